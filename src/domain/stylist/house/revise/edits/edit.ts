import type { BodyGoal, StyleName } from '#contract/style-profile.ts';
import type { Occasion } from '#domain/wardrobe/occasions/occasion.ts';
import type { Weather } from '#domain/wardrobe/weather.ts';
import type { Axis, Mood, Target } from '../../language/mentions/meanings.ts';
import type { Qualities } from '../../language/mentions/qualities.ts';

/** One thing that a request asks for, with the ids of the items it is about. */
export type Edit =
  /** `by` null: anything else of the same slot. */
  | { do: 'replace'; item: string; by: Target | null; qualities: Qualities }
  /** `by`: what else may come in its place, where it was called by a word for many: "a cotton top". */
  | { do: 'modify'; item: string; qualities: Qualities; by?: Target }
  /** `isOver`: on top of what is worn in its place. */
  | { do: 'add'; target: Target; qualities: Qualities; isOver?: true }
  | { do: 'remove'; item: string; not: Target | null }
  /** Away from a color, fabric or pattern that the request refuses. */
  | { do: 'avoid'; item: string; refused: Qualities }
  | DirectionEdit
  /** Not more than this in all, in whole dollars; with a step, so much more or less than now. */
  | { do: 'spend'; dollars: number; step?: 1 | -1; items: readonly string[] | null }
  /** `but`: the ids of items that something else is said of. */
  | { do: 'recolour'; qualities: Qualities; everything: boolean; but?: readonly string[] }
  | { do: 'refresh' };

/** Where to go with the outfit, or with some of it. */
export type DirectionEdit = Direction & {
  /** The person's words for it. */
  said: string;
};

export type Direction =
  /** `items` null: the whole outfit. */
  | { do: 'shift'; axis: Axis; direction: 1 | -1; items: readonly string[] | null }
  | { do: 'occasion'; occasion: Occasion }
  | { do: 'weather'; weather: Weather | null; isWet: boolean }
  | { do: 'style'; style: StyleName; direction: 1 | -1; items: readonly string[] | null }
  | { do: 'mood'; mood: Mood; items: readonly string[] | null }
  | { do: 'goal'; goal: BodyGoal };

export interface RequestedEdits {
  edits: Edit[];
  /** Items that the request wants untouched. */
  keeps: ReadonlySet<string>;
  /** Items that it names and wants nothing of. */
  named: ReadonlySet<string>;
  /** Words that nothing was made of. */
  notUnderstood: string[];
  /** Garments that it speaks of and that this outfit does not have, in the person's words. */
  absent: string[];
  /** What it asks for and this outfit has already. */
  already: string[];
  /** The words of complaints that what is asked for answers. */
  answered: string[];
}

/** The ids of the items that an edit is about; none where it is about the whole. */
export function itemsOf(edit: Edit): readonly string[] {
  if ('item' in edit) return [edit.item];

  return 'items' in edit ? (edit.items ?? []) : [];
}

export function isAbout(edit: Edit, item: string): boolean {
  return itemsOf(edit).includes(item);
}

/** A piece that is asked for, or that is to be changed in a way that is said. */
export function isAskedFor(edit: Edit): edit is Extract<Edit, { do: 'add' | 'replace' | 'modify' }> {
  return edit.do === 'add' || edit.do === 'modify' || (edit.do === 'replace' && edit.by !== null);
}
