/** The window's event by which any screen asks the dashboard for the quiz, filled in with the earlier answers. */
const RETAKE_QUIZ_EVENT = 'retakeQuiz';

/** Asks the app, from wherever this is called, for the quiz once more. */
export function raiseRetakeQuiz(): void {
  window.dispatchEvent(new Event(RETAKE_QUIZ_EVENT));
}

/** Calls `onRetake` whenever a retake is asked for. @returns what stops it */
export function hearRetakeQuiz(onRetake: () => void): () => void {
  window.addEventListener(RETAKE_QUIZ_EVENT, onRetake);
  return () => window.removeEventListener(RETAKE_QUIZ_EVENT, onRetake);
}
