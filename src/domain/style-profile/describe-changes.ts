import { fill, type Params, type Said } from '#contract/said.ts';
import {
  METRIC_NAMES,
  type Metrics,
  type Profile,
  TASTE_SIDES,
  type Taste,
} from '#contract/style-profile.ts';

/** What can differ between two states of a profile, by its reason, without the full stop. Lists have commas. */
export const CHANGES = {
  colors_seen_added: 'Colors seen: added {colors}',
  colors_seen_removed: 'Colors seen: removed {colors}',
  comfort_changed: 'Comfort from {from} to {to}',
  elegance_changed: 'Elegance from {from} to {to}',
  trendy_changed: 'Trendy from {from} to {to}',
  styles_added: 'Styles: added {styles}',
  styles_removed: 'Styles: removed {styles}',
  favorites_added: 'Favorites: added {colors}',
  favorites_removed: 'Favorites: removed {colors}',
  likes_added: 'Likes: added {words}',
  likes_removed: 'Likes: removed {words}',
  avoids_added: 'Avoids: added {words}',
  avoids_removed: 'Avoids: removed {words}',
  body_type_changed: 'Body type and fit changed',
  quiz_changed: 'Quiz answers changed',
  description_written: 'Description written',
  description_rewritten: 'Description rewritten',
} as const;

type Change = keyof typeof CHANGES;

const METRICS: Record<keyof Metrics, Change> = {
  comfort: 'comfort_changed',
  elegance: 'elegance_changed',
  trendy: 'trendy_changed',
};

/** What differs between two states of a profile, each as a short sentence without its full stop. */
export function changesBetween(before: Profile, after: Profile): Said[] {
  const colors = (names: string) => ({ colors: names });
  return [
    ...changedWords('colors_seen', before.colorPalette, after.colorPalette, colors),
    ...METRIC_NAMES.flatMap((name) => {
      const [from, to] = [before.analysisData[name], after.analysisData[name]];
      return from === to ? [] : [say(METRICS[name], { from, to })];
    }),
    ...changedWords('styles', before.styleCategories, after.styleCategories, (styles) => ({ styles })),
    ...changedWords('favorites', before.customColorPalette, after.customColorPalette, colors),
    ...TASTE_SIDES.flatMap((side) =>
      changedWords(side, tastesOf(before, side), tastesOf(after, side), (words) => ({ words })),
    ),
    ...(isSame(before.bodyTypeProfile, after.bodyTypeProfile) ? [] : [say('body_type_changed')]),
    ...(isSame(before.rawQuizResponses, after.rawQuizResponses) ? [] : [say('quiz_changed')]),
    ...changedDescription(before.analysisData.description, after.analysisData.description),
  ];
}

/** Whether two states say the same, whenever they were written. */
export function isSameProfile(one: Profile, other: Profile): boolean {
  return isSame({ ...one, updatedAt: '' }, { ...other, updatedAt: '' });
}

function tastesOf({ tastes }: Profile, side: Taste['side']): string[] {
  return tastes.filter((taste) => taste.side === side).map(({ words }) => words);
}

function changedWords(
  what: 'colors_seen' | 'styles' | 'favorites' | Taste['side'],
  before: readonly string[],
  after: readonly string[],
  asParams: (words: string) => Params,
): Said[] {
  const added = after.filter((word) => !before.includes(word));
  const removed = before.filter((word) => !after.includes(word));
  return [
    ...(added.length > 0 ? [say(`${what}_added`, asParams(added.join(', ')))] : []),
    ...(removed.length > 0 ? [say(`${what}_removed`, asParams(removed.join(', ')))] : []),
  ];
}

function changedDescription(before: string, after: string): Said[] {
  if (before === after) return [];
  return [say(before === '' ? 'description_written' : 'description_rewritten')];
}

function say(reason: Change, params?: Params): Said {
  return { message: fill(CHANGES[reason], params), reason, ...(params && { params }) };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
