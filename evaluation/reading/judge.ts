import { AppError } from '#contract/error.ts';
import { type Currency, USUAL_CURRENCY } from '#contract/markets.ts';
import { inCurrency } from '#domain/shopping/currency.ts';
import { priceRangeFor } from '#domain/shopping/sum-in-words.ts';
import { proposeOutfit } from '#domain/stylist/house/compose/propose-outfit.ts';
import { reviseProfile } from '#domain/stylist/house/feedback/revise-profile.ts';
import { readWishes } from '#domain/stylist/house/language/wishes/wishes.ts';
import { reviseOutfit } from '#domain/stylist/house/revise/revise-outfit.ts';
import type { OutfitRevision } from '#domain/stylist/stylist.ts';
import { emptyProfile, onboardingOf } from '#domain/stylist/testing/empty-profile.ts';
import type { BlindSentence } from './blind-sentence.ts';
import { faultsOfFeedback } from './judge-feedback.ts';
import { faultsOfFrame } from './judge-frame.ts';
import { falseMoves, faultsOfLook, movedBy, wentTowards } from './judge-look.ts';
import { lookOf } from './looks.ts';

const SEED = 11;

export interface Verdict {
  /** What was asked for and is not so. */
  missed: string[];
  /** What moved or was made that nobody asked for. */
  moved: string[];
  /** Whether the answer says that something is left: words not understood, a wish not met, or nothing done. */
  isSaid: boolean;
  did: string;
}

export function isExact({ missed, moved }: Verdict): boolean {
  return missed.length + moved.length === 0;
}

export function judge(sentence: BlindSentence): Verdict {
  switch (sentence.kind) {
    case 'request':
      // What somebody may spend is meant and checked in their own currency.
      return inCurrency(currencyOf(sentence.text), () => judgeRequest(sentence));
    case 'change':
      return inCurrency(currencyOf(sentence.text), () => judgeChange(sentence));
    case 'feedback':
      return judgeFeedback(sentence);
  }
}

function currencyOf(text: string): Currency {
  if (/€|\beuros?\b/i.test(text)) return 'EUR';

  return /£|\b(?:pounds|quid)\b/i.test(text) ? 'GBP' : USUAL_CURRENCY;
}

function judgeRequest({ text, wears, expect }: BlindSentence): Verdict {
  const brief = {
    prompt: text,
    // Where nobody touched the range, a sum in words chooses it, as the screens do.
    priceRange: priceRangeFor(text) ?? ('200-300' as const),
    profile: emptyProfile(),
    onboarding: onboardingOf(wears),
    inspirations: [],
    recent: [],
    seed: SEED,
  };
  const made = outcomeOf(() => proposeOutfit(brief));
  if (made instanceof AppError) return refused(made, expect.nothing !== undefined);

  const wishes = readWishes(text);
  return {
    missed: [
      ...faultsOfLook(made.items, expect, text),
      ...faultsOfFrame(wishes, expect),
      ...wordsMissed(toldBack(made), expect.notUnderstood),
    ],
    moved: expect.nothing === undefined ? [] : ['made an outfit'],
    isSaid: made.notUnderstood.length + made.unmet.length > 0,
    did: `${made.items.map(({ item, color }) => `${color} ${item}`).join(', ')} ${said(made)}`,
  };
}

function judgeChange({ text, wears, look = '', expect }: BlindSentence): Verdict {
  const outfit = lookOf(look);
  const made = outcomeOf(() =>
    reviseOutfit({
      outfit,
      request: text,
      profile: emptyProfile(),
      onboarding: onboardingOf(wears),
      seed: SEED,
    }),
  );
  if (made instanceof AppError) return refused(made, expect.nothing !== undefined);

  const movement = movedBy(outfit.items, made);
  const untouched =
    (expect.onlyChanged ?? []).length > 0 && movement.touched.length + movement.joined.length === 0;
  const direction = expect.mood === undefined ? null : wentTowards(expect.mood, outfit.items, movement.after);
  return {
    missed: [
      ...(expect.nothing === undefined ? faultsOfLook(movement.after, expect, text, outfit.items) : []),
      ...(untouched ? ['nothing changed'] : []),
      ...(direction === false ? [`not ${expect.mood}`] : []),
      ...(expect.nothing === undefined ? wordsMissed(toldBack(made), expect.notUnderstood) : []),
    ],
    moved: falseMoves(movement, expect),
    isSaid: made.applied.length === 0 || made.notUnderstood.length + made.unmet.length > 0,
    did: `${made.applied.map(({ what }) => what).join(' | ')} ${said(made)} ${made.unchanged?.why ?? ''}`,
  };
}

function judgeFeedback({ text, expect }: BlindSentence): Verdict {
  const profile = emptyProfile();
  const made = reviseProfile({ profile, feedback: text });
  const { missed, moved } = faultsOfFeedback(profile, made, expect);
  // What is asked about is said back.
  const saidBack = [...made.notUnderstood, ...made.undecided];

  return {
    missed: [...missed, ...wordsMissed(saidBack, expect.notUnderstood)],
    moved,
    isSaid: made.applied.length === 0 || saidBack.length > 0,
    did: `${made.applied.map(({ what }) => what).join(' | ')} ${said({ notUnderstood: saidBack, unmet: [] })}`,
  };
}

function outcomeOf<Made>(make: () => Made): Made | AppError {
  try {
    return make();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** Refusing is never silent, and exact only where nothing was to be done. */
function refused(error: AppError, isRight: boolean): Verdict {
  return { missed: isRight ? [] : ['refused'], moved: [], isSaid: true, did: error.message };
}

/** Not understood, or understood and not made. */
function toldBack({
  notUnderstood,
  unmet,
}: Pick<ReturnType<typeof reviseOutfit>, 'notUnderstood' | 'unmet'>) {
  return [...notUnderstood, ...unmet.map(({ words }) => words)];
}

function wordsMissed(toldBack: readonly string[], expected: readonly string[] = []): string[] {
  const told = toldBack.join(' ').toLowerCase();

  return expected
    .filter(
      (words) =>
        !words
          .toLowerCase()
          .split(' ')
          .some((word) => told.includes(word)),
    )
    .map((words) => `does not say ${words}`);
}

function said({ notUnderstood, unmet }: Pick<OutfitRevision, 'notUnderstood' | 'unmet'>): string {
  return `{?${notUnderstood.join(' ')}} {!${unmet.map(({ words }) => words).join(', ')}}`;
}
