import type { Garment, Worn } from '#domain/wardrobe/garment.ts';
import { garmentPairPoints } from '#domain/wardrobe/garment-pairs.ts';
import { RECIPES } from '#domain/wardrobe/recipes/recipes.ts';
import { garmentOf, garmentsIn } from '#domain/wardrobe/wardrobe.ts';
import { markdownTable } from '../markdown-table.ts';
import { type Chance, chanceFrom } from '../palette/chance.ts';
import type { Section } from '../section.ts';

const WEARERS = ['womenswear', 'menswear', 'everyone'] as const satisfies readonly Worn[];
const QUESTIONS = 2_000;
const CHOICES = 4;

interface Question {
  rest: readonly Garment[];
  right: Garment;
  wrong: readonly Garment[];
}

/** Outfits of the recipes with one garment taken out, and three of the same part that the recipe does not know. */
function questionsFrom(chance: Chance): Question[] {
  const outfits = RECIPES.flatMap((recipe) =>
    WEARERS.map((worn) => ({
      worn,
      lines: [...recipe.must[worn], recipe.shoes[worn].replaceAll('|', ' | ')],
      known: new Set(
        [recipe.may, recipe.onTheWay, recipe.touches.good, recipe.shoes[worn], ...recipe.must[worn]]
          .join('|')
          .split(/ \+ | \| |\|/),
      ),
    })),
  );
  const questions: Question[] = [];

  while (questions.length < QUESTIONS) {
    const { worn, lines, known } = chance.pick(outfits);
    const outfit = wearable(lines.flatMap((line) => chance.pick(line.split(' | ')).split(' + ')));
    if (outfit.length < 3) continue;
    const right = chance.pick(outfit);
    const others = garmentsIn(right.slot).filter(
      (garment) => (garment.worn === 'everyone' || garment.worn === worn) && !known.has(garment.key),
    );
    if (others.length < CHOICES) continue;
    const wrong = Array.from({ length: CHOICES - 1 }, () => chance.pick(others));
    questions.push({ rest: outfit.filter((garment) => garment !== right), right, wrong });
  }

  return questions;
}

/** One garment of each part: a dress that meets two lines is worn once, without trousers beside it. */
function wearable(keys: readonly string[]): Garment[] {
  const garments = [...new Set(keys)].map(garmentOf).filter((garment) => garment !== null);
  const hasDress = garments.some(({ slot }) => slot === 'dress');

  return garments.filter(
    ({ slot }, at) =>
      !(hasDress && ['top', 'bottom'].includes(slot)) &&
      garments.findIndex((other) => other.slot === slot) === at,
  );
}

/** The table of pairs against what the recipes, written apart from it, wear together. */
export async function pairs(): Promise<Section> {
  const points = (garment: Garment, rest: readonly Garment[]) =>
    rest.reduce((sum, other) => sum + garmentPairPoints(garment, other), 0) / rest.length;
  const answers = questionsFrom(chanceFrom(7)).map(({ rest, right, wrong }) => ({
    right: points(right, rest),
    wrong: wrong.map((garment) => points(garment, rest)),
  }));
  const filled = answers.filter(({ right, wrong }) => wrong.every((other) => other < right)).length;
  const compared = answers.flatMap(({ right, wrong }) =>
    wrong.map((other): number => (other < right ? 1 : other === right ? 0.5 : 0)),
  );
  const inBlank = filled / answers.length;
  const above = compared.reduce((sum, won) => sum + won, 0) / compared.length;

  return {
    title: 'Pairs: what goes with what',
    body: `${QUESTIONS} outfits of the recipes for occasions with one garment taken out, beside three of the same part that the recipe does not know.
The recipes were written from sources about occasions, the table of pairs from rules of dress code, warmth, style and cut, by the
same hands; neither was fitted to the other. A garment beyond a recipe may still be right, so that 100 % is not to be had. Lists of categories from
outside are rated by the same table: \`npm run score\`.

${markdownTable([
  ['What', 'Measured', 'By chance'],
  ['the right one of four', `${(inBlank * 100).toFixed(1)} %`, '25.0 %'],
  ['the right one above a wrong one', `${(above * 100).toFixed(1)} %`, '50.0 %'],
])}`,
    bars: [
      { what: 'pairs: the right garment of four', measured: inBlank, must: { atLeast: 0.5 } },
      { what: 'pairs: right above wrong', measured: above, must: { atLeast: 0.76 } },
    ],
  };
}
