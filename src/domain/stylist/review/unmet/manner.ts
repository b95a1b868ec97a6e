import type { UnmetReason } from '#contract/outfits.ts';
import type { StyleName } from '#contract/style-profile.ts';
import { GOAL_LABELS } from '#domain/wardrobe/body-goals.ts';
import { comesIn } from '#domain/wardrobe/colourways.ts';
import {
  FEELING_RULES,
  type Feeling,
  type FeelingRule,
  type Felt,
  givenBy,
} from '#domain/wardrobe/feelings.ts';
import { isLooseAtTheMiddle } from '#domain/wardrobe/garment-details.ts';
import type { OutfitPlan } from '../../house/compose/outfit-plan.ts';
import { COMFORT, comfortOf } from '../../house/compose/reasons/comfort.ts';
import { type Mood, PLACE_OF_STYLE } from '../../house/language/mentions/meanings.ts';
import { isComfortOfShoes, type Wishes } from '../../house/language/wishes/what-is-wished.ts';
import { tellPart } from '../../writing/sentence.ts';
import { whyUnmet } from '../why-unmet.ts';
import { isClothing, type KnownItem } from '../worn-item.ts';
import { isInMood } from './moods.ts';
import type { Open } from './open.ts';

/** Styles, goals, feelings and moods. */
export function openManner(asked: Wishes, plan: OutfitPlan, items: readonly KnownItem[]): Open[] {
  const clothes = items.filter(({ item }) => isClothing(item));
  const isUnknown = items.some(({ garment }) => garment === null);
  const together = () => 'together' as const;

  return [
    ...asked.styles
      .filter((style) => !isStyleToldOf(asked, style))
      .filter((style) => !isUnknown && !items.some(({ garment }) => garment?.styles.includes(style) === true))
      .map((style) => ({
        words: asked.styleWords.get(style) ?? tellPart('wish: style', style, { words: [style] }),
        why: () => whyUnmet(plan, (garment) => garment.styles.includes(style)),
      })),
    ...asked.goals
      .filter((goal) => !isUnknown && !items.some(({ garment }) => garment?.goals.includes(goal) === true))
      .filter((goal) => goal !== 'minimize-midsection' || !isMiddleLeftAlone(clothes))
      .map((goal) => ({
        words: asked.goalWords.get(goal) ?? tellPart('wish: goal', GOAL_LABELS[goal], { words: [goal] }),
        why: () => whyUnmet(plan, (garment) => garment.goals.includes(goal)),
      })),
    ...[...asked.feelings]
      .filter(
        ([feeling, said]) =>
          said !== '' && !isUnknown && givenBy(feeling, items.flatMap(feltOf)).length === 0,
      )
      .map(([feeling, words]) => ({ words, why: () => whyUnfelt(plan, feeling) })),
    ...openComfort(asked, items),
    ...[...asked.moods]
      .filter((mood) => !isInMood(mood, asked, items, clothes))
      .map((mood) => ({
        words: tellPart('wish: mood', MOOD_NAMES[mood] ?? mood, { words: [mood] }),
        why: together,
      })),
  ];
}

/** Told of rather than wished, or the name of where one goes. */
function isStyleToldOf({ doubtful, styleWords }: Wishes, style: StyleName): boolean {
  const said = styleWords.get(style) ?? style;

  return doubtful.has(said) || PLACE_OF_STYLE.test(said);
}

/** Comfort that is named: something soft, and nothing that pinches. */
function openComfort(asked: Wishes, worn: readonly KnownItem[]): Open[] {
  const { moodWords, doubtful } = asked;
  const words = moodWords.get('comfortable') ?? '';
  const items = isComfortOfShoes(asked) ? worn.filter(({ item }) => item.slot === 'shoes') : worn;
  const pieces = items.flatMap(feltOf);
  if (!COMFORT.test(words) || doubtful.has(words) || pieces.length < items.length) return [];

  return comfortOf(pieces).length > 0 ? [] : [{ words, why: () => 'together' }];
}

function feltOf({ item, garment, fabric, colour }: KnownItem): Felt[] {
  return garment === null || fabric === null || colour === null
    ? []
    : [{ garment, fabric, colour, pattern: item.pattern }];
}

/** What would give it in its usual cloth, or in another color. */
function whyUnfelt(plan: OutfitPlan, feeling: Feeling): UnmetReason {
  const { by, colours }: FeelingRule = FEELING_RULES[feeling];

  return whyUnmet(
    plan,
    (garment) =>
      garment.fabrics.some((fabric) =>
        garment.patterns.some((pattern) => by?.({ garment, fabric, pattern }) === true),
      ) || colours?.some((colour) => comesIn(garment.colours, colour)) === true,
  );
}

/** Nothing that clings at the middle hides it as well as a cut that is made for it; so does what is worn over it. */
function isMiddleLeftAlone(clothes: readonly KnownItem[]): boolean {
  return (
    clothes.some(({ garment }) => garment?.slot === 'outer') ||
    clothes.every(
      ({ garment }) =>
        garment === null || !['top', 'dress'].includes(garment.slot) || isLooseAtTheMiddle(garment),
    )
  );
}

const MOOD_NAMES: Partial<Record<Mood, string>> = {
  colourful: 'colorful',
  monochrome: 'one color throughout',
  sustainable: 'second-hand',
};
