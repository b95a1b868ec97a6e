import { describe, expect, test } from 'vitest';
import { WIZARD_LOOKS } from '#contract/onboarding.ts';
import { wizardLook } from './wizard-looks.ts';

describe('the looks of the wizard', () => {
  test.each(WIZARD_LOOKS)('%s has something above, below and on the feet', (name) => {
    const slots = wizardLook(name).map(({ slot }) => slot);
    for (const slot of ['top', 'bottom', 'shoes']) expect(slots).toContain(slot);
  });

  test('no two are alike', () => {
    const drawn = WIZARD_LOOKS.map((name) => JSON.stringify(wizardLook(name)));
    expect(new Set(drawn).size).toBe(WIZARD_LOOKS.length);
  });
});
