import { FABRIC_GROUPS } from '../../language/lexicon/modifier-words.ts';
import type { Qualities } from '../../language/mentions/qualities.ts';
import type { Clause } from './clause.ts';

/** What a thought refuses holds for what it wishes as well. */
export function settleRefusals(clause: Clause): void {
  clause.refused = withTheirFamily(clause.refused);
  clause.trailing = otherThan(clause.trailing, clause.refused);
  for (const noun of clause.nouns)
    if (!noun.negated) noun.qualities = otherThan(noun.qualities, clause.refused);
}

/** "Gray instead of charcoal": a gray that is no charcoal, where there is one. */
function otherThan(wished: Qualities, { colours: refused }: Qualities): Qualities {
  if (refused.length === 0 || wished.colours.length === 0) return wished;
  const not = new Set(refused.flatMap(({ names }) => names));

  return {
    ...wished,
    colours: wished.colours.map((wish) => {
      const names = wish.names.filter((name) => !not.has(name));
      return names.length === 0 ? wish : { ...wish, names };
    }),
  };
}

/** "No merino, no cashmere, no lambswool": whoever refuses so many of a kind wears none of it. */
function withTheirFamily(refused: Qualities): Qualities {
  if (refused.fabrics.length < FAMILY) return refused;
  const names = new Set(refused.fabrics.flatMap((wish) => wish.names));
  const families = FABRIC_GROUPS.filter(
    ({ avoid = [] }) => [...names].filter((name) => avoid.includes(name)).length >= FAMILY,
  );

  return {
    ...refused,
    fabrics: refused.fabrics.map((wish) => ({
      ...wish,
      names: [
        ...wish.names,
        ...families.flatMap(({ avoid = [] }) => avoid.filter((name) => !names.has(name))),
      ],
    })),
  };
}

const FAMILY = 3;
