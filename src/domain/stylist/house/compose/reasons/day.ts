import { anyOf, phrase } from '#domain/phrases/phrase.ts';
import { dressCode, spans } from '#domain/wardrobe/formality.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { hasTrait, type Occasion } from '#domain/wardrobe/occasions/occasion.ts';
import { OCCASIONS } from '#domain/wardrobe/occasions/occasions.ts';
import type { OutfitBrief } from '../../../stylist.ts';
import { type Sentence, tell } from '../../../writing/sentence.ts';
import { isMourning, type OutfitPlan, occasionNamed } from '../outfit-plan.ts';
import type { Piece } from '../piece.ts';

/** Two halves of a day are named instead of their code. */
export function dayReason(brief: OutfitBrief, plan: OutfitPlan, pieces: readonly Piece[]): Sentence | null {
  const { bothOf } = plan.wishes;
  // Two halves that the person has not named both are one day, and dinner is what a date is.
  if (
    bothOf === null ||
    isMourning(plan) ||
    !bothOf.every((half) => plan.occasionsSaid.has(half) && !NO_HALF.has(half)) ||
    isOneEvent(bothOf)
  )
    return codeReason(brief, plan, pieces);
  const [first, second] = bothOf.map(phraseOf);

  return tell('for both halves', `One look for both: ${first} and ${second}`, { words: bothOf });
}

/** Where one is, with whom, or at what time, while something else is done. */
const NO_HALF: ReadonlySet<string> = new Set([
  ...([
    'date',
    'first-day',
    'worship',
    'weekend',
    'day-off',
    'home',
    'country',
    'on-foot',
    'travel',
  ] as const),
  ...([
    'vacation',
    'city-trip',
    'party',
    'family',
    'relatives',
    'baby-shower',
    'photos',
    'flight',
    'beach',
  ] as const),
]);

/** An interview at an office is one thing, and so is the party after a wedding. */
function isOneEvent(both: readonly string[]): boolean {
  const occasions = OCCASIONS.filter(({ key }) => both.includes(key));

  // Cocktails beside a party are its dress code.
  const isCode = both.includes('cocktail') && occasions.every(({ festive }) => festive === true);

  return occasions.length > 1 && (isCode || occasions.every(({ isWork }) => isWork === true));
}

/** The half of the day that one look cannot be for: over sports clothes something is put on, for the rest one changes. */
export function changeReason(
  { wishes: { aside, occasion }, occasionsSaid }: OutfitPlan,
  pieces: readonly Piece[],
): Sentence | null {
  if (aside === null || !occasionsSaid.has(aside) || NO_HALF.has(aside)) return null;
  const half = OCCASIONS.find(({ key }) => key === aside);
  // Nobody goes home to change between the cocktails and the dancing.
  if (half !== undefined && occasion !== null && [half, occasion].every(isAfterDark)) return null;
  const isOverSport = pieces.some(({ garment }) => isKind(garment, 'active'));

  return isOverSport && half !== undefined && half.formality[0] <= EASY
    ? tell('layer between', `For ${half.phrase}, put a sweatshirt or a jacket over it`, { words: [aside] })
    : tell('change between', `For ${phraseOf(aside)}, plan a second look`, { words: [aside] });
}

function isAfterDark({ evening, festive }: Occasion): boolean {
  return evening === true || festive === true;
}

/** Up to here a sweatshirt does. */
const EASY = 1;

function phraseOf(key: string): string {
  return OCCASIONS.find((occasion) => occasion.key === key)?.phrase ?? key;
}

