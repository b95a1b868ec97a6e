import { isCueAt } from './cues.ts';
import { type Mention, type Named, saidOf } from './meanings.ts';
import { isQuality } from './piece-kinds.ts';
import type { Qualities } from './qualities.ts';
import type { Wishes } from './what-is-wished.ts';

/** "Linen or cotton", „Punkte oder Blumen“: one of the two is enough, on a piece or on the whole. */
export function settleEither(wishes: Wishes, mentions: readonly Mention[]): void {
  for (const [at] of mentions.entries()) {
    const [one, other] = [mentions[at - 1], mentions[at + 1]];
    if (!isCueAt(mentions, at, 'or') || one === undefined || other === undefined) continue;
    if (!isQuality(one) || one.meaning.is !== other.meaning.is || one.negated || other.negated) continue;
    const all = [...wishes.demands, wishes];
    const [first, second] = [one.meaning, other.meaning];
    if (first.is === 'fabric' && second.is === 'fabric') {
      const [a, b] = [of(all, 'fabrics', first.label), of(all, 'fabrics', second.label)];
      if (a !== null && b !== null) {
        b.holder.fabrics = b.holder.fabrics.filter((one) => one !== b.quality);
        a.holder.fabrics = a.holder.fabrics.map((one) =>
          one === a.quality
            ? { ...one, said: bothSaid(a, b), names: union(one.names, b.quality.names) }
            : one,
        );
      }
    }
    if (first.is === 'pattern' && second.is === 'pattern') {
      const [a, b] = [of(all, 'patterns', first.label), of(all, 'patterns', second.label)];
      if (a !== null && b !== null) {
        b.holder.patterns = b.holder.patterns.filter((one) => one !== b.quality);
        a.holder.patterns = a.holder.patterns.map((one) =>
          one === a.quality
            ? { ...one, said: bothSaid(a, b), patterns: union(one.patterns, b.quality.patterns) }
            : one,
        );
      }
    }
  }
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

function bothSaid(a: { quality: Named }, b: { quality: Named }): string {
  return `${saidOf(a.quality)} / ${saidOf(b.quality)}`;
}

function union<Name>(some: readonly Name[], more: readonly Name[]): Name[] {
  return [...new Set([...some, ...more])];
}
