import type { OutfitItem, PriceRange } from '#contract/outfits.ts';
import { FABRIC_PATTERNS, SLOTS } from '#contract/outfits.ts';
import { COLOUR_NAMES, PALETTE } from '#contract/palette.ts';
import type { Avoidance } from '#contract/style-profile.ts';
import { pricePoints, tierAt } from '#domain/shopping/price-points.ts';
import type { OutfitDraft } from '#domain/stylist/stylist.ts';
import { bites } from '#domain/wardrobe/avoidances.ts';
import { isFabricName } from '#domain/wardrobe/fabrics.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { Prompt } from './prompts.ts';

/** Whole dollars of each range, as its label says; written here once more so that a slip in the code shows. */
const RANGE_DOLLARS: Record<PriceRange, readonly [number, number]> = {
  'under-50': [1, 50],
  '50-100': [50, 100],
  'under-100': [1, 100],
  '100-200': [100, 200],
  '200-300': [200, 300],
  '300-plus': [300, 1_000],
};

export interface Case {
  prompt: Prompt;
  range: PriceRange;
  avoidances: readonly Avoidance[];
  wardrobe: string | null;
}

/** The rules of a case that a draft breaks; none for a good one. */
export function brokenRules(draft: OutfitDraft, { prompt, range, avoidances, wardrobe }: Case): string[] {
  const { items } = draft;
  const broken: string[] = [];
  const must = (isTrue: boolean, rule: string) => {
    if (!isTrue) broken.push(rule);
  };
  const inSlot = (slot: string) => items.filter((item) => item.slot === slot).length;
  const garments = items.map((item) => garmentOf(item.garment));

  // Swimwear is worn under what one comes to the beach in.
  const swimwear =
    items.some((item) => item.garment === 'swimsuit') && inSlot('top') + inSlot('dress') > 1 ? 1 : 0;
  must(
    inSlot('dress') === 1
      ? // A pinafore is worn over something.
        inSlot('top') - swimwear === (items.some((item) => item.garment === 'pinafore') ? 1 : 0) &&
          inSlot('bottom') === 0
      : inSlot('top') - swimwear === 1 && inSlot('bottom') === 1 && inSlot('dress') === 0,
    'slots: top and bottom, or a dress',
  );
  must(inSlot('shoes') === 1, 'slots: one pair of shoes');
  // White tie wears a waistcoat under the tails, and an overcoat over both in the cold.
  const layers = items.some((item) => item.garment === 'white-waistcoat') ? 3 : 2;
  must(inSlot('outer') <= layers && inSlot('bag') <= 1 && inSlot('accessory') <= 6, 'slots: not too many');
  must(new Set(items.map((item) => item.garment)).size === items.length, 'slots: nothing twice');
  must(
    garments.every((garment) => garment !== null),
    'vocabulary: garments',
  );
  must(
    items.every(
      (item) =>
        SLOTS.includes(item.slot) && FABRIC_PATTERNS.includes(item.pattern) && isFabricName(item.fabric),
    ),
    'vocabulary: slots, patterns, fabrics',
  );
  must(
    items.every(
      (item) =>
        COLOUR_NAMES.some((name) => name === item.color) &&
        PALETTE.some((colour) => colour.name === item.color && colour.hex === item.colorHex),
    ),
    'vocabulary: colours',
  );

  const [least, most] = RANGE_DOLLARS[range];
  const dollars = items.reduce((sum, item) => sum + (item.priceLowCents + item.priceHighCents) / 200, 0);
  // What is not sold for so little is said to be so, instead of being priced below what it costs.
  const isBeyond = draft.reasons.some((reason) => reason.includes('is not sold for'));
  must(dollars >= least && (dollars <= most || isBeyond), `price: $${dollars} in ${range}`);
  for (const item of items) {
    const points = isFabricName(item.fabric) ? pricePoints(item.garment ?? '', item.fabric) : [];
    const tier = tierAt(points, (item.priceLowCents + item.priceHighCents) / 200);
    const point = points.find((candidate) => candidate.tier === tier);
    must(
      point !== undefined && item.priceLowCents >= point.low * 100 && item.priceHighCents <= point.high * 100,
      `tier: ${item.fabric} ${item.garment} for $${item.priceLowCents / 100}-${item.priceHighCents / 100}`,
    );
  }
  must(
    items.every((item) => item.priceLowCents > 0 && item.priceLowCents <= item.priceHighCents),
    'price: bands',
  );

  for (const item of items) {
    const garment = garmentOf(item.garment);
    if (garment === null || !isFabricName(item.fabric)) continue;
    const piece = { garment, fabric: item.fabric, pattern: item.pattern };
    for (const avoidance of avoidances)
      must(!bites(avoidance, piece), `avoidance: ${avoidance} by ${garment.key}`);
  }
  for (const item of items) for (const rule of refusedBy(item, prompt)) broken.push(rule);

  const asked = prompt.formalities === undefined ? [0, 8] : prompt.formalities;
  // The cap of a golfer is no matter of the dress code.
  const coded = garments.filter(
    (garment) => !(garment?.key === 'cap' && prompt.text.startsWith('a round of golf')),
  );
  const low = Math.max(...coded.map((garment) => garment?.formality[0] ?? 0));
  const high = Math.min(...coded.map((garment) => garment?.formality[1] ?? 8));
  if (!isExempt(prompt)) {
    must(low <= high, `formality: no common formality (${low} to ${high})`);
    must(
      low <= (asked[1] ?? 8) && high >= (asked[0] ?? 0),
      `formality: ${low}-${high} for ${asked.join('-')}`,
    );
  }
  if (wardrobe === 'menswear' && !/dress|skirt|jumpsuit|wom[ae]n|hijab/i.test(prompt.text)) {
    must(
      garments.every((garment) => garment?.worn !== 'womenswear'),
      'wardrobe: womenswear for menswear',
    );
  }
  if (wardrobe === 'womenswear' && !/\bmen|tie\b|groom/i.test(prompt.text)) {
    must(
      garments.every((garment) => garment?.worn !== 'menswear'),
      'wardrobe: menswear for womenswear',
    );
  }
  must(
    !/[<>]/.test([draft.title, draft.description, ...draft.reasons, ...draft.notUnderstood].join(' ')),
    'text: no markup',
  );
  must(
    draft.title.length > 3 && draft.description.length > 20 && draft.reasons.length >= 2,
    'text: words there',
  );

  return broken;
}

/** A prompt that names garments of different dress codes gets what it names. */
function isExempt(prompt: Prompt): boolean {
  return /^tuxedo with|outfit with|for the weekend$/.test(prompt.text);
}

function refusedBy(
  item: Pick<OutfitItem, 'garment' | 'color' | 'fabric' | 'pattern' | 'slot'>,
  { never }: Prompt,
): string[] {
  if (never === undefined) return [];

  const kinds: readonly string[] = garmentOf(item.garment)?.kinds ?? [];

  return [
    ...(never.kinds ?? []).filter((kind) => kinds.includes(kind)),
    ...(never.colours ?? []).filter((colour) => colour === item.color),
    ...(never.fabrics ?? []).filter((fabric) => fabric === item.fabric),
    ...(never.patterns ?? []).filter((pattern) => pattern === item.pattern),
    ...(never.slots ?? []).filter((slot) => slot === item.slot),
  ].map((word) => `refusal: ${word} by ${item.garment}`);
}
