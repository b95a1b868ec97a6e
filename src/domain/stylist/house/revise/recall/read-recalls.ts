import { type Token, tokensOf } from '../../language/mentions/tokens.ts';
import { RECALL_WORDS, type RecallWords } from './recall-words.ts';

/** Which look is meant: 1 is the first, -1 the one before this, 0 any. */
export type WhichLook = number;

/** What a request says of what the outfit was before. */
export type Recall =
  | { is: 'look'; which: WhichLook; said: string }
  /** `words`: what is said of the pieces, "the brown ones". */
  | { is: 'pieces'; which: WhichLook; words: string; said: string };

export interface ReadRecalls {
  recalls: Recall[];
  /** What the request says beside them. */
  rest: string;
}

/** Who goes back says so in few words; what is longer tells a story. */
const MOST_TOKENS = 60;
const MOST_RECALLS = 3;

export function readRecalls(request: string): ReadRecalls {
  let tokens = tokensOf(request);
  const recalls: Recall[] = [];
  if (tokens.length > MOST_TOKENS) return { recalls, rest: request };

  for (let read = firstRecall(tokens); read !== null; read = firstRecall(tokens)) {
    recalls.push(read.recall);
    tokens = read.rest;
    if (recalls.length === MOST_RECALLS) break;
  }

  return { recalls, rest: recalls.length === 0 ? request : wordsOf(withoutLink(tokens)) };
}

/** "The first one again", and nothing else. */
export function isStepBack(request: string): boolean {
  const { recalls, rest } = readRecalls(request);

  return recalls.length > 0 && recalls.every(({ is }) => is === 'look') && rest === '';
}

/** "More of that", "again", "noch mehr": 1, "too much": -1, and null for anything else. */
export function readRepeat(request: string): 1 | -1 | null {
  const tokens = tokensOf(request).filter(({ kind }) => kind !== 'break');
  if (tokens.length > MOST_TOKENS) return null;
  const text = tokens.map((token) => token.text).join(' ');
  if (RECALL_WORDS.some(({ more }) => more.test(text))) return 1;

  return RECALL_WORDS.some(({ less }) => less.test(text)) ? -1 : null;
}

function firstRecall(tokens: readonly Token[]): { recall: Recall; rest: Token[] } | null {
  const text = tokens.map((token) => token.text).join(' ');

  for (const words of RECALL_WORDS)
    for (const is of ['looks', 'pieces'] as const)
      for (const pattern of words[is]) {
        const match = pattern.exec(text);
        if (match !== null) return recallOf(match, is, tokens, words);
      }

  return null;
}

function recallOf(
  match: RegExpExecArray,
  is: 'looks' | 'pieces',
  tokens: readonly Token[],
  { and }: RecallWords,
): { recall: Recall; rest: Token[] } {
  const from = match.index;
  const np = match.indices?.groups?.np;
  const cut = np === undefined ? -1 : (match.groups?.np?.search(and) ?? -1);
  const to = np === undefined || cut < 0 ? from + match[0].length : np[0] + cut;
  const [first, end] = [tokensBefore(tokens, from), tokensBefore(tokens, to)];
  const said = wordsOf(tokens.slice(first, end));
  const rest = [...tokens.slice(0, first), ...tokens.slice(end)];
  if (is === 'looks' || np === undefined) return { recall: { is: 'look', which: lookIn(match), said }, rest };

  const named = tokens.slice(
    tokensBefore(tokens, np[0]),
    tokensBefore(tokens, cut < 0 ? np[1] : np[0] + cut),
  );

  return { recall: { is: 'pieces', which: sinceIn(match), words: wordsOf(named), said }, rest };
}

/** How many tokens end at or before a place in the joined text. */
function tokensBefore(tokens: readonly Token[], place: number): number {
  let end = 0;
  let count = 0;
  for (const { text } of tokens) {
    end += text.length;
    if (end > place) break;
    count++;
    end++;
  }

  return count;
}

const ORDINALS: readonly [WhichLook, RegExp][] = [
  [2, /^(?:second|zweit|2|two|zwei)$/],
  [3, /^(?:third|dritt|3|three|drei)$/],
  [4, /^(?:fourth|viert|4|four|vier)$/],
  [5, /^(?:fifth|funft|5|five|funf)$/],
  [-2, /^vorletzt$/],
  [1, /^(?:first|original|initial|(?:aller)?erst|ursprunglich|anfanglich|1|one|eins)$/],
];

const AT_FIRST =
  /\b(?:first|original|initial|beginning|start|scratch|square|anfang|anfangs|ursprunglich|ursprung|zuerst|vorne?|beim ersten|zu beginn)/;

function lookIn({ groups = {}, 0: text }: RegExpExecArray): WhichLook {
  const steps = groups.steps;
  if (steps !== undefined) return /two|zwei|2/.test(steps) ? -2 : -3;
  const ordinal = groups.ord ?? groups.ord2 ?? groups.number;
  if (ordinal !== undefined) return ORDINALS.find(([, words]) => words.test(ordinal))?.[0] ?? -1;

  return groups.start !== undefined || AT_FIRST.test(text) ? 1 : -1;
}

function sinceIn({ groups = {} }: RegExpExecArray): WhichLook {
  const since = [groups.since, groups.since2, groups.since3].find((word) => word !== undefined);

  return since === undefined || /vorig|letzt/.test(since) ? 0 : 1;
}

const LINK =
  /^(?:but|and|just|only|though|except|aber|und|nur|bloss|jedoch|please|bitte|now|jetzt|then|dann|so|ok|okay|no|nein|[,.;:!?()])$/;

/** Without the "but" that joined what is left. */
function withoutLink(tokens: readonly Token[]): Token[] {
  const first = tokens.findIndex(({ text }) => !LINK.test(text));
  const last = tokens.findLastIndex(({ text }) => !LINK.test(text));

  return first < 0 ? [] : tokens.slice(first, last + 1);
}

function wordsOf(tokens: readonly Token[]): string {
  return tokens
    .map(({ said }) => said)
    .join(' ')
    .replace(/ (?=[,.;:!?])/g, '');
}
