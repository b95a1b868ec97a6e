/** The state of a history entry that a step on has made, as `navigate` takes it: {@link isStep}. */
export const STEP = { step: true };

/** Whether Back leads from here to the screen on which the step was taken. */
export function isStep(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'step' in state;
}
