import { ApiError, inlineMessageOf } from '#web/lib/api-error.ts';
import { AUTH_COPY } from './copy.ts';

const COPY = AUTH_COPY.login.failed;

/** Why nobody is signed in. Only a server that has judged the password may be heard to say that it is wrong. */
export function loginProblem(error: Error): string {
  return inlineMessageOf(error, isJudged(error) ? COPY.fallback : COPY.noJudgement);
}

export function isJudged(error: Error): boolean {
  return error instanceof ApiError && error.status === 401;
}
