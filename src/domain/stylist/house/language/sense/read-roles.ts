import { madeWhenNeeded } from '#domain/made-when-needed.ts';
import type { Meaning, Mention } from '../meanings.ts';
import type { Token } from '../tokens.ts';
import { featuresOf } from './features.ts';
import { actIn, readNetwork, rolesIn } from './network.ts';
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
  const roles = rolesIn(network(), featuresFor(kind, tokens, mentions));

  return mentions.map((mention) => {
    const { from, meaning } = mention;
    const chances = from === undefined || !HAVE_ROLES.has(meaning.is) ? undefined : roles[from + 1];

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

/** @returns what a sentence about an outfit most likely does, and how likely that is */
export function readAct(
  tokens: readonly Token[],
  mentions: readonly Mention[],
): { act: Act; sureness: number } {
  const chances = actIn(network(), featuresFor('change', tokens, mentions));
  const sureness = Math.max(...chances);

  return { act: ACTS[chances.indexOf(sureness)] ?? 'change', sureness };
}

function featuresFor(kind: KindOfText, tokens: readonly Token[], mentions: readonly Mention[]): Feature[] {
  const first = { word: `<${kind}>`, kind: `<${kind}>`, rule: '' };

  return [first, ...featuresOf(tokens, mentions).slice(0, MOST_WORDS)];
}
