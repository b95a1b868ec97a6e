import { pricePoints, tierAt } from '#domain/shopping/price-points.ts';
import { reviewDraft } from '#domain/stylist/review/review-draft.ts';
import type { DraftItem, OutfitBrief, OutfitDraft } from '#domain/stylist/stylist.ts';
import { isFabricName } from '#domain/wardrobe/fabrics.ts';
import type { Kind } from '#domain/wardrobe/garment.ts';
import { footwearOf, sleeveOf } from '#domain/wardrobe/garment-facts.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { markdownTable } from '../markdown-table.ts';
import type { Section } from '../section.ts';
import { briefFor, dress, PEOPLE, SITUATIONS } from './situations.ts';

const OUTFITS = 300;
const WOOLLENS = [
  'wool',
  'wool flannel',
  'merino',
  'lambswool',
  'cashmere',
  'tweed',
  'mohair',
  'velvet',
  'fleece',
];
const SPOILT = ['suede', 'silk', 'satin', 'velvet', 'straw', 'raffia', 'canvas'];
const PALE_SHIRTS = [
  'White',
  'Ivory',
  'Cream',
  'Sky Blue',
  'Powder Blue',
  'Blush',
  'Lavender',
  'Mint',
  'Butter',
  'Pink',
  'Beige',
  'Stone',
  'Peach',
  'Silver',
];
const SOMBRE = ['Black', 'Charcoal', 'Navy', 'Slate', 'Gray', 'Chocolate', 'White', 'Silver'];
const BLACKS = ['Black', 'Charcoal'];
const BROWNS = ['Brown', 'Chocolate', 'Cognac', 'Tan', 'Camel'];
const LEATHERS = ['leather', 'suede', 'patent leather', 'vegan leather'];

/** An outfit as the rules ask it. */
class Read {
  readonly items: readonly DraftItem[];
  readonly text: string;

  constructor(draft: OutfitDraft) {
    this.items = draft.items;
    this.text = [draft.description, ...draft.reasons].join(' ');
  }

  has(...kinds: Kind[]): boolean {
    return this.items.some(({ garment }) => kinds.some((kind) => garmentOf(garment)?.kinds.includes(kind)));
  }

  of(...kinds: Kind[]): DraftItem[] {
    return this.items.filter(({ garment }) => kinds.some((kind) => garmentOf(garment)?.kinds.includes(kind)));
  }

  hasKey(...keys: string[]): boolean {
    return this.items.some(({ garment }) => keys.includes(garment ?? ''));
  }

  get clothes(): DraftItem[] {
    return this.items.filter(({ slot }) => ['outer', 'top', 'bottom', 'dress'].includes(slot));
  }

  get shoe(): DraftItem | undefined {
    return this.items.find(({ slot }) => slot === 'shoes');
  }

  get dollars(): number {
    return this.items.reduce((sum, item) => sum + (item.priceLowCents + item.priceHighCents) / 200, 0);
  }
}

type Rule = readonly [name: string, holds: (outfit: Read) => boolean];

