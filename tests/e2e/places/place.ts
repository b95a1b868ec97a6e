import type { Locator, Page } from '@playwright/test';
import type { Person } from './people.ts';

/** One screen, dialog or state of the product, and the way to it. */
export interface Place {
  /** "slice/what": the name of its picture, and what `--only` looks in. */
  name: string;
  /** Who stands there. */
  as: Person;
  /** The address that is opened. */
  at: string;
  /** What the calls answer there, where that is not what the server says: set up before the address is opened. */
  stub?: (page: Page) => Promise<unknown>;
  /** What is done after the address was opened. */
  open?: (page: Page) => Promise<unknown>;
  /** The app's code does not come: what the server drew stays. */
  isWithoutApp?: boolean;
  /** What is on screen once it is reached. */
  shows: (page: Page) => Locator;
  /** Narrower than this many pixels only, or wider. The others do not have this place. */
  only?: { below: number } | { from: number };
  /** What a picture of it holds; `page` unless told. */
  view?: 'page' | 'window' | 'paper';
}

/** The window's heights go with its widths. */
export const HEIGHTS: Record<number, number> = { 320: 568, 390: 844, 768: 1024, 1280: 900 };

export function isThere({ only }: Place, width: number): boolean {
  if (only === undefined) return true;
  return 'below' in only ? width < only.below : width >= only.from;
}
