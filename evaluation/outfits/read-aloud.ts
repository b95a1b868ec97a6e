import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { AppError } from '#contract/error.ts';
import { ENGLISH } from '#contract/languages.ts';
import { finishOutfit } from '#domain/stylist/finish-outfit.ts';
import { outfitIn } from '#domain/stylist/writing/write-outfit.ts';
import { OUTFITS_COPY } from '#web/features/outfits/copy.ts';
import { briefFor, dress, PEOPLE, type Person, SITUATIONS, type Situation } from './situations.ts';

/**
 * Prints outfits as text, to be read aloud as the person would: people and situations in turn, so that sixty are five people
 * for each of twelve situations. What one would not wear is mended by its cause, in the data or the rules.
 * Usage: node evaluation/outfits/read-aloud.ts [how many] [seed] [a request of your own for all of them] [--language de]
 * With --requests FILE it dresses other people for other requests: `{ people: Person[], requests: { person, prompt, range }[] }`,
 * `person` an index into `people`; so a reader can judge what nobody has developed on.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string', default: ENGLISH }, requests: { type: 'string' } },
});
const [count = '60', seed = '1', own] = positionals;
const asked = values.requests === undefined ? inTurn() : readRequests(values.requests);
for (const [index, { person, situation }] of asked.slice(0, Number(count)).entries()) {
  try {
    readAloud(`${index + 1}.`, person, situation, Number(seed) * 1_009 + index * 31);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    console.log(`\n${index + 1}. "${situation.prompt}"\n   Asked back: ${error.message}`);
  }
}

interface Asked {
  person: Person;
  situation: Situation;
}

function inTurn(): Asked[] {
  const situations: readonly Situation[] = own === undefined ? SITUATIONS : [{ prompt: own, range: null }];

  return Array.from({ length: Number(count) }, (_, number) => ({
    person: at(PEOPLE, number + Math.floor(number / PEOPLE.length)),
    situation: at(situations, number),
  }));
}

function readRequests(file: string): Asked[] {
  const { people, requests }: { people: Person[]; requests: (Situation & { person: number })[] } = JSON.parse(
    readFileSync(file, 'utf8'),
  );

  return requests.map(({ person, ...situation }) => ({ person: at(people, person), situation }));
}

/** The entry at an index, over and over. */
function at<T>(list: readonly T[], index: number): T {
  const entry = list[index % list.length];
  if (entry === undefined) throw new RangeError('Nothing to take from an empty list.');

  return entry;
}

function readAloud(number: string, person: Person, situation: Situation, chance: number): void {
  const { prompt, range } = situation;
  const brief = briefFor(person, situation, chance);
  let id = 0;
  const outfit = outfitIn(
    values.language,
    finishOutfit(dress(person, situation, chance), { ...brief, newId: () => `item-${++id}-here` }),
  );
  const { colorPalette = [], customColorPalette = [], styleCategories = [] } = person.taste;
  const taste = [...styleCategories, ...colorPalette, ...customColorPalette].join(', ');

  console.log(`\n${number} "${prompt}" (${range ?? 'no price range chosen'})`);
  console.log(
    `   ${person.name}: wears ${person.wardrobe ?? '(not said)'}${taste === '' ? '' : `; likes ${taste}`}`,
  );
  console.log(`   ${outfit.title}, about $${Math.round(outfit.estimatedTotalCents / 100)}`);
  for (const { color, item, pattern, priceRange, tailoringTips } of outfit.items)
    console.log(
      `   - ${color} ${item}, ${pattern}, ${priceRange || 'their own'}. Tailor: ${tailoringTips.join('; ')}.`,
    );
  console.log(`   ${outfit.description}`);
  for (const reason of outfit.reasons) console.log(`   * ${reason}`);
  console.log(`   Fit: ${outfit.overallFitAdvice}`);
  for (const { words, why } of outfit.unmet ?? [])
    console.log(`   Not met: ${words} (${OUTFITS_COPY.detail.unmetBecause[why]})`);
  if (outfit.notUnderstood.length > 0) console.log(`   Not understood: ${outfit.notUnderstood.join(', ')}`);
}