/** Written once more, apart from the recipes, so that a slip in them shows. */
const RULES: Readonly<Record<string, readonly Rule[]>> = {
  'June garden wedding as a guest, 150 dollars': [
    ['no thin heel on a lawn', (outfit) => footwearOf(outfit.shoe?.garment ?? '')?.heel !== 'thin'],
    ['no wool in June', (outfit) => outfit.clothes.every(({ fabric }) => !WOOLLENS.includes(fabric))],
    ['150 dollars at most', (outfit) => outfit.dollars <= 150],
    [
      'nothing of the bride',
      (outfit) =>
        outfit.clothes.every(
          ({ slot, color }) => slot === 'top' || !['White', 'Ivory', 'Cream'].includes(color),
        ),
    ],
  ],
  'first day in a bank, January': [
    [
      'a suit, or a dress and a blazer',
      (outfit) => outfit.has('suit') || (outfit.has('dress') && outfit.has('blazer')),
    ],
    ['no linen in January', (outfit) => outfit.clothes.every(({ fabric }) => fabric !== 'linen')],
    ['a coat', (outfit) => outfit.has('coat')],
  ],
  'weekend in Lisbon in May, hand luggage': [
    ['flat shoes', (outfit) => !outfit.has('heels')],
    ['no coat for frost', (outfit) => !outfit.hasKey('parka', 'puffer', 'duffle-coat', 'teddy-coat')],
  ],
  'minus 10 and snow, a walk with the dog': [
    ['boots that hold', (outfit) => footwearOf(outfit.shoe?.garment ?? '')?.sole === 'lug'],
    ['gloves and a hat', (outfit) => outfit.has('gloves') && outfit.has('hat')],
    [
      'a hat and gloves of wool',
      (outfit) =>
        outfit
          .of('hat', 'gloves')
          .every(({ fabric }) => /wool|merino|fleece|cashmere|leather|shearling/.test(fabric)),
    ],
    ['no advice against the cold', (outfit) => !/open|stay light|bare|ankle|breathe/i.test(outfit.text)],
  ],
  'cocktail party in December': [
    [
      'no scarf, hat or backpack at the table',
      (outfit) => !outfit.has('hat', 'backpack') && !outfit.hasKey('silk-scarf'),
    ],
    ['no denim, no sneakers', (outfit) => !outfit.has('jeans', 'sneakers')],
  ],
  'job interview at a startup': [['no hoodie, no tie', (outfit) => !outfit.has('hoodie', 'tie', 'bow-tie')]],
  'office on a rainy day': [
    [
      'nothing that rain spoils',
      (outfit) => outfit.items.every(({ slot, fabric }) => slot === 'accessory' || !SPOILT.includes(fabric)),
    ],
  ],
  'funeral in November': [
    ['a coat', (outfit) => outfit.has('coat')],
    [
      'no word about looks',
      (outfit) => !/prettiness|speaks up|ready for|finish(?:es)? it|tuck|carr(?:y|ies)/i.test(outfit.text),
    ],
    ['legs covered in November', (outfit) => !outfit.has('skirt', 'dress') || outfit.has('tights')],
    ['quiet colors', (outfit) => outfit.clothes.every(({ color }) => SOMBRE.includes(color))],
    [
      'covered arms',
      (outfit) =>
        outfit.items.every(({ slot, garment }) => slot !== 'top' || sleeveOf(garment ?? '') !== 'none'),
    ],
  ],
  'music festival, rain expected': [['closed flat shoes', (outfit) => !outfit.has('heels', 'open-toe')]],
  'church service in summer': [
    ['covered knees', (outfit) => !outfit.has('shorts', 'above-knee')],
    ['no wool', (outfit) => outfit.clothes.every(({ fabric }) => !WOOLLENS.includes(fabric))],
  ],
  gym: [['shoes to train in', (outfit) => outfit.hasKey('running-shoes')]],
  'date night': [['nothing of the gym', (outfit) => !outfit.has('active', 'lounge')]],
};

/** Of every outfit, whatever for. */
const ALWAYS: readonly Rule[] = [
  ['two touches at most', (outfit) => touchesOf(outfit).length <= 2],
  ['six colors at most', (outfit) => new Set(outfit.items.map(({ color }) => color)).size <= 6],
  ['leathers agree', leathersAgree],
  [
    'metals agree',
    (outfit) =>
      new Set(
        outfit
          .of('jewelry', 'watch', 'heels', 'flats', 'clutch', 'handbag')
          .map(({ color }) => color)
          .filter((color) => color === 'Gold' || color === 'Silver'),
      ).size <= 1,
  ],
  ['black shoes under black tights, navy under navy', tightsAgree],
  [
    'a pale shirt under a suit',
    (outfit) => !outfit.has('suit') || outfit.of('shirt').every(({ color }) => PALE_SHIRTS.includes(color)),
  ],
  [
    'no tie in the color of its shirt',
    (outfit) => outfit.of('tie').every((tie) => outfit.of('shirt').every(({ color }) => color !== tie.color)),
  ],
  [
    'no neck scarf on a man, no waistcoat over a blouse',
    (outfit) =>
      !(outfit.hasKey('silk-scarf') && outfit.has('tie', 'lace-ups')) &&
      !(outfit.hasKey('waistcoat') && outfit.has('blouse')),
  ],
  [
    'no pinstriped jacket without its trousers',
    (outfit) => outfit.of('blazer').every(({ pattern }) => pattern !== 'pinstripe' || outfit.has('suit')),
  ],
  [
    'no wool tie in summer',
    (outfit) =>
      !outfit.text.includes('warm weather') || outfit.of('tie').every(({ fabric }) => fabric !== 'wool'),
  ],
  [
    'no open button below a tie',
    (outfit) => !(outfit.has('tie', 'bow-tie') && /button open|buttons open/.test(outfit.text)),
  ],
  [
    'a splash is minded by what it spoils',
    (outfit) =>
      !/minds a splash/.test(outfit.text) ||
      outfit.items.every(({ slot, fabric }) => slot === 'accessory' || !SPOILT.includes(fabric)),
  ],
];

