import { isCueAt } from '../mentions/cues.ts';
import { type Mention, saidOf } from '../mentions/meanings.ts';
import { isQuality } from '../mentions/piece-kinds.ts';
import type { Qualities } from '../mentions/qualities.ts';
import type { Wishes } from './what-is-wished.ts';

/** "Linen or cotton", „Punkte oder Blumen“: one of the two is enough, on a piece or on the whole. */
export function settleEither(wishes: Wishes, mentions: readonly Mention[]): void {
  for (const [at] of mentions.entries()) {
    const [one, other] = [mentions[at - 1], mentions[at + 1]];
    if (!isCueAt(mentions, at, 'or') || one === undefined || other === undefined) continue;
    if (!isQuality(one) || one.meaning.is !== other.meaning.is || one.negated || other.negated) continue;
    const all = [...wishes.demands, wishes];
    const [first, second] = [one.meaning, other.meaning];
    if (first.is === 'fabric' && second.is === 'fabric')
      join(all, 'fabrics', first.label, second.label, (a, b) => ({ ...a, names: union(a.names, b.names) }));
    if (first.is === 'pattern' && second.is === 'pattern')
      join(all, 'patterns', first.label, second.label, (a, b) => ({
        ...a,
        patterns: union(a.patterns, b.patterns),
      }));
  }
}

/** The second goes, and the first stands for both, in the words of both. */
function join<Sort extends 'fabrics' | 'patterns'>(
  all: readonly Qualities[],
  sort: Sort,
  first: string,
  second: string,
  both: (a: Qualities[Sort][number], b: Qualities[Sort][number]) => Qualities[Sort][number],
): void {
  const [a, b] = [of(all, sort, first), of(all, sort, second)];
  if (a === null || b === null) return;
  const said = `${saidOf(a.quality)} / ${saidOf(b.quality)}`;
  b.holder[sort] = b.holder[sort].filter((one) => one !== b.quality) as Qualities[Sort];
  a.holder[sort] = a.holder[sort].map((one) =>
    one === a.quality ? { ...both(one, b.quality), said } : one,
  ) as Qualities[Sort];
}

/** Whose it is: a piece's, or the whole's. */
function of<Sort extends 'fabrics' | 'patterns'>(
  all: readonly Qualities[],
  sort: Sort,
  wanted: string,
): { holder: Qualities; quality: Qualities[Sort][number] } | null {
  for (const holder of all) {
    const quality = holder[sort].find(({ label }) => label === wanted);
    if (quality !== undefined) return { holder, quality };
  }

  return null;
}

function union<Name>(some: readonly Name[], more: readonly Name[]): Name[] {
  return [...new Set([...some, ...more])];
}
