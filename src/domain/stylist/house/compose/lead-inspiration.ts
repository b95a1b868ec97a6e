import type { FabricPattern } from '#contract/outfits.ts';
import type { ColourName } from '#contract/palette.ts';
import type { Garment } from '#domain/wardrobe/garment.ts';
import { plainText } from '../../plain-text.ts';
import type { OutfitBrief, StylistInspiration } from '../../stylist.ts';
import { type Sentence, tell } from '../../writing/sentence.ts';
import {
  LONGEST_TITLE,
  quotedTitle,
  type ReadInspiration,
  readInspiration,
  saysSomething,
} from '../read-inspiration.ts';
import type { OutfitPlan } from './outfit-plan.ts';
import type { Piece } from './piece.ts';
import { WEIGHTS } from './score/weights.ts';
import { createSeededRandom, type SeededRandom, seedFor } from './seeded-random.ts';
import { colourWord, listed, shortName } from './wording.ts';

/** Shorter words say too little to choose a picture by. */
const LEAST_WORD_LENGTH = 4;
const CLOTHES: readonly string[] = ['outer', 'top', 'bottom', 'dress'];

/**
 * The one inspiration that an outfit follows: a whole board at once would pull in all directions. The one that the
 * prompt names ("for the gallery opening"), else one by the seed, so that outfits take turns.
 */
export function leadInspiration(brief: OutfitBrief): ReadInspiration | null {
  const asked = wordsOf(brief.prompt);
  const shared = brief.inspirations.map(
    ({ title, tags }) => [...wordsOf([title, ...tags].join(' '))].filter((word) => asked.has(word)).length,
  );
  const most = Math.max(0, ...shared);
  const named = brief.inspirations.filter((_, at) => most > 0 && shared[at] === most);
  const random = createSeededRandom(seedFor(brief.seed, 'inspiration'));

  return firstTelling(named, random) ?? firstTelling(brief.inspirations, random);
}

/** Reading takes time, so only as many are read as it takes. */
function firstTelling(
  inspirations: readonly StylistInspiration[],
  random: SeededRandom,
): ReadInspiration | null {
  const left = [...inspirations];

  while (left.length > 0) {
    const picked = random.pick(left);
    const read = readInspiration(picked);
    if (saysSomething(read)) return read;
    left.splice(left.indexOf(picked), 1);
  }

  return null;
}

function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];

  return new Set(words.filter((word) => word.length >= LEAST_WORD_LENGTH));
}

/** The term of the score by which a piece follows the inspiration in its color. */
export function leadColourPoints({ lead }: OutfitPlan, garment: Garment, colour: ColourName): number {
  const strength = lead?.colours.get(colour) ?? 0;
  // Denim is blue before it is anything else, and shoes and bags keep to what is usual for them.
  const pull = garment.colours === 'denim' ? 0.35 : CLOTHES.includes(garment.slot) ? 1 : 0.3;

  return WEIGHTS.colour.inspiration * strength * pull;
}

/** The terms by which it follows the inspiration in its pattern and its cloth. */
export function leadClothPoints({ lead }: OutfitPlan, piece: Omit<Piece, 'colour'>): number {
  if (lead === null || !CLOTHES.includes(piece.garment.slot)) return 0;

  return (
    (lead.patterns.has(piece.pattern) ? WEIGHTS.cloth.inspiration : 0) +
    (lead.fabrics.has(piece.fabric) ? WEIGHTS.cloth.inspiration : 0)
  );
}

/**
 * What an outfit took from its inspiration, read off the very terms that its pieces were chosen by; null when it took
 * nothing. What the prompt named and what was kept would be there anyhow, and is not claimed.
 */
export function takenFromLead(plan: OutfitPlan, pieces: readonly Piece[]): Sentence | null {
  const { lead, wishes } = plan;
  if (lead === null) return null;

  const chosen = pieces.filter(
    (piece) => CLOTHES.includes(piece.garment.slot) && !plan.kept.pieces.some((kept) => isSame(kept, piece)),
  );
  const asked = new Set(
    wishes.colours.concat(wishes.demands.flatMap((demand) => demand.colours)).flatMap((wish) => wish.names),
  );
  const colours = [
    ...new Set(
      chosen
        .filter(
          (piece) => leadColourPoints(plan, piece.garment, piece.colour) > 0 && !asked.has(piece.colour),
        )
        .map((piece) => piece.colour),
    ),
  ];
  const patterned = chosen.filter(
    (piece) =>
      lead.patterns.has(piece.pattern) &&
      !wishes.patterns.some((wish) => wish.patterns.includes(piece.pattern)),
  );
  const cloths = chosen.filter(
    (piece) =>
      lead.fabrics.has(piece.fabric) && !wishes.fabrics.some((wish) => wish.names.includes(piece.fabric)),
  );
  const details = [
    ...patterned
      .slice(0, 1)
      .map(
        (piece) => `its ${PATTERN_WORDS[piece.pattern] ?? piece.pattern} in the ${shortName(piece.garment)}`,
      ),
    ...cloths.slice(0, 1).map((piece) => `its ${piece.fabric} in the ${shortName(piece.garment)}`),
  ];
  const [pattern] = patterned;
  const [cloth] = cloths;
  const of = {
    pieces: [pattern, cloth].filter((piece) => piece !== undefined),
    words: [
      plainText(lead.title, LONGEST_TITLE),
      pattern === undefined ? '' : 'pattern',
      cloth === undefined ? '' : 'cloth',
      ...colours,
    ],
  };
  if (colours.length > 0) {
    const names = `Colors from ${quotedTitle(lead.title)}: ${listed(colours.map(colourWord))}`;
    return tell('from inspiration', [names, ...details].join('; '), of);
  }

  return details.length === 0
    ? null
    : tell('from inspiration', `From ${quotedTitle(lead.title)}: ${listed(details)}`, of);
}

/** As the eye tells them apart. */
const PATTERN_WORDS: Partial<Record<FabricPattern, string>> = {
  pinstripe: 'stripe',
  floral: 'print',
  dot: 'print',
};

function isSame(one: Piece, other: Piece): boolean {
  return one.garment.key === other.garment.key && one.colour === other.colour;
}
