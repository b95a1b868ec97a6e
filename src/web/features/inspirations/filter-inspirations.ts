import {
  INSPIRATION_CATEGORIES,
  type Inspiration,
  type InspirationCategory,
} from '#contract/inspirations.ts';

/** `all` is a filter only: no inspiration has it. */
export const CATEGORY_FILTERS = ['all', ...INSPIRATION_CATEGORIES] as const;
export type CategoryFilter = 'all' | InspirationCategory;

/** Those whose title, description or any tag has the text, in whatever case, of the category. */
export function filterInspirations(
  inspirations: readonly Inspiration[],
  { text, category }: { text: string; category: CategoryFilter },
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