function tightsAgree(outfit: Read): boolean {
  const [tights] = outfit.of('tights');
  const shoe = outfit.shoe?.color ?? '';

  return tights === undefined || !['Black', 'Navy'].includes(shoe) || tights.color === shoe;
}

function touchesOf({ items }: Read): DraftItem[] {
  return items.filter(({ slot, garment }) => {
    const kinds = garmentOf(garment)?.kinds ?? [];
    const warmth = garmentOf(garment)?.warmth ?? 0;
    return (
      slot === 'accessory' && warmth < 3 && !kinds.some((kind) => ['tie', 'bow-tie', 'tights'].includes(kind))
    );
  });
}

function leathersAgree({ items }: Read): boolean {
  const leathers = items.filter(
    ({ slot, garment, fabric }) =>
      LEATHERS.includes(fabric) && (slot === 'shoes' || garmentOf(garment)?.kinds.includes('belt') === true),
  );

  return !(
    leathers.some(({ color }) => BLACKS.includes(color)) &&
    leathers.some(({ color }) => BROWNS.includes(color))
  );
}

function isSoldForThat({ garment, fabric, priceLowCents, priceHighCents }: DraftItem): boolean {
  const points = isFabricName(fabric) ? pricePoints(garment ?? '', fabric) : [];
  const point = points.find(({ tier }) => tier === tierAt(points, (priceLowCents + priceHighCents) / 200));

  return point !== undefined && priceLowCents >= point.low * 100 && priceHighCents <= point.high * 100;
}

/** What the reader of results finds: rules that are broken, sentences that are false, wishes that nobody tells. */
function foundByReader(brief: OutfitBrief, draft: OutfitDraft): string[] {
  const { broken, unmet, isTrue } = reviewDraft(brief, draft);
  const told = draft.unmet.map(({ words }) => words);

  return [
    ...broken.map(({ rule }) => `reader: ${rule}`),
    ...[draft.description, ...draft.reasons].filter((text) => !isTrue(text)).map((text) => `false: ${text}`),
    ...unmet.filter(({ words }) => !told.includes(words)).map(({ words }) => `not told: ${words}`),
  ];
}

/** 300 outfits for ten people in twelve situations, read by what a stylist would refuse. */
export async function rightForTheDay(): Promise<Section> {
  const found = new Map<string, number>();
  const count = (names: readonly string[]) => {
    for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
    return names.length === 0 ? 1 : 0;
  };
  let [outfits, right, read, priced] = [0, 0, 0, 0];

  for (let seed = 1; outfits < OUTFITS; seed++) {
    for (const situation of SITUATIONS) {
      for (const person of PEOPLE) {
        if (outfits >= OUTFITS) break;
        outfits++;
        const draft = dress(person, situation, seed);
        const outfit = new Read(draft);
        const rules = [...(RULES[situation.prompt] ?? []), ...ALWAYS];
        right += count(rules.filter(([, holds]) => !holds(outfit)).map(([name]) => name));
        read += count(foundByReader(briefFor(person, situation, seed), draft));
        priced += count(
          outfit.items.filter((item) => !isSoldForThat(item)).map(({ item }) => `price: ${item}`),
        );
      }
    }
  }

  const share = (part: number) => `${part} of ${outfits}`;
  const all = { atLeast: 1 };

  return {
    title: 'Right for the day: 300 outfits, ten people, twelve situations',
    body: `Read by rules written apart from the recipes that the outfits are composed by (weather, ground, dress code, cover, touches,
leathers), by the reader of results (rules, each sentence, each wish) and by the price table. The reader also reads each outfit
before it is kept, so its line only says that nothing slips by. What rules cannot read is taste.

${markdownTable([
  ['What', 'Measured'],
  ['outfits that keep every rule', share(right)],
  ['outfits in which the reader finds nothing', share(read)],
  ['outfits with every price within its level of the market', share(priced)],
  ['found', found.size === 0 ? 'nothing' : [...found].map(([name, times]) => `${name} ${times}`).join(', ')],
])}`,
    bars: [
      { what: 'outfits that are right for the day', measured: right / outfits, must: all },
      { what: 'outfits in which the reader finds nothing', measured: read / outfits, must: all },
      { what: 'outfits priced within a level of the market', measured: priced / outfits, must: all },
    ],
  };
}
