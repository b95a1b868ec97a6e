import { channel } from 'node:diagnostics_channel';
import type * as z from 'zod/mini';

/** Where a piece of JSON is kept. */
export interface Place {
  table: string;
  column: string;
  /** The row's id. */
  row: string;
}

/** What is told of a row that does not read as it should. Never its content: that is a person's. */
export interface DamagedRow extends Place {
  /** `mended`: read without the parts at `paths`. `set aside`: it cannot be read, and is as if it were not there. */
  outcome: 'mended' | 'set aside';
  paths: string[];
}

/** Told of here, for whoever keeps the log: a row is told of once in a process. */
export const damagedRows = channel('hemline:damaged-row');
const told = new Set<string>();
/** After so many the process begins anew to tell: what it remembers is bounded. */
const MAX_TOLD = 10_000;

/** Turns what one version of a shape wrote into what the next one would have. */
export type Upgrade = (old: Record<string, unknown>) => Record<string, unknown>;

export interface StoredJson<Value> {
  write(value: Value): string;
  /** @returns null for what cannot be read. Never throws: one row does not keep others from being read. */
  read(text: string, place: Place): Value | null;
}

/**
 * How a column of JSON is written and read back, also by later versions of the app (`docs/stored-data.md`).
 *
 * What was written by an older version is brought up by `upgrades`, the first of which leads from version 1 to 2. The
 * version stands in the JSON as `v`; without it, it is 1. What then does not fit the shape is mended part by part: an
 * element leaves its list, a field becomes what it is in `blank`, an unknown field goes.
 */
export function storedJson<Value>({
  shape,
  upgrades = [],
  blank = {},
}: {
  shape: z.ZodMiniType<Value>;
  upgrades?: Upgrade[];
  /** What parts are when nothing is known of them; without a part that nothing stands for. */
  blank?: unknown;
}): StoredJson<Value> {
  const newest = upgrades.length + 1;

  return {
    write: (value) => JSON.stringify(newest === 1 ? value : { ...value, v: newest }),

    read(text, place) {
      const old = parse(text);
      const raw = old === undefined ? undefined : bringUp(old, upgrades);
      if (raw === undefined) return setAside(place, []);

      const read = shape.safeParse(raw);
      if (read.success) return read.data;
      const paths = read.error.issues.map((issue) => issue.path.join('.'));
      const mended = shape.safeParse(mend(raw, read.error.issues, blank));
      if (!mended.success) return setAside(place, paths);
      tell({ ...place, outcome: 'mended', paths });
      return mended.data;
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @returns undefined for what a newer version wrote, or an upgrade cannot read */
function bringUp(old: unknown, upgrades: Upgrade[]): unknown {
  if (!isRecord(old)) return old;
  const { v: version = 1, ...content } = old;
  if (typeof version !== 'number' || version < 1 || version > upgrades.length + 1) return undefined;
  try {
    return upgrades.slice(version - 1).reduce((value, upgrade) => upgrade(value), content);
  } catch {
    return undefined;
  }
}

const REMOVED = Symbol('removed');

function mend(raw: unknown, issues: readonly z.core.$ZodIssue[], blank: unknown): unknown {
  const mended: unknown = structuredClone(raw);
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      const holder = at(mended, issue.path);
      if (isRecord(holder)) for (const key of issue.keys) delete holder[key];
    } else mendAt(mended, issue.path, blank);
  }
  return withoutRemoved(mended);
}

/** The smallest part around a path that can go, or that a blank stands for. */
function mendAt(mended: unknown, path: readonly PropertyKey[], blank: unknown): void {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const holder = at(mended, path.slice(0, depth - 1));
    const key = path[depth - 1] as PropertyKey;
    const instead = at(blank, path.slice(0, depth));
    if (Array.isArray(holder) && typeof key === 'number') holder[key] = REMOVED;
    else if (isRecord(holder) && instead !== undefined) holder[String(key)] = structuredClone(instead);
    else continue;
    return;
  }
}

function withoutRemoved(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((element) => element !== REMOVED).map(withoutRemoved);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutRemoved(part)]));
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function setAside(place: Place, paths: string[]): null {
  tell({ ...place, outcome: 'set aside', paths });
  return null;
}

function tell(damaged: DamagedRow): void {
  const key = JSON.stringify(damaged);
  if (told.has(key)) return;
  if (told.size >= MAX_TOLD) told.clear();
  told.add(key);
  damagedRows.publish(damaged);
}
