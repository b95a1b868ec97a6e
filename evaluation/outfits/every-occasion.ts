import type { Wardrobe } from '#contract/onboarding.ts';
import { composeOutfit } from '#domain/stylist/house/compose/compose-outfit.ts';
import { readWishes } from '#domain/stylist/house/language/wishes/wishes.ts';
import { OCCASIONS } from '#domain/wardrobe/occasions/occasions.ts';
import type { Section } from '../section.ts';
import { briefFor } from './situations.ts';

const WARDROBES: readonly Wardrobe[] = ['womenswear', 'menswear', 'everything'];
const MONTHS = ['January', 'April', 'July'];

/**
 * Every occasion, in each wardrobe and three months, with no price range chosen. An outfit whose plan had to give up the tables of
 * what is left on the rail is dressed by chance: a recipe, the weather and a table contradict each other there.
 */
export async function everyOccasion(): Promise<Section> {
  const given: string[] = [];
  let asked = 0;

  for (const { key, words, phrase } of OCCASIONS) {
    const [said = phrase] = (words || phrase).split('|');
    for (const wardrobe of WARDROBES) {
      for (const month of MONTHS) {
        const situation = { prompt: `${said} in ${month}`, range: null };
        const brief = briefFor({ name: key, wardrobe, taste: {} }, situation, 1);
        const composed = composeOutfit(brief, readWishes(situation.prompt));
        asked++;
        if (composed?.plan.isChoosy !== true) given.push(`${situation.prompt} (${wardrobe})`);
      }
    }
  }

  return {
    title: 'Every occasion in three months',
    body: `${asked} outfits. Those whose plan gave up what a stylist leaves on the rail: ${given.length === 0 ? 'none' : given.join(', ')}.`,
    bars: [
      {
        what: 'occasions dressed without giving up a rule',
        measured: 1 - given.length / asked,
        must: { atLeast: 0.97 },
      },
    ],
  };
}
