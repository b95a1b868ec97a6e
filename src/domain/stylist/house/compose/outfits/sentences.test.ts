import { describe, expect, it } from 'vitest';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { emptyProfile, onboardingOf } from '../../../testing/empty-profile.ts';
import { looksFor, textOf } from '../../../testing/looks-for.ts';
import { readWishes } from '../../language/wishes/wishes.ts';
import { proposeOutfit } from '../propose-outfit.ts';

describe('a sentence about a look', () => {
  const PROMPTS = ['a barbecue in a linen shirt', 'casual friday in jeans', 'lunch with friends in chinos'];
  const drafts = PROMPTS.flatMap((prompt) =>
    (['womenswear', 'menswear'] as const).flatMap((worn) => looksFor(prompt, { worn })),
  );

  it('does not half-tuck what was tucked in the sentence before', () => {
    const tucked = drafts.filter(({ description }) => description.includes(' tucked into '));

    expect(tucked.length).toBeGreaterThan(0);
    for (const { description } of tucked) expect(description).not.toMatch(/half-tuck|\. tuck/i);
  });

  it('names the occasion once, in its title or among the reasons, and not with the bag', () => {
    for (const { description } of drafts)
      expect(description).not.toMatch(/all it needs|ready for|finish(?:es)? it for/);
  });

  it('calls no pair of trousers a note of color', () => {
    for (const { title, items } of drafts) {
      const note = /with a note of (.+)$/i.exec(title)?.[1]?.toLowerCase();
      const trousers = items.find(({ slot }) => slot === 'bottom')?.color.toLowerCase();
      const others = items.filter(({ slot }) => slot !== 'bottom').map(({ color }) => color.toLowerCase());

      if (note !== undefined && note === trousers) expect(others).toContain(note);
    }
  });

  it('leaves nothing unbuttoned or rolled at a service', () => {
    for (const draft of looksFor('Easter service, a dress with sleeves'))
      expect(draft.description).not.toMatch(/unbuttoned|roll|top button/i);
  });

  it.each(['no black because it will be really hot', 'kein Schwarz, weil es sehr heiß wird'])(
    'hears the weather behind a reason: %s',
    (prompt) => {
      expect(readWishes(`a day at the park, ${prompt}`).weather).toBe('hot');
    },
  );

  it.each([['meetings all day and then a charity gala', /For a meeting, plan a second look/]])(
    'says what to do about the other half of a day: %s',
    (prompt, said) => {
      const reasons = looksFor(prompt).flatMap((draft) => draft.reasons);

      expect(reasons.some((reason) => said.test(reason))).toBe(true);
    },
  );

  it('takes no place for a wished style', () => {
    for (const { unmet, reasons } of looksFor('a formal night on a Mediterranean cruise'))
      expect(JSON.stringify([unmet, reasons])).not.toMatch(/mediterranean/i);
  });
});

describe('a pinafore', () => {
  it('is described with what is worn below it', () => {
    for (const seed of [1, 2, 3]) {
      const { items, description } = proposeOutfit({
        prompt: 'a pinafore dress for the weekend',
        priceRange: '100-200',
        seed,
        profile: emptyProfile(),
        inspirations: [],
        recent: [],
        onboarding: onboardingOf('womenswear'),
      });
      const below = items.find(({ slot }) => slot === 'top');

      expect(below).toBeDefined();
      expect(description.toLowerCase()).toContain(
        garmentOf(below?.garment ?? '')
          ?.name.split(' ')
          .at(-1),
      );
    }
  });
});

describe('what is said', () => {
  it('calls no business trip a code that was asked for', () => {
    for (const draft of looksFor('business congress in Vienna in March', { seeds: [11, 12] }))
      expect(textOf(draft)).not.toMatch(/as you asked/);
  });
});
