import type { ProviderProblem } from '#contract/sign-in-options.ts';
import { InlineError } from '#web/ui/inline-error.tsx';
import { PROBLEM_COPY } from './problem-copy.ts';

/** Rarely seen, and fetched when it is. */
export function ProviderProblemText({ problem, name }: { problem: ProviderProblem; name: string }) {
  return <InlineError>{PROBLEM_COPY[problem](name)}</InlineError>;
}
