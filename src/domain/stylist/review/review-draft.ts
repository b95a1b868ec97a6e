import type { UnmetWish } from '#contract/outfits.ts';
import { isSuitRefused, type OutfitPlan } from '../house/compose/outfit-plan.ts';
import { planOutfit } from '../house/compose/plan-outfit.ts';
import type { Wishes } from '../house/language/wishes/what-is-wished.ts';
import { readWishes } from '../house/language/wishes/wishes.ts';
import type { OutfitBrief, OutfitDraft } from '../stylist.ts';
import { tellPart } from '../writing/sentence.ts';
import { type BrokenRule, brokenRules } from './broken-rules.ts';
import { sentencesOf, trueSentences } from './false-sentences.ts';
import { unmetWishes } from './unmet-wishes.ts';
import { RAIN_SAID, saidBack, weatherSaid } from './wishes-said.ts';
import type { WornItem } from './worn-item.ts';

export interface Review {
  broken: BrokenRule[];
  /** Every wish that is not met, and the day or the occasion where not every piece is right for it. */
  unmet: UnmetWish[];
  /** A text without what these items make false. */
  truthOf: (text: string) => string;
  isTrue: (sentence: string) => boolean;
}

/** Reads an outfit once more against its request, whoever made it: every wish, every rule and every sentence. */
export function reviewDraft(
  brief: OutfitBrief,
  draft: Pick<OutfitDraft, 'items'> & { unmet?: UnmetWish[] },
): Review {
  const asked = readWishes(brief.prompt);
  const plan = planOutfit(brief, asked, 0);
  const items: WornItem[] = [...draft.items, ...(brief.kept ?? [])];
  const broken = brokenRules(plan, draft.items);
  const context = { weather: plan.weather, isWet: plan.wishes.isWet };

  return {
    broken,
    unmet: [...unmetWishes(asked, plan, items), ...framesBroken(plan, broken)],
    truthOf: (text) => trueSentences(text, items, context),
    isTrue: (sentence) => sentencesOf(sentence).every((part) => trueSentences(part, items, context) !== ''),
  };
}

/** That an outfit has not all that its occasion demands, however much its own plan gave up; nothing where it has. */
export function shortOfOccasion(brief: OutfitBrief, asked: Wishes, items: readonly WornItem[]): UnmetWish[] {
  const plan = planOutfit(brief, asked, 0);
  // A swim in the frost is told by its weather.
  if (plan.isWeatherKnown && plan.wishes.isWeatherSaid) return [];
  // Who rules the suit out knows what is missing.
  if (isSuitRefused(plan)) return [];

  return framesBroken(
    plan,
    brokenRules(plan, items).filter(({ rule }) => rule === 'code'),
  );
}

/** What the outfit is for and not every piece is right for. */
function framesBroken({ wishes, weather }: OutfitPlan, broken: readonly BrokenRule[]): UnmetWish[] {
  const frames = {
    rain: RAIN_SAID,
    weather: weatherSaid(weather),
    occasion:
      wishes.occasion === null
        ? tellPart('wish: dress code', 'the dress code')
        : tellPart('wish: occasion', wishes.occasion.phrase, { words: [wishes.occasion.key] }),
  };

  return (['rain', 'weather', 'occasion'] as const)
    .filter((rule) =>
      broken.some((found) => found.rule === rule || (rule === 'occasion' && found.rule === 'code')),
    )
    .map((rule) => ({ ...saidBack(frames[rule]), why: 'not_kept' as const }));
}
