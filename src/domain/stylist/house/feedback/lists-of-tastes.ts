import { asFiller } from '../language/mentions/as-filler.ts';
import type { Mention } from '../language/mentions/meanings.ts';
import { endOfThought, isMarkOrBut, startOfThought } from '../language/mentions/thought.ts';
import { readWords } from '../language/read-words.ts';
import { isCue } from './liking.ts';
import { isNoun, isTasteWord } from './phrases-of-taste.ts';

/**
 * What only closes a list of tastes: behind "navy and gray, I need no other colors" nothing is refused. "The high ones" are those of the piece that was named before.
 */
export function readAsListed(mentions: readonly Mention[]): Mention[] {
  return withoutEnough(onlyThese(fineToo(onesByName(withoutFeet(mentions)))));
}

/** "No other colors", „mehr Farben brauche ich nicht“, "nothing else": what was named is all. */
function withoutEnough(mentions: readonly Mention[]): Mention[] {
  const closes = new Set<Mention>();

  for (const [at, { meaning }] of mentions.entries()) {
    if (meaning.is !== 'cue' || !['not', 'strikes-back'].includes(meaning.cue)) continue;
    const thought = mentions.slice(
      startOfThought(mentions, at, isMarkOrBut),
      endOfThought(mentions, at, isMarkOrBut),
    );
    const words = thought.map(({ text }) => text).join(' ');
    const isAfterList = mentions.slice(0, mentions.indexOf(thought[0] as Mention)).some(isTasteWord);
    if (isAfterList && IS_ALL.test(words) && !thought.some(isTasteWord))
      for (const one of thought) closes.add(one);
  }

  return closes.size === 0
    ? [...mentions]
    : mentions.map((mention) => (closes.has(mention) ? asFiller(mention) : mention));
}

const IS_ALL =
  /\b(?:more|other|else|mehr|andere\w*|weitere\w*|sonst)\b.*\b(?:colou?rs?|shades?|patterns?|prints?|farben?|muster|farbtone)\b|^(?:mehr|sonst|was anderes|etwas anderes) .*\b(?:brauch\w*|trag\w*|will|muss)\b/;

/** "A heel, but the high ones are torture": "high heels" is a name of its own. */
function onesByName(mentions: readonly Mention[]): Mention[] {
  return mentions.flatMap((mention, at) => {
    const next = mentions[at + 1];
    if (mention.meaning.is !== 'filler' || !/^ones$/.test(next?.text ?? '')) return [mention];
    const noun = mentions.slice(0, at).findLast(isNoun);
    const plural = noun?.said.replace(/s?$/, 's') ?? '';
    const read = noun === undefined ? [] : readWords(`${mention.said} ${plural}`, 0);
    const [named] = read;

    return read.length === 1 && isNoun(named) && named !== undefined
      ? [{ ...named, negated: mention.negated }]
      : [mention];
  });
}

/** "No other shoes than sneakers", „nichts außer Leinen“: what is excepted is all that is worn. */
function onlyThese(mentions: readonly Mention[]): Mention[] {
  const read = [...mentions];

  for (const [no, mention] of mentions.entries()) {
    if (!isCue(mention, 'not')) continue;
    const end = endOfThought(mentions, no);
    const except = mentions.findIndex(
      (one, at) =>
        at > no &&
        at < end &&
        (isCue(one, 'except') ||
          (/^(?:than|als)$/.test(one.text) && mentions.slice(no, at).some((two) => isCue(two, 'another')))),
    );
    const isPlain = mentions.slice(no + 1, except).every((one) => isNoun(one) || !isTasteWord(one));
    if (except < 0 || !isPlain || !mentions.slice(except + 1, end).some(isTasteWord)) continue;
    for (let at = no; at <= except; at++) read[at] = asFiller(mentions[at] as Mention);
    // The network of roles has heard a "no".
    for (let at = except + 1; at < end; at++) {
      const { role, ...one } = mentions[at] as Mention;
      read[at] = { ...one, negated: false };
    }
    read[except] = { ...asFiller(mentions[except] as Mention), text: 'only' };
  }

  return read;
}

/** "My feet are finished by the weekend" tells why; elsewhere what is worn on them is meant. */
function withoutFeet(mentions: readonly Mention[]): Mention[] {
  return mentions.map((mention) =>
    mention.meaning.is === 'garments' && /^(?:feet|foot|fu(?:ß|ss)e?n?)$/.test(mention.text)
      ? asFiller(mention)
      : mention,
  );
}

/** "Checks are fine too": the "too" is no complaint. */
function fineToo(mentions: readonly Mention[]): Mention[] {
  return mentions.map((mention, at) =>
    mention.text === 'too' &&
    /^(?:are |is )?(?:fine|ok|okay|good|great|nice|alright|cool)$/.test(mentions[at - 1]?.text ?? '')
      ? asFiller(mention)
      : mention,
  );
}
