import { AppError } from '#contract/error.ts';
import { priceRangeFor } from '#domain/shopping/sum-in-words.ts';
import { proposeOutfit } from '#domain/stylist/house/compose/propose-outfit.ts';
import { readWishes } from '#domain/stylist/house/language/wishes/wishes.ts';
import type { OutfitBrief, OutfitDraft } from '#domain/stylist/stylist.ts';
import { emptyProfile, onboardingOf } from '#domain/stylist/testing/empty-profile.ts';
import { markdownTable } from '../markdown-table.ts';
import type { Section } from '../section.ts';
import { DEVELOPMENT_WISHES } from './wishes/development.ts';
import { HELD_OUT_WISHES } from './wishes/held-out.ts';
import { onlyByWords, type WrittenWish } from './wishes/written-wish.ts';

const SEED = 5;

export interface JudgedWish {
  say: string;
  words: string;
  answer: 'met' | 'said' | 'silent';
  /** Told back although it is there. */
  isFalseAlarm: boolean;
  /** Null for a request that is asked back as a whole. */
  draft: OutfitDraft | null;
}

export function judgeWish({ say, wears = 'womenswear', range, wants }: WrittenWish): JudgedWish[] {
  const draft = proposedOrAskedBack({
    prompt: say,
    priceRange: range ?? priceRangeFor(say) ?? '100-200',
    seed: SEED,
    profile: emptyProfile(),
    onboarding: onboardingOf(wears),
    inspirations: [],
    recent: [],
  });
  // What is asked back has been told, word by word, before anything was used up.
  if (draft === null)
    return wants.map(([words]) => ({ say, words, draft, answer: 'said', isFalseAlarm: false }));

  const told = [...draft.unmet.map(({ words }) => words), ...draft.notUnderstood];

  return wants.map(([words, holds]) => {
    const isMet = holds === onlyByWords ? isAnswered(draft, say, words) : holds(draft.items);
    const isSaid = told.some((said) => isAbout(said, words));

    return {
      say,
      words,
      draft,
      answer: isMet ? 'met' : isSaid ? 'said' : 'silent',
      isFalseAlarm: isMet && draft.unmet.some((wish) => isAbout(wish.words, words)),
    };
  });
}

/** One of its reasons answers what these words were read as. */
function isAnswered({ told }: OutfitDraft, say: string, words: string): boolean {
  const meant = [...readWishes(say).practical].filter(([, said]) => said !== '' && isAbout(said, words));

  return meant.some(([wish]) =>
    told?.reasons?.some((reason) => reason.says === 'practical' && reason.words?.includes(wish) === true),
  );
}

function proposedOrAskedBack(brief: OutfitBrief): OutfitDraft | null {
  try {
    return proposeOutfit(brief);
  } catch (error) {
    if (error instanceof AppError && error.body.code === 'not_understood') return null;
    throw error;
  }
}

function isAbout(said: string, words: string): boolean {
  const [one, other] = [said, words].map((text) => text.toLowerCase().replaceAll('$', ''));

  return (one ?? '').includes(other ?? '') || (other ?? '').includes(one ?? '');
}

/** 120 requests in people's own words: each wish is met, or told back in its words. */
export async function writtenWishes(): Promise<Section> {
  const sets = {
    development: DEVELOPMENT_WISHES.flatMap(judgeWish),
    'held out': HELD_OUT_WISHES.flatMap(judgeWish),
  };
  const share = (judged: readonly JudgedWish[], answer: JudgedWish['answer']) =>
    judged.filter((wish) => wish.answer === answer).length / judged.length;
  const percent = (part: number) => `${Math.round(part * 100)} %`;
  const all = Object.values(sets).flat();

  return {
    title: 'Wishes: met, or told back',
    body: `${DEVELOPMENT_WISHES.length + HELD_OUT_WISHES.length} requests with ${all.length} wishes (cloths, patterns, necklines, sleeves, cuts, sizes, care, sums), written before the stylist
could answer them, by the same hand; the held-out half was not run until the end. A wish counts as met when the pieces show it, as
said when the outfit names it as not met or not understood, and as silent when neither. A false alarm is said although it is there.

${markdownTable([
  ['Set', 'Wishes', 'Met', 'Said', 'Silent', 'False alarms'],
  ...Object.entries(sets).map(([name, judged]) => [
    name,
    String(judged.length),
    percent(share(judged, 'met')),
    percent(share(judged, 'said')),
    percent(share(judged, 'silent')),
    String(judged.filter(({ isFalseAlarm }) => isFalseAlarm).length),
  ]),
])}`,
    bars: [
      {
        what: 'wishes that are met or said, development',
        measured: 1 - share(sets.development, 'silent'),
        must: { atLeast: 1 },
      },
      {
        what: 'wishes that are met or said, held out',
        measured: 1 - share(sets['held out'], 'silent'),
        must: { atLeast: 0.9 },
      },
    ],
  };
}
