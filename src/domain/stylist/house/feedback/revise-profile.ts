import { type ColourName, MAX_CUSTOM_COLOURS } from '#contract/palette.ts';
import {
  MAX_CATEGORIES,
  MAX_TASTES,
  METRIC_NAMES,
  type Metrics,
  type Profile,
  type Taste,
} from '#contract/style-profile.ts';
import { AVOIDANCE_LABELS } from '#domain/wardrobe/avoidances.ts';
import { GOAL_LABELS } from '#domain/wardrobe/body-goals.ts';
import type { Change, FeedbackBrief, ProfilePatch, ProfileRevision } from '../../stylist.ts';
import { colourWord, listed } from '../compose/wording.ts';
import { meaningOfTaste } from '../language/wishes/tastes.ts';
import { readFeedback } from './read-feedback.ts';
import type { Wanted } from './wanted.ts';

/**
 * Adjusts a profile by a person's own words: scores, styles, favorite colors, what to avoid, goals, fits.
 * What is not named stays as it is; with nothing understood the patch is empty.
 */
export function reviseProfile({ profile, feedback }: FeedbackBrief): ProfileRevision {
  return applyWanted(profile, readFeedback(feedback));
}

/** Does to a profile what a feedback asks for, whoever has read it. */
export function applyWanted(profile: Profile, wanted: Wanted): ProfileRevision {
  const revision = [reviseMetrics, reviseStyles, reviseColours, reviseBody, reviseTastes].map((revise) =>
    revise(profile, wanted),
  );

  return {
    patch: Object.assign({}, ...revision.map(({ patch }) => patch)),
    applied: revision.flatMap(({ applied }) => applied),
    undecided: wanted.undecided,
    notUnderstood: wanted.notUnderstood,
    ...withoutRoom(revision),
  };
}

function withoutRoom(revision: readonly Part[]): Pick<ProfileRevision, 'noRoomFor'> {
  const noRoomFor = revision.flatMap(({ unmet }) => unmet);

  return noRoomFor.length === 0 ? {} : { noRoomFor };
}

interface Part {
  patch: ProfilePatch;
  applied: Change[];
  /** Favorites that there is no room for. */
  unmet: ColourName[];
}

const NOTHING: Part = { patch: {}, applied: [], unmet: [] };

const METRIC_LABELS: Record<keyof Metrics, string> = {
  comfort: 'Comfort',
  elegance: 'Elegance',
  trendy: 'Trendy',
};

function reviseMetrics(profile: Profile, wanted: Wanted): Part {
  const { comfort, elegance, trendy } = profile.analysisData;
  const metrics = { comfort, elegance, trendy };
  const applied: Change[] = [];

  for (const name of METRIC_NAMES) {
    const wish = wanted.metrics[name];
    if (wish === undefined) continue;

    const next = clamped('exactly' in wish ? wish.exactly : metrics[name] + wish.by);
    if (next === metrics[name]) continue;
    applied.push({ what: `${METRIC_LABELS[name]} from ${metrics[name]} to ${next}` });
    metrics[name] = next;
  }

  return applied.length === 0 ? NOTHING : { patch: { metrics }, applied, unmet: [] };
}

function clamped(score: number): number {
  return Math.max(0, Math.min(100, Math.round(score)));
}

function reviseStyles(profile: Profile, wanted: Wanted): Part {
  const isNamed = (tag: string, styles: readonly string[]) =>
    styles.some((style) => style.toLowerCase() === tag.toLowerCase());
  const dropped = profile.styleCategories.filter((tag) => isNamed(tag, wanted.dropsStyles));
  const kept = profile.styleCategories.filter((tag) => !dropped.includes(tag));
  const added = wanted.addsStyles
    .filter((style) => !kept.some((tag) => isNamed(tag, [style])))
    .slice(0, MAX_CATEGORIES - kept.length);
  if (dropped.length + added.length === 0) return NOTHING;

  return {
    patch: { styleCategories: [...kept, ...added] },
    applied: [
      ...(added.length > 0 ? [{ what: `Added ${listed(added)} to your styles` }] : []),
      ...(dropped.length > 0 ? [{ what: `Removed ${listed(dropped)} from your styles` }] : []),
    ],
    unmet: [],
  };
}

