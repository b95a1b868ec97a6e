import {
  INSPIRATION_CATEGORIES,
  type Inspiration,
  type InspirationCategory,
} from '#contract/inspirations.ts';
import { nearest, soughtWords } from '#web/lib/nearest.ts';

/** `all` is a filter only: no inspiration has it. */
export const CATEGORY_FILTERS = ['all', ...INSPIRATION_CATEGORIES] as const;
export type CategoryFilter = 'all' | InspirationCategory;

export interface InspirationFilters {
  text: string;
  category: CategoryFilter;
}

/** Those whose title, description or any tag has the text, in whatever case, of the category. */
export function filterInspirations(
  inspirations: readonly Inspiration[],
  { text, category }: InspirationFilters,
): Inspiration[] {
  const wanted = text.trim().toLowerCase();
  return inspirations.filter(
    (inspiration) =>
      (category === 'all' || inspiration.category === category) &&
      [inspiration.title, inspiration.description, ...inspiration.tags].some((words) =>
        words.toLowerCase().includes(wanted),
      ),
  );
}

/** So many stand in for what is not there: a row. */
const NEAREST = 3;

/** Of a board on which none passes: those with most of the words, and of the category; none where nothing is. */
export function nearestInspirations(
  inspirations: readonly Inspiration[],
  { text, category }: InspirationFilters,
): Inspiration[] {
  const words = soughtWords(text).map((word) =>
    filterInspirations(inspirations, { text: word, category: 'all' }),
  );
  const set = category === 'all' ? [] : [filterInspirations(inspirations, { text: '', category })];
  return nearest(inspirations, words, set).slice(0, NEAREST);
}
