import { expect, test } from 'vitest';
import { OCCASIONS } from '#contract/onboarding.ts';
import { briefOfStranger } from './first-looks.ts';
import { proposeOutfit } from './house/compose/propose-outfit.ts';
import { OCCASION_PROMPTS } from './occasion-prompts.ts';

test('what is asked for at the end of the wizard is understood to its last word', () => {
  for (const occasion of OCCASIONS) {
    const asked = { prompt: OCCASION_PROMPTS[occasion], priceRange: '100-200', isRangeOpen: true } as const;
    const draft = proposeOutfit(briefOfStranger(asked, 1, new Date('2026-05-04T12:00:00Z')));
    expect(draft.notUnderstood, occasion).toEqual([]);
    expect(draft.unmet, occasion).toEqual([]);
  }
});
