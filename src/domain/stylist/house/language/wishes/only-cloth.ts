import { FABRIC_NAMES, type FabricName } from '#domain/wardrobe/fabrics.ts';
import { GARMENTS } from '#domain/wardrobe/wardrobe.ts';
import { isCue } from '../mentions/cues.ts';
import type { Mention } from '../mentions/meanings.ts';
import type { Wishes } from './what-is-wished.ts';

/** "Only cotton or linen", „nur Naturfasern“, of no piece: what is worn on the skin is of no other cloth. */
export function settleOnlyCloth({ refuses }: Wishes, mentions: readonly Mention[]): void {
  const only = mentions.findIndex(({ meaning }) => isCue(meaning, 'only'));
  if (only < 0 || mentions[only - 1]?.meaning.is === 'garments') return;
  const allowed = new Set<FabricName>();
  for (let at = only + 1; at < mentions.length; at++) {
    const { meaning, negated } = mentions[at] as Mention;
    if (meaning.is === 'fabric' && !negated) {
      const kin = KIN[meaning.label];
      if (kin === undefined || mentions[at + 1]?.meaning.is === 'garments') return;
      for (const name of [...meaning.names, ...kin]) allowed.add(name);
    } else if (!isCue(meaning, 'in', 'or', 'and') && meaning.is !== 'filler') break;
  }
  if (allowed.size > 0) for (const cloth of ON_SKIN) if (!allowed.has(cloth)) refuses.fabrics.add(cloth);
}

const OF_COTTON: readonly FabricName[] = [
  ...(['seersucker', 'flannel', 'pique', 'canvas', 'denim', 'corduroy', 'jersey', 'french terry'] as const),
  ...(['waxed cotton', 'wax-print cotton', 'marcella'] as const),
];
const OF_ANIMALS: readonly FabricName[] = [
  ...(['lambswool', 'cashmere', 'mohair', 'tropical wool', 'wool flannel', 'tweed', 'boucle'] as const),
  ...(['camel hair', 'barathea', 'poplin', 'oxford cotton', 'heavyweight cotton', 'cotton knit'] as const),
  ...(['twill', 'chambray'] as const),
];

/** Cloths that a fiber is woven into under other names. */
const KIN: Readonly<Record<string, readonly FabricName[]>> = {
  cotton: OF_COTTON,
  linen: [],
  'natural fibers': [...OF_COTTON, ...OF_ANIMALS],
};

/** Tights, shoes, bags and jewelry are of what they are made of. */
const NO_CLOTH: ReadonlySet<FabricName> = new Set(['leather', 'suede', 'vegan leather', 'patent leather']);
const ON_SKIN: readonly FabricName[] = FABRIC_NAMES.filter(
  (name) =>
    !NO_CLOTH.has(name) &&
    GARMENTS.some(({ slot, fabrics }) => ['top', 'bottom', 'dress'].includes(slot) && fabrics.includes(name)),
);
