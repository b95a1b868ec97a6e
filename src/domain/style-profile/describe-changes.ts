import type { Metrics, Profile } from '#contract/style-profile.ts';

const METRIC_WORDS: Record<keyof Metrics, string> = {
  comfort: 'Comfort',
  elegance: 'Elegance',
  trendy: 'Trendy',
};
const METRIC_NAMES = Object.keys(METRIC_WORDS) as (keyof Metrics)[];

/** What differs between two states of a profile, each as a short sentence without its full stop. */
export function changesBetween(before: Profile, after: Profile): string[] {
  return [
    ...changedWords('Colors seen', before.colorPalette, after.colorPalette),
    ...METRIC_NAMES.flatMap((name) => {
      const [from, to] = [before.analysisData[name], after.analysisData[name]];
      return from === to ? [] : [`${METRIC_WORDS[name]} from ${from} to ${to}`];
    }),
    ...changedWords('Styles', before.styleCategories, after.styleCategories),
    ...changedWords('Favorites', before.customColorPalette, after.customColorPalette),
    ...(isSame(before.bodyTypeProfile, after.bodyTypeProfile) ? [] : ['Body type and fit changed']),
    ...(isSame(before.rawQuizResponses, after.rawQuizResponses) ? [] : ['Quiz answers changed']),
    ...changedDescription(before.analysisData.description, after.analysisData.description),
  ];
}

/** Whether two states say the same, whenever they were written. */
export function isSameProfile(one: Profile, other: Profile): boolean {
  return isSame({ ...one, updatedAt: '' }, { ...other, updatedAt: '' });
}

function changedWords(what: string, before: readonly string[], after: readonly string[]): string[] {
  const added = after.filter((word) => !before.includes(word));
  const removed = before.filter((word) => !after.includes(word));
  return [
    ...(added.length > 0 ? [`${what}: added ${added.join(', ')}`] : []),
    ...(removed.length > 0 ? [`${what}: removed ${removed.join(', ')}`] : []),
  ];
}

function changedDescription(before: string, after: string): string[] {
  if (before === after) return [];
  return [before === '' ? 'Description written' : 'Description rewritten'];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
