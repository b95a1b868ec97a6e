import { madeWhenNeeded } from '#domain/made-when-needed.ts';
import type { Meaning, Mention } from '../mentions/meanings.ts';
import type { Token } from '../mentions/tokens.ts';
import { featuresOf, type IsHere } from './features.ts';
import { actAndRolesIn, type RolesOf, readNetwork, rolesIn } from './network.ts';
import file from './reader.json' with { type: 'json' };
import { ROLES, type RoleOfWord } from './roles.ts';
import type { Feature } from './word-vectors.ts';

/** What such a word is to the person is a matter of the sentence around it. */
const HAVE_ROLES: ReadonlySet<Meaning['is']> = new Set([
  ...(['garments', 'colour', 'fabric', 'pattern', 'shape', 'style', 'missing', 'unknown'] as const),
]);

/** Nobody says more of one outfit. */
const MOST_WORDS = 240;
const network = madeWhenNeeded(() => readNetwork(file));

/** What a text is: an order, words about an outfit that is there, or about what one is told of oneself. */
export type KindOfText = 'request' | 'change' | 'feedback';

/**
 * The mentions of clothing, and the words that nobody knows, with what they are to the person, read off the whole sentence by a
 * network that learned it from sentences (`evaluation/reading/learned`). Likely, never sure.
 */
export function readRoles(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  kind: KindOfText,
): Mention[] {
  if (!mentions.some(({ meaning }) => HAVE_ROLES.has(meaning.is))) return [...mentions];

  return withRoles(mentions, rolesIn(network(), featuresFor(kind, tokens, mentions)));
}

function withRoles(mentions: readonly Mention[], roles: RolesOf): Mention[] {
  return mentions.map((mention) => {
    const { from, meaning } = mention;
    const chances = from === undefined || !HAVE_ROLES.has(meaning.is) ? undefined : roles(from + 1);

    return chances === undefined ? mention : { ...mention, role: likeliest(chances) };
  });
}

/** That a word is of no clothing at all is told apart from what it would be. */
function likeliest(chances: Float64Array): RoleOfWord {
  const [none = 0, ...others] = chances;
  const most = Math.max(...others);

  return { role: ROLES[others.indexOf(most)] ?? 'told', sureness: most / (1 - none), isClothing: 1 - none };
}

/** What somebody does with a sentence about an outfit. */
export const ACTS = ['change', 'remark', 'question', 'undo', 'greeting'] as const;
export type Act = (typeof ACTS)[number];

/**
 * What a text about an outfit does, how likely that is, and what its words of clothing are to whoever says them.
 * @param isHere what the outfit has
 */
export function readChange(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  isHere: IsHere,
): { act: Act; sureness: number; mentions: Mention[] } {
  const said = actAndRolesIn(network(), featuresFor('change', tokens, mentions, isHere));
  const sureness = Math.max(...said.act);

  return {
    act: ACTS[said.act.indexOf(sureness)] ?? 'change',
    sureness,
    mentions: withRoles(mentions, said.roles),
  };
}

function featuresFor(
  kind: KindOfText,
  tokens: readonly Token[],
  mentions: readonly Mention[],
  isHere: IsHere | null = null,
): Feature[] {
  const first = { word: `<${kind}>`, kind: `<${kind}>`, rule: '' };

  return [first, ...featuresOf(tokens, mentions, isHere).slice(0, MOST_WORDS)];
}
