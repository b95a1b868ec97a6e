import { refuseUnlessUnderstood } from '#domain/stylist/house/language/wishes/refuse-unless-understood.ts';
import type { Prompt } from './prompts.ts';

/** What nobody understands is asked back, which is the right answer, and no outfit. */
export function isUnderstood({ text }: Prompt): boolean {
  try {
    refuseUnlessUnderstood(text);
    return true;
  } catch {
    return false;
  }
}
