import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { FABRIC_PATTERNS, SLOTS } from '#contract/outfits.ts';
import { COLOUR_NAMES } from '#contract/palette.ts';
import { AVOIDANCES, BODY_GOALS, STYLE_NAMES } from '#contract/style-profile.ts';
import { garmentsIn } from '#domain/wardrobe/wardrobe.ts';

/** What stands between double braces in the prompts: the vocabularies, from the place where they are kept. */
const VOCABULARIES: Record<string, string> = {
  colours: COLOUR_NAMES.join(', '),
  styles: STYLE_NAMES.join(', '),
  patterns: FABRIC_PATTERNS.join(', '),
  avoidances: AVOIDANCES.join(', '),
  goals: BODY_GOALS.join(', '),
  garments: SLOTS.map(
    (slot) =>
      `- ${slot}: ${garmentsIn(slot)
        .map(({ key }) => key)
        .join(', ')}`,
  ).join('\n'),
};

const common = readPrompt('common');
const wardrobe = readPrompt('wardrobe');

/** What a model is told before it sees anything of a person. The words stand in `prompts/`. */
export const INSTRUCTIONS = {
  analysePhotos: [common, readPrompt('analyse-photos')].join('\n'),
  assessQuiz: [common, readPrompt('assess-quiz')].join('\n'),
  reviseProfile: [common, readPrompt('revise-profile')].join('\n'),
  proposeOutfit: [common, wardrobe, readPrompt('propose-outfit')].join('\n'),
  proposeLooks: [common, wardrobe, readPrompt('propose-outfit'), readPrompt('propose-looks')].join('\n'),
  reviseOutfit: [common, wardrobe, readPrompt('revise-outfit')].join('\n'),
} as const;

export const REPAIR = readPrompt('repair');
export const PAINT = readPrompt('paint-outfit');

/** Changes with every word of the instructions; stored with what they led to. */
export const PROMPTS_VERSION = createHash('sha256')
  .update(JSON.stringify([INSTRUCTIONS, REPAIR, PAINT]))
  .digest('hex')
  .slice(0, 8);

function readPrompt(name: string): string {
  return readFileSync(new URL(`./prompts/${name}.md`, import.meta.url), 'utf8').replace(
    /\{\{(\w+)\}\}/g,
    (_placeholder, vocabulary: string) => {
      const words = VOCABULARIES[vocabulary];
      if (words === undefined)
        throw new Error(`prompts/${name}.md names no vocabulary of ours: ${vocabulary}`);
      return words;
    },
  );
}
