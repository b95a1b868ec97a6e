import { AppError, type AppErrorDetails } from './error.ts';
import { REFUSALS } from './refusal-texts.ts';
import { fill, type GivenParams, type Params } from './said.ts';

/** The reasons of the closed list. */
export type Refusal = keyof typeof REFUSALS;

type Details<Reason extends Refusal> = AppErrorDetails & {
  /** The field of a form that this is about: it is said beside it. */
  field?: string;
} & GivenParams<(typeof REFUSALS)[Reason][1]>;

type Given<Reason extends Refusal> =
  Record<never, never> extends Details<Reason> ? [details?: Details<Reason>] : [details: Details<Reason>];

/** The error of a reason: with its code, its parameters, and what they make in English. */
export function refusal<Reason extends Refusal>(reason: Reason, ...[details]: Given<Reason>): AppError {
  const { field, params, ...rest }: AppErrorDetails & { field?: string; params?: Params } = details ?? {};
  const [code, text] = REFUSALS[reason];
  const sentence = { message: fill(text, params), reason, ...(params && { params }) };
  return new AppError({ ...sentence, code, ...(field && { fields: { [field]: sentence } }) }, rest);
}
