import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import { formalityNear } from '#domain/wardrobe/formality.ts';
import type { Worn } from '#domain/wardrobe/garment.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import type { Weather } from '#domain/wardrobe/weather.ts';
import type { OutfitBrief, RevisionBrief } from '../../stylist.ts';
import { warmthOfPiece } from '../compose/allowed/candidates.ts';
import { commonSpan } from '../compose/choose-formality.ts';
import type { OutfitPlan } from '../compose/outfit-plan.ts';
import { type Piece, pieceOf } from '../compose/piece.ts';
import { planOutfit } from '../compose/plan-outfit.ts';
import type { Mention, Target } from '../language/mentions/meanings.ts';
import { noQualities } from '../language/mentions/qualities.ts';
import { type Asked, tastesBeside } from '../language/wishes/tastes.ts';
import type { Wishes } from '../language/wishes/what-is-wished.ts';
import { wishFor } from '../language/wishes/wish-for.ts';
import { readWishes } from '../language/wishes/wishes.ts';
import { joined } from './clauses/clause.ts';
import type { Edit } from './edits/edit.ts';

/**
 * The plan that the stored outfit stands for: its prompt's refusals still hold, its dress code, season and
 * cuts are read off the pieces themselves.
 */
export function revisionPlan(
  brief: RevisionBrief,
  mentions: readonly Mention[],
  edits: readonly Edit[] = [],
): OutfitPlan {
  const pieces = brief.outfit.items.map(pieceOf).filter((piece) => piece !== null);
  const wishes = withLimits(withoutDemands(readWishes(brief.outfit.prompt)), mentions, edits);
  const tastes = tastesBeside(askedBy(edits), brief.profile.tastes);
  const composed = planOutfit({ ...composeBrief(brief), profile: { ...brief.profile, tastes } }, wishes, 0);
  const plan = withoutRefused(
    composed,
    mentions,
    new Set([...keysMended(brief, edits), ...keysAsked(edits)]),
  );
  const formality = commonFormality(pieces) ?? plan.formality;

  return {
    ...plan,
    formality,
    weather: weatherAsReason(mentions, edits) ?? wishes.weather ?? weatherOf(pieces),
    wishes: { ...plan.wishes, isWet: plan.wishes.isWet || isRainReason(mentions, edits) },
    worn: wornOf(pieces) ?? plan.worn,
    allowedKinds: new Set([...plan.allowedKinds, ...pieces.flatMap((piece) => piece.garment.kinds)]),
  };
}

/** "It's cold, so add a scarf": a weather that is no wish of its own is what the new piece is for. */
function weatherAsReason(mentions: readonly Mention[], edits: readonly Edit[]): Weather | null {
  if (edits.some((edit) => edit.do === 'weather' || (edit.do === 'shift' && edit.axis === 'warmth')))
    return null;

  return (
    mentions
      .flatMap(({ meaning, negated }) => (meaning.is === 'weather' && !negated ? [meaning.weather] : []))
      .find((weather) => weather !== null) ?? null
  );
}

/** "It's raining, other shoes": they are to stand it. */
function isRainReason(mentions: readonly Mention[], edits: readonly Edit[]): boolean {
  return (
    !edits.some((edit) => edit.do === 'weather') &&
    mentions.some(({ meaning, negated }) => meaning.is === 'weather' && meaning.wet && !negated)
  );
}

/** "The sweater itches, take cotton": what is to become another cloth or color may stay what it is. */
function keysMended({ outfit }: RevisionBrief, edits: readonly Edit[]): ReadonlySet<string> {
  const mended = new Set(
    edits.flatMap((edit) =>
      edit.do === 'modify' || (edit.do === 'replace' && edit.by === null) ? [edit.item] : [],
    ),
  );

  return new Set(
    outfit.items.flatMap(({ id, garment }) => (mended.has(id) && garment !== null ? [garment] : [])),
  );
}

/** What an edit brings by name is not refused by another part of the text. */
function keysAsked(edits: readonly Edit[]): string[] {
  return edits.flatMap((edit) => {
    if (edit.do === 'add') return [...edit.target.keys];

    return edit.do === 'replace' && edit.by !== null && edit.by.breadth !== 'slot' ? [...edit.by.keys] : [];
  });
}

