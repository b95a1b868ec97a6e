import { dress, PEOPLE, SITUATIONS } from './situations.ts';

/**
 * Prints sixty outfits as text, five people for each of twelve situations, to be read aloud as the person would: `node
 * evaluation/outfits/read-aloud.ts [seed]`. What one would not wear is mended by its cause, in the data or the rules.
 */
const seed = Number(process.argv[2] ?? 1);
let number = 0;

for (const [at, situation] of SITUATIONS.entries()) {
  for (let turn = 0; turn < 5; turn++) {
    const person = PEOPLE[(at * 5 + turn) % PEOPLE.length];
    if (person === undefined) continue;

    const { title, items, description, reasons } = dress(person, situation, seed + at * 31 + turn);
    const worn = items.map(
      ({ color, item, priceLowCents, priceHighCents }) =>
        `${color} ${item} ($${(priceLowCents + priceHighCents) / 200})`,
    );
    console.log(`\n${++number}. ${person.name} (${person.wardrobe ?? 'not said'}), "${situation.prompt}"`);
    console.log(`   ${title}\n   ${worn.join(', ')}\n   ${description}\n   ${reasons.join(' ')}`);
  }
}
