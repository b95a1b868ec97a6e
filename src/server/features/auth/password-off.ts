import { AppError } from '#contract/error.ts';

/** Where the provider is the only way in, nothing is done with passwords: none is proved, set or asked for. */
export function passwordOff(): AppError {
  return new AppError('password_off', 'Signing in with a password is turned off here. Use your provider.');
}
