import type { Meaning, Mention } from '../meanings.ts';
import { isWornOut } from '../ownership.ts';
import type { Role } from './roles.ts';

/** How sure the network must be to overrule what the grammar reads: more, the more is lost where it errs. */
const SURE: Record<Role, number> = {
  told: 0.75,
  lost: 0.6,
  refused: 0.88,
  wanted: 0.95,
  kept: 0.75,
  altered: Number.POSITIVE_INFINITY,
};

const LIKELY_REFUSED = 0.6;
const HARDLY = 0.1;
/** A phrase of several words is no homonym; and who wears a hijab is named by it. */
const WEARER_OR_PHRASE = / |^hijabis?$/;

/** Words that mean something else as often as clothing: "wine", "Uhr"; styles and cuts are said of anything. */
const AMBIGUOUS: ReadonlySet<Meaning['is']> = new Set(['garments', 'colour', 'fabric', 'pattern', 'missing']);

/**
 * Follows the network where it is sure: what is only told of or complained of, or is no clothing at all, asks for nothing; what is
 * refused is negated; what is owned is marked as kept. What is to be replaced is wanted anew. Where it is not sure, the grammar's
 * reading stands.
 */
export function weighWords(mentions: readonly Mention[]): Mention[] {
  const isReplaced = mentions.some(({ text }) => REPLACED.test(text));
  // "Short sleeves are out": where the grammar finds no refusal at all, a likely one counts.
  const refused = mentions.some(({ negated }) => negated) ? SURE.refused : LIKELY_REFUSED;

  return mentions.map((mention, at) => {
    const { meaning, role: read, text } = mention;
    if (read === undefined || meaning.is === 'unknown') return mention;
    // "Something lighter than navy": anything but that.
    if (/^(?:than|als)$/.test(mentions[at - 1]?.text ?? '') && AMBIGUOUS.has(meaning.is))
      return { ...mention, negated: true };
    const { role, sureness, isClothing } = read;
    if (isReplaced && (role === 'lost' || role === 'kept') && !mention.negated)
      return { ...mention, isLost: true };
    const isNothing =
      isClothing < HARDLY && AMBIGUOUS.has(meaning.is) && !mention.negated && !WEARER_OR_PHRASE.test(text);
    if (!isNothing && (isClothing < HARDLY || sureness < (role === 'refused' ? refused : SURE[role])))
      return mention;
    // "Without the tote and the belt" refuses them as well.
    if (role === 'lost' && mention.negated) return mention;
    if (role === 'told' && isWornByAll(mentions, at)) return mention;
    if (role === 'lost' && isWornOut(mentions, at)) return { ...mention, negated: false, isLost: true };
    if (role === 'told' || role === 'lost' || isNothing)
      return { ...mention, negated: false, meaning: { is: 'filler' } };
    if (role === 'refused') return { ...mention, negated: true };
    if (role === 'wanted') return { ...mention, negated: mention.excepted === true && mention.negated };
    if (role === 'kept') return { ...mention, negated: false, isKept: true };

    return mention;
  });
}

const REPLACED = /^(?:replac|new ones?$|ersetz|ersatz|neue[nrs]?$)/;

/** "Everyone there wears sneakers": so may one. */
function isWornByAll(mentions: readonly Mention[], at: number): boolean {
  return mentions
    .slice(Math.max(0, at - 5), at)
    .some(({ text }) => /^(?:everyone|everybody|they all|all of them|alle|jeder)$/.test(text));
}
