import { showToast } from '#web/ui/toast/toast-store.ts';
import { messageOf } from './api-error.ts';

/** What is said about a call that failed: the catalogue's title, and its text where the server had no words. */
export interface FailureWords {
  title: string;
  fallback: string;
}

/** Says in a notice that a call failed. */
export function showFailure({ title, fallback }: FailureWords, error: unknown): void {
  showToast({ title, description: messageOf(error, fallback), variant: 'destructive' });
}
