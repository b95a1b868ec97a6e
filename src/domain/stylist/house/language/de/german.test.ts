import { describe, expect, it } from 'vitest';
import { lookUp } from '../lexicon/lexicon.ts';
import { readWishes } from '../wishes/wishes.ts';
import { GERMAN_WORDS } from './words.ts';

function demanded(prompt: string): string[] {
  return readWishes(prompt).demands.map(({ target, colours, fabrics }) =>
    [...colours.map(({ label }) => label), ...fabrics.map(({ names }) => names[0]), target.label]
      .join(' ')
      .toLowerCase(),
  );
}

describe('German', () => {
  it('names only entries that the English lexicon has', () => {
    expect(GERMAN_WORDS.filter(([english]) => lookUp(english) === null)).toEqual([]);
  });

  it.each([
    ['ein blaues Wickelkleid', ['blue wrap dress']],
    ['ein Röckli und a Westle', ['skirt', 'vest']],
    ['das kleine Schwarze', ['black cocktail dress']],
    ['Manchesterhose und Kreolen', ['corduroy trousers', 'hoops']],
    ['Chinos und Rollkragenpulli, der Pulli in Weinrot', ['chino', 'burgundy turtleneck']],
    ['eine Seidenbluse in Creme', ['cream silk blouse']],
    ['schwarze Lederstiefel und einen grauen Wollmantel', ['black leather boots', 'gray wool wool coat']],
    ['dunkelgrüne Röcke', ['forest green skirt']],
    ['einen roten Guertel', ['red belt']],
    ['eine Bluse in hellem Grün', ['mint blouse']],
    ['eine Cordhose', ['corduroys']],
    ['ein blaues Jäckchen', ['blue jacket']],
    ['ein beiger Rock', ['beige skirt']],
    ['dunkle Jeans', ['dark jeans']],
    ['ein heller Mantel', ['light coat']],
    ['ein helles Kostüm', ['light skirt suit']],
    ['eine Jupe in Dunkelrot', ['burgundy skirt']],
    ['oben rot, unten blau', ['red top', 'blue bottoms']],
    ['Wandern auf dem Berg oben, unten am See ein Eis, in Rot bitte', []],
    ['Rot mag ich gerade, aber nur oben', ['red top']],
    ['ein Strohhut', ['straw straw hat']],
    ['eine Wachsjacke und ein Kolani', ['quilted jacket', 'peacoat']],
    ['Schuhe mit kleinem Absatz', ['low heels']],
    ['oben eine Bluse, unten eine weiße Leggings', ['blouse', 'white leggings']],
    ['Leinenturnschuhe und ein Pullunder', ['canvas canvas sneakers', 'sweater vest']],
    ['ein Rock in Brauntönen', ['brown skirt']],
    ['ein Hosenanzug in Hellgrau', ['gray trouser suits']],
    ['ein Fischerhut und Polohemden', ['cotton bucket hat', 'polo']],
  ])('reads the pieces of “%s”', (prompt, pieces) => {
    expect(demanded(prompt)).toEqual(pieces);
  });

  it('says back which one it is where half of a word says it', () => {
    expect(readWishes('Grillen bei Freunden, Flimmerhose und weißes Hemd').notUnderstood).toEqual([
      'Flimmerhose',
    ]);
  });

  it.each([
    ['Beerdigung meines Großvaters im Dezember', 'funeral', 'cold'],
    ['Sommerhochzeit im Garten', 'garden-wedding', 'hot'],
    ['mein erster Tag im neuen Job', 'first-day', null],
    ['Opernabend im Winter', 'opera', 'cold'],
    ['Museumsbesuch', 'museum', null],
    ['Tanzabend', 'night-out', null],
    ['Einschulung meiner Tochter im August', 'confirmation', 'hot'],
    ['Goldene Hochzeit meiner Großeltern', 'confirmation', null],
    ['Schnitzeljagd im Wald', 'playground', null],
  ])('reads what “%s” is for', (prompt, occasion, weather) => {
    const wishes = readWishes(prompt);

    expect([wishes.occasion?.key, wishes.weather]).toEqual([occasion, weather]);
  });

  it.each([
    ['bitte keine hohen Schuhe, ohne Absätze', 'heels'],
    ['Absätze mag ich nicht', 'heels'],
    ['alles außer Röcken', 'skirt'],
    ['ich bin kein Krawattentyp', 'tie'],
  ])('hears the refusal in “%s”', (prompt, refused) => {
    expect(readWishes(prompt).refuses.targets.map(({ label }) => label)).toContain(refused);
  });

  it('reads an ending before a noun as an ending, and behind it as more', () => {
    const shapes = (text: string) =>
      readWishes(text).demands.flatMap((one) => one.shapes.map(({ label }) => label));

    expect(shapes('ein enger Rock und ein weiter Pullover')).toEqual(['close fits', 'loose cuts']);
    expect(shapes('einen Rock, aber bitte weiter')).toEqual([]);
  });

  it.each([
    ['saubequem, fürs Sofa', 'comfortable'],
    ['superbequem und warm', 'comfortable'],
  ] as const)('reads what is very much so: %s', (prompt, mood) => {
    expect([...readWishes(prompt).moods]).toContain(mood);
  });

  it('wants what is named behind “sondern”', () => {
    const { demands } = readWishes(
      'Anzug dunkelblau, weißes Hemd, keine Krawatte sondern Einstecktuch. Bin Trauzeuge',
    );

    expect(demands.map(({ target }) => target.label)).toContain('pocket square');
  });

  it('strikes the cloth that is not borne', () => {
    expect(readWishes('Wolle kratzt, bitte etwas Warmes fürs Büro').refuses.fabrics.has('wool')).toBe(true);
  });

  it('gives back the words that it does not know, as they were written', () => {
    expect(readWishes('ein Kleid für den Schnurzelpurz').notUnderstood).toEqual(['Schnurzelpurz']);
  });
});

it.each([
  'Vorstellungsgespräch, Anzug hab ich keinen und will auch keinen kaufen',
  'Hochzeit im Sommer, Anzug besitze ich keinen',
  'Beerdigung vom Nachbarn, hab keinen Anzug will auch keinen',
  "wedding in June, I don't own a suit and don't want one",
])('what nobody has is left out: %s', (text) => {
  expect(readWishes(text).refuses.targets.map(({ label }) => label)).toEqual(['suit']);
});
