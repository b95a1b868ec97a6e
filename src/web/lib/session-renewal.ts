import { ApiError } from './api-error.ts';

/** Asks the person to sign in again; true once the same person has. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
/** However many calls find the session over, the person is asked once. */
let asked: Promise<boolean> | null = null;

/** Registers what asks the person to sign in again. @returns what unregisters it */
export function offerRenewal(offered: Ask): () => void {
  ask = offered;
  return () => {
    if (ask === offered) ask = null;
  };
}

/** One try; when it finds the session over, the person is asked to sign in, and then it is tried once more. */
export async function withRenewal<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    const isOver = error instanceof ApiError && error.code === 'signed_out';
    if (!isOver || ask === null) throw error;

    asked ??= ask().finally(() => {
      asked = null;
    });
    if (!(await asked)) throw error;
    return attempt();
  }
}
