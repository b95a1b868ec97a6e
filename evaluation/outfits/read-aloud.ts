import { parseArgs } from 'node:util';
import { ENGLISH } from '#contract/languages.ts';
import { finishOutfit } from '#domain/stylist/finish-outfit.ts';
import { outfitIn } from '#domain/stylist/writing/write-outfit.ts';
import { briefFor, dress, PEOPLE, type Person, SITUATIONS, type Situation } from './situations.ts';

/**
 * Prints outfits as text, to be read aloud as the person would: people and situations in turn, so that sixty are five people
 * for each of twelve situations. What one would not wear is mended by its cause, in the data or the rules.
 * Usage: node evaluation/outfits/read-aloud.ts [how many] [seed] [a request of your own for all of them] [--language de]
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string', default: ENGLISH } },
});
const [count = '60', seed = '1', own] = positionals;
const situations: readonly Situation[] = own === undefined ? SITUATIONS : [{ prompt: own, range: null }];

for (let number = 0; number < Number(count); number++) {
  const situation = situations[number % situations.length];
  const person = PEOPLE[(number + Math.floor(number / PEOPLE.length)) % PEOPLE.length];
  if (situation !== undefined && person !== undefined)
    readAloud(`${number + 1}.`, person, situation, Number(seed) * 1_009 + number * 31);
}

function readAloud(number: string, person: Person, situation: Situation, at: number): void {
  const { prompt, range } = situation;
  const brief = briefFor(person, situation, at);
  let id = 0;
  const outfit = outfitIn(
    values.language,
    finishOutfit(dress(person, situation, at), { ...brief, newId: () => `item-${++id}-here` }),
  );
  const { colorPalette = [], customColorPalette = [], styleCategories = [] } = person.taste;
  const taste = [...styleCategories, ...colorPalette, ...customColorPalette].join(', ');

  console.log(`\n${number} "${prompt}" (${range ?? 'no price range chosen'})`);
  console.log(
    `   ${person.name}: wears ${person.wardrobe ?? '(not said)'}${taste === '' ? '' : `; likes ${taste}`}`,
  );
  console.log(`   ${outfit.title}, about $${Math.round(outfit.estimatedTotalCents / 100)}`);
  for (const { color, item, pattern, priceRange, tailoringTips } of outfit.items)
    console.log(`   - ${color} ${item}, ${pattern}, ${priceRange}. Tailor: ${tailoringTips.join('; ')}.`);
  console.log(`   ${outfit.description}`);
  for (const reason of outfit.reasons) console.log(`   * ${reason}`);
  console.log(`   Fit: ${outfit.overallFitAdvice}`);
  for (const { words, why } of outfit.unmet ?? []) console.log(`   Not met: ${words} (${why})`);
  if (outfit.notUnderstood.length > 0) console.log(`   Not understood: ${outfit.notUnderstood.join(', ')}`);
}
