import type { AppError } from '#contract/error.ts';
import { refusal } from '#contract/refusals.ts';

/** Where the provider is the only way in, nothing is done with passwords: none is proved, set or asked for. */
export function passwordOff(): AppError {
  return refusal('password_off');
}
