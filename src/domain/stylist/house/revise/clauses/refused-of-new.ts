import { COLOUR_NAMES } from '#contract/palette.ts';
import { FABRIC_NAMES } from '#domain/wardrobe/fabrics.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { Target } from '../../language/mentions/meanings.ts';
import { isEmpty, noQualities, type Qualities } from '../../language/mentions/qualities.ts';
import type { Edit } from '../edits/edit.ts';
import type { Clause } from './clause.ts';
import { describedNoun } from './described-noun.ts';

/** "Boots instead of sneakers, and not brown ones", „aber keine braunen“: said of the boots that are to come. */
export function refusesOf(clause: Clause, before: Clause): boolean {
  const noun = describedNoun(before);
  // "Add a watch, not leather".
  if (isOfNew(clause, before)) return true;

  return (
    (clause.hasOnes || clause.hasPronoun || clause.cues.has('but') || clause.cues.has('except')) &&
    clause.verb === null &&
    clause.nouns.length + clause.others.length === 0 &&
    isEmpty(clause.trailing) &&
    clause.refused.colours.length > 0 &&
    clause.refused.fabrics.length + clause.refused.patterns.length === 0 &&
    noun !== undefined &&
    !noun.isDefinite &&
    noun.qualities.colours.length + before.trailing.colours.length === 0 &&
    // "Sneakers? But not white".
    clause.sentence - before.sentence <= (before.isAsked ? 1 : 0)
  );
}

/** "Another color for the dress, not white": which it is not to be. */
export function refusesColourOf({ verb, nouns, others, refused, sentence }: Clause, before: Clause): boolean {
  return (
    verb === null &&
    nouns.length + others.length === 0 &&
    refused.colours.length > 0 &&
    refused.fabrics.length + refused.patterns.length + refused.shapes.length === 0 &&
    sentence === before.sentence
  );
}

function isOfNew({ verb, nouns, others, refused, sentence }: Clause, before: Clause): boolean {
  return (
    before.verb === 'add' &&
    before.nouns.length === 1 &&
    verb === null &&
    nouns.length + others.length === 0 &&
    refused.patterns.length + refused.shapes.length === 0 &&
    refused.colours.length + refused.fabrics.length > 0 &&
    sentence === before.sentence
  );
}

/** Any color, and any cloth, but those. */
export function otherThanRefused({ colours, fabrics }: Qualities): Qualities {
  return {
    ...noQualities(),
    ...(colours.length > 0 && { colours: [butFor(colours, COLOUR_NAMES)] }),
    ...(fabrics.length > 0 && { fabrics: [butFor(fabrics, FABRIC_NAMES)] }),
  };
}

function butFor<Name>(
  wishes: readonly { label: string; names: readonly Name[] }[],
  all: readonly Name[],
): { label: string; names: Name[] } {
  const refused = new Set(wishes.flatMap(({ names }) => names));

  return {
    label: `not ${wishes.map(({ label }) => label).join(' ')}`,
    names: all.filter((name) => !refused.has(name)),
  };
}

/** "Ankle boots, not heels", "boots, but not with a heel": of what comes, none that is so. */
export function besidesRefused(edits: readonly Edit[], clauses: readonly Clause[]): Edit[] {
  const spoken = clauses.filter(({ verb }) => verb !== 'keep');
  const kinds = spoken.flatMap(({ nouns }) =>
    nouns.filter(
      ({ negated, excepted, qualities, target }) =>
        negated && !excepted && isEmpty(qualities) && target.breadth !== 'slot',
    ),
  );
  const shapes = spoken.filter(({ nouns }) => nouns.length === 0).flatMap(({ refused }) => refused.shapes);
  const narrowed = (target: Target): Target => {
    const left = [...target.keys].filter(
      (key) =>
        !kinds.some((noun) => noun.target.keys.has(key)) &&
        !shapes.some((shape) => {
          const garment = garmentOf(key);
          return garment !== null && shape.of?.includes(garment.slot) !== false && shape.matches(garment);
        }),
    );

    return left.length === 0 ? target : { ...target, keys: new Set(left) };
  };

  return edits.map((edit) => {
    if (edit.do === 'add') return { ...edit, target: narrowed(edit.target) };

    return edit.do === 'replace' && edit.by !== null ? { ...edit, by: narrowed(edit.by) } : edit;
  });
}