function reviseColours(profile: Profile, wanted: Wanted): Part {
  const dropped = profile.customColorPalette.filter((name) => wanted.dropsColours.includes(name));
  const kept = profile.customColorPalette.filter((name) => !dropped.includes(name));
  const fresh = wanted.addsColours.filter((name) => !kept.includes(name));
  const added = fresh.slice(0, MAX_CUSTOM_COLOURS - kept.length);
  // The full list takes no more.
  const unmet = fresh.slice(added.length);
  if (dropped.length + added.length === 0) return { ...NOTHING, unmet };

  return {
    patch: { customColorPalette: [...kept, ...added] },
    applied: [
      ...(added.length > 0
        ? [{ what: `Added ${listed(added.map(colourWord))} to your favorite colors` }]
        : []),
      ...(dropped.length > 0
        ? [{ what: `Removed ${listed(dropped.map(colourWord))} from your favorite colors` }]
        : []),
    ],
    unmet,
  };
}

function reviseBody({ bodyTypeProfile: body }: Profile, wanted: Wanted): Part {
  const applied: Change[] = [];
  const note = (isChange: boolean, what: string) => {
    if (isChange) applied.push({ what });

    return isChange;
  };
  const avoidances = body.avoidances.filter(
    (name) =>
      !(wanted.dropsAvoidances.includes(name) && note(true, `No longer avoids ${AVOIDANCE_LABELS[name]}`)),
  );
  for (const name of wanted.addsAvoidances)
    if (note(!avoidances.includes(name), `Avoids ${AVOIDANCE_LABELS[name]} from now on`))
      avoidances.push(name);
  const bodyGoals = body.bodyGoals.filter(
    (goal) => !(wanted.dropsGoals.includes(goal) && note(true, `Dropped the goal to ${GOAL_LABELS[goal]}`)),
  );
  for (const goal of wanted.addsGoals)
    if (note(!bodyGoals.includes(goal), `New goal: to ${GOAL_LABELS[goal]}`)) bodyGoals.push(goal);

  const { tops, bottoms, dresses } = wanted.fits;
  const fits = body.fitPreferences;
  const isNew = <Value>(value: Value | null, old: Value | null, what: string): Value | null =>
    value !== null && note(value !== old, `${what}: ${value}`) ? value : old;

  const revised = {
    bodyType: isNew(wanted.bodyType, body.bodyType, 'Body type'),
    heightCategory: isNew(wanted.height, body.heightCategory, 'Height'),
    bodyGoals,
    fitPreferences: {
      tops: isNew(tops, fits.tops, 'Fit of tops'),
      bottoms: isNew(bottoms, fits.bottoms, 'Fit of bottoms'),
      dresses: isNew(dresses, fits.dresses, 'Fit of dresses'),
    },
    avoidances,
  };

  return applied.length === 0 ? NOTHING : { patch: { bodyTypeProfile: revised }, applied, unmet: [] };
}

/** A taste takes the place of what was said of the same thing before, whatever the words; the oldest gives way when there are too many. */
function reviseTastes(profile: Profile, { tastes: said }: Wanted): Part {
  const keyOf = ({ words, side }: Taste) => meaningOfTaste(words, side).key;
  const fresh = said.filter(
    (taste, at) =>
      said.findLastIndex((other) => keyOf(other) === keyOf(taste)) === at &&
      !profile.tastes.some((old) => old.side === taste.side && keyOf(old) === keyOf(taste)),
  );
  if (fresh.length === 0) return NOTHING;

  const kept = profile.tastes.filter((old) => !fresh.some((taste) => keyOf(taste) === keyOf(old)));
  const wordsOf = (side: Taste['side']) =>
    fresh.filter((taste) => taste.side === side).map(({ words }) => words);

  return {
    patch: { tastes: [...kept, ...fresh].slice(-MAX_TASTES) },
    applied: [
      ...(wordsOf('likes').length > 0 ? [{ what: `Likes ${listed(wordsOf('likes'))}` }] : []),
      ...(wordsOf('avoids').length > 0 ? [{ what: `Avoids ${listed(wordsOf('avoids'))} from now on` }] : []),
    ],
    unmet: [],
  };
}
