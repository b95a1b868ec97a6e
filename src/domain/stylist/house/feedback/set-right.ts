import { isCue } from '../language/mentions/cues.ts';
import type { Mention } from '../language/mentions/meanings.ts';
import { endOfThought, startOfThought } from '../language/mentions/thought.ts';
import { labelOf } from '../language/wishes/tastes.ts';

const MEANS =
  /(?:^| )(?:(?:is|are) what i (?:mean|meant)|what i (?:mean|meant) (?:is|are)|i (?:actually |really )?(?:mean|meant)|ich (?:meine|mein|meinte)|(?:meine|mein|meinte) ich)(?: |$)/;

/**
 * A feedback set right by its own words: "I like purple. Not purple purple, lilac is what I mean" likes lilac. "Not purple purple" refuses
 * no purple; what is named next, or what somebody says to mean, takes the place of the last thing of its kind.
 */
export function setRight(mentions: readonly Mention[]): Mention[] {
  const said = [...mentions];
  const doubled = said.findIndex((mention, at) => isAgain(said, at) && mention.negated);
  if (doubled >= 0) {
    const kind = said[doubled]?.meaning.is;
    const next = said.findIndex(
      ({ meaning, negated }, at) => at > doubled && meaning.is === kind && !negated,
    );
    const label = labelOf(said[doubled]?.meaning ?? { is: 'filler' });
    const no = said.slice(0, doubled).findLastIndex(({ meaning }) => isCue(meaning, 'not'));
    for (const at of [no, doubled - 1, doubled]) if (at >= 0) said[at] = silent(said[at]);
    const old = said.findIndex(({ meaning }, at) => at < doubled && labelOf(meaning) === label);
    if (next >= 0 && old >= 0) replace(said, old, next);
  }
  for (const [at, { meaning }] of mentions.entries()) {
    if (labelOf(meaning) === null || said[at] !== mentions[at]) continue;
    const start = startOfThought(said, at);
    const own = said.slice(start, endOfThought(said, at));
    if (!MEANS.test(own.map(({ text }) => text).join(' '))) continue;
    const old = said.findLastIndex((other, index) => index < start && other.meaning.is === meaning.is);
    if (old >= 0) replace(said, old, at);
  }

  return said;
}

/** "Purple purple". */
function isAgain(mentions: readonly Mention[], at: number): boolean {
  const [here, before] = [mentions[at], mentions[at - 1]];

  return (
    here !== undefined &&
    labelOf(here.meaning) !== null &&
    before?.text === here.text &&
    before.from !== here.from
  );
}

/** What is named at `by` is said in the place of the older thing. */
function replace(said: Mention[], old: number, by: number): void {
  const [before, now] = [said[old], said[by]];
  if (before === undefined || now === undefined) return;
  said[old] = { ...now, negated: before.negated };
  for (let at = startOfThought(said, by); at < endOfThought(said, by); at++) said[at] = silent(said[at]);
}

function silent(mention: Mention | undefined): Mention {
  return { meaning: { is: 'filler' }, text: '', said: mention?.said ?? '', negated: false };
}