/** "No sneakers. Something comfortable": nothing that the request strikes comes back by another part of it. */
function withoutRefused(
  plan: OutfitPlan,
  mentions: readonly Mention[],
  mended: ReadonlySet<string>,
): OutfitPlan {
  // "I hate the color of the trousers" is about the color.
  if (mentions.some(({ meaning }) => meaning.is === 'cue' && meaning.cue === 'another-colour')) return plan;
  // "No white shoes", "the wool scarf itches": others of them may stay.
  const isRefusedOnlySo = (at: number) =>
    mentions[at - 1]?.negated === true &&
    ['colour', 'fabric', 'pattern', 'shape'].includes(mentions[at - 1]?.meaning.is ?? '');
  const named = mentions.flatMap(({ meaning, negated, excepted = false }, at) =>
    meaning.is === 'garments' && !excepted && !isRefusedOnlySo(at)
      ? [{ target: meaning.target, negated }]
      : [],
  );
  const isWanted = ({ keys }: Target) =>
    [...mended].some((key) => keys.has(key)) ||
    named.some(({ target, negated }) => !negated && [...target.keys].some((key) => keys.has(key)));
  const targets = named.flatMap(({ target, negated }) => (negated && !isWanted(target) ? [target] : []));
  const { refuses } = plan.wishes;
  const fabrics = new Set([...refuses.fabrics, ...clothsRefused(mentions)]);

  return {
    ...plan,
    wishes: { ...plan.wishes, refuses: { ...refuses, fabrics, targets: [...refuses.targets, ...targets] } },
  };
}

/** "Leather is not for me. Other shoes, please": of no piece in particular, and nowhere wanted. */
function clothsRefused(mentions: readonly Mention[]): FabricName[] {
  const cloths = mentions.filter(({ meaning }) => meaning.is === 'fabric');
  const wanted = new Set(
    cloths.flatMap(({ meaning, negated }) => (meaning.is === 'fabric' && !negated ? meaning.names : [])),
  );

  return mentions.flatMap(({ meaning, negated, excepted = false }, at) =>
    meaning.is === 'fabric' && negated && !excepted && mentions[at + 1]?.meaning.is !== 'garments'
      ? meaning.avoid.filter((name) => !wanted.has(name))
      : [],
  );
}

/** What the edits want that the outfit has not yet. */
function askedBy(edits: readonly Edit[]): Asked {
  const demands = edits.flatMap((edit) => {
    const target = edit.do === 'add' ? edit.target : edit.do === 'replace' ? edit.by : null;

    return target === null || !('qualities' in edit) ? [] : [{ target, ...edit.qualities }];
  });
  const { colours, fabrics, patterns } = edits.reduce(
    (all, edit) => (edit.do === 'modify' || edit.do === 'recolour' ? joined(all, edit.qualities) : all),
    noQualities(),
  );

  return { demands, colours, fabrics, patterns };
}

/** The stored outfit's own brief, as far as it is known. */
export function composeBrief(brief: RevisionBrief): OutfitBrief {
  return {
    prompt: brief.outfit.prompt,
    priceRange: brief.outfit.priceRange,
    profile: brief.profile,
    onboarding: brief.onboarding,
    inspirations: [],
    recent: [],
    seed: brief.seed,
  };
}

function withoutDemands(wishes: Wishes): Wishes {
  return { ...wishes, demands: [], colours: [], fabrics: [], patterns: [], shapes: [] };
}

/** "I'm eight months pregnant", "ich trag XXL": what somebody can wear holds for every piece that comes. */
function withLimits(wishes: Wishes, mentions: readonly Mention[], edits: readonly Edit[]): Wishes {
  // "Something hands free" chooses where no piece is named; who names a skirt gets one, whatever chafes.
  const isOpen =
    edits.some((edit) => edit.do === 'replace' && edit.by === null) &&
    !edits.some((edit) => edit.do === 'add' || (edit.do === 'replace' && edit.by !== null));
  const { refuses } = wishes;
  const limited: Wishes = {
    ...wishes,
    cuts: new Set(wishes.cuts),
    care: new Set(wishes.care),
    practical: new Map(wishes.practical),
    refuses: { ...refuses, fabrics: new Set(refuses.fabrics), shapes: [...refuses.shapes] },
  };
  for (const { meaning, negated, text } of mentions) {
    if (!negated && (meaning.is === 'cut' || meaning.is === 'care'))
      wishFor(limited, meaning, undefined, text);
    if (!negated && isOpen && meaning.is === 'practical') limited.practical.set(meaning.wish, text);
  }

  return limited;
}

/** The middle of the levels at which every piece is at home; null when there is none. */
export function commonFormality(pieces: readonly Piece[]): ReturnType<typeof formalityNear> | null {
  const span = commonSpan(pieces.map(({ garment }) => garment));

  return span === null ? null : formalityNear((span[0] + span[1]) / 2);
}

function wornOf(pieces: readonly Piece[]): Worn | null {
  return pieces.map((piece) => piece.garment.worn).find((worn) => worn !== 'everyone') ?? null;
}

function weatherOf(pieces: readonly Piece[]): Weather {
  const warmest = Math.max(...pieces.filter((piece) => piece.garment.slot === 'outer').map(warmthOfPiece), 0);
  const hasCoat = pieces.some((piece) => isCoat(piece.garment));
  const isBare = pieces
    .filter(({ garment }) => ['top', 'dress', 'accessory'].includes(garment.slot))
    .every((piece) => warmthOfPiece(piece) <= 0);
  if (hasCoat && warmest >= 3) return 'cold';
  if (hasCoat || warmest >= 3) return 'cool';

  return isBare && warmest === 0 ? 'warm' : 'mild';
}
