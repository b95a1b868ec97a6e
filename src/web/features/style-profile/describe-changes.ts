import type { Profile } from '#contract/style-profile.ts';
import { METRIC_LABELS, METRIC_NAMES } from './labels.ts';

/** What differs between two states of a profile, each as a short sentence without its full stop. */
export function changesBetween(before: Profile, after: Profile): string[] {
  return [
    ...METRIC_NAMES.flatMap((name) => {
      const [from, to] = [before.analysisData[name], after.analysisData[name]];
      return from === to ? [] : [`${METRIC_LABELS[name]} from ${from} to ${to}`];
    }),
    ...changedWords('Styles', before.styleCategories, after.styleCategories),
    ...changedWords('Favorites', before.customColorPalette, after.customColorPalette),
    ...(isSame(before.bodyTypeProfile, after.bodyTypeProfile) ? [] : ['Body type and fit changed']),
    ...(before.analysisData.description === after.analysisData.description ? [] : ['Description rewritten']),
  ];
}

function changedWords(what: string, before: readonly string[], after: readonly string[]): string[] {
  const added = after.filter((word) => !before.includes(word));
  const removed = before.filter((word) => !after.includes(word));
  return [
    ...(added.length > 0 ? [`${what}: added ${added.join(', ')}`] : []),
    ...(removed.length > 0 ? [`${what}: removed ${removed.join(', ')}`] : []),
  ];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