/** The dress code, where all of it keeps to one and it was asked for or is that of the occasion. */
function codeReason(brief: OutfitBrief, plan: OutfitPlan, pieces: readonly Piece[]): Sentence | null {
  const isOneCode =
    pieces.every((piece) => spans(piece.garment.formality, plan.formality)) && isTailoredEnough(plan, pieces);
  if (isMourning(plan) || !isOneCode) return null;
  const { occasion, span } = plan.wishes;
  const isWork = occasion === null ? brief.onboarding?.occasion === 'work' : occasion.isWork === true;
  // A code that was asked for keeps the name it was asked by.
  const isBusiness = span !== null && span[0] >= 3 && span[1] <= 4;
  // Only sports clothes are sporty; jeans at a festival are casual.
  const rung =
    plan.formality === 0 && !pieces.some(({ garment }) => isKind(garment, 'active')) ? 1 : plan.formality;
  const code = dressCode(rung, isWork || isBusiness ? 'work' : 'leisure');
  const named = occasionNamed(plan);
  // Nobody trains in athleisure: it is what looks like it.
  const called = code === 'athleisure' ? 'sporty' : code;
  const isRightThere =
    named !== null && !isSameThing(named.phrase, code) && spans(named.formality, plan.formality);
  if (isCalledSo(plan, code))
    return isRightThere
      ? tell('code as asked for', `${code}, as you asked, and right for ${named.phrase}`, {
          words: [code, named.key],
        })
      : tell('code as asked', `${code}, as you asked`, { words: [code] });

  return isRightThere
    ? tell('code right for', `${called}, right for ${named.phrase}`, { words: [called, named.key] })
    : null;
}

/** Business professional is a jacket or a tailored dress: a cardigan over culottes is not. */
function isTailoredEnough({ formality }: OutfitPlan, pieces: readonly Piece[]): boolean {
  return (
    formality !== BUSINESS_PROFESSIONAL ||
    pieces.some(({ garment }) => isKind(garment, 'blazer', 'suit', 'gown') || TAILORED.has(garment.key)) ||
    !pieces.some(({ garment }) => isKind(garment, 'cardigan'))
  );
}

const BUSINESS_PROFESSIONAL = 4;
const TAILORED: ReadonlySet<string> = new Set(['sheath-dress', 'blazer-dress', 'tweed-jacket', 'waistcoat']);

/** "Cocktail, right for cocktails" says one thing twice. */
function isSameThing(phrase: string, code: string): boolean {
  return phrase.replace(/s$/, '') === code;
}

/** The dress code was asked for by this name, or by a part of it: "smart" is smart casual, "formal" is no black tie. */
function isCalledSo({ wishes: { span, spanSaid } }: OutfitPlan, code: string): boolean {
  const said = spanSaid.toLowerCase().replaceAll('-', ' ');

  return (
    span !== null &&
    said !== '' &&
    // Of a conference, a lunch or a trip it says whose it is.
    said !== 'business' &&
    code.replaceAll('-', ' ').includes(said) &&
    (said !== 'formal' || !code.startsWith('semi'))
  );
}

/** Dressy, from here up. */
const DRESSED = 3;

/** A journey may be over in the evening: an away match, a train to a town where one walks all day. */
const TELLS_DAYS = phrase(
  [
    /\b/,
    anyOf(
      // English
      'days',
      '(?<!one )nights',
      'weeks?|weekend|month|holidays?|vacation|honeymoon|city break|getaway|retreat',
      'cruise',
      '(?<!(?:day|road|boat|bus|train) )trip',
      'tour|packing|luggage|suitcase|carry[- ]on|backpacking',

      // German
      'nächte|tagen?|wochen?|wochenende|urlaub|ferien',
      '(?:städte)?reise',
      'kurztrip|koffer|handgepäck|flitterwochen|kreuzfahrt',
    ),
    /\b/,
  ],
  'i',
);

/** One look is not what one packs for a week. */
export function severalDaysReason({ kept, prompt }: OutfitBrief, { wishes }: OutfitPlan): Sentence | null {
  if ((kept ?? []).length > 0) return null;
  // An evening of a trip is one look.
  if (
    hasTrait(wishes.occasion, 'trip') &&
    (wishes.isPlural || TELLS_DAYS.test(prompt)) &&
    (wishes.span?.[0] ?? 0) < DRESSED &&
    (wishes.occasion?.isWork !== true || wishes.isPlural)
  )
    return tell(
      'one of several days',
      'This is a look for one day; “Three that combine” packs three for the whole trip',
    );

  return wishes.isPlural && wishes.several === null
    ? tell('one of several', 'This is one look; “Three that combine” makes three that go together')
    : null;
}
