import { anyOf, phrase } from '#domain/phrases/phrase.ts';
import { GERMAN_IS_GONE } from '../de/told.ts';
import type { Mention } from '../mentions/meanings.ts';

/** "My old blazer won't do". @param noun where it stands among the mentions */
export function isWornOut(mentions: readonly Mention[], noun: number): boolean {
  const behind = mentions.slice(noun + 1, noun + 4).map(({ text }) => text);

  return behind.some((text) => WORN_OUT.test(text)) || WILL_NOT_DO.test(behind.join(' '));
}

/** "My old blazer won't do." */
const WILL_NOT_DO = phrase([
  '^(?:really |just |simply )?',
  anyOf(
    'wont do|will not do|wont work|isnt enough|is not enough|reicht nicht',
    'tuts nicht',

    // "It keeps ripping", "went into the wash"
    'keeps? (?:ripping|tearing|splitting|falling|sliding|slipping)',
    '(?:went|has gone|is gone|have gone|are gone) (?:to|in|into)',
    '(?:got|was|were) (?:stolen|nicked|lost|soaked)',
    /died\b/,
    GERMAN_IS_GONE,
  ),
]);
const WORN_OUT =
  /^(?:(?:feels?|looks?|are|is) )?(?:tired|worn out|shabby|threadbare|falling apart|past their best|past its best|too small|too big|too tight|boring|ruined|verschlissen|abgetragen|ausgeleiert|zu klein|zu eng|zu gross|kaputt)$/;

/** "I have a coat, don't need one", „Mantel hab ich schon, brauch ich nicht“: it hangs at home, and stays there. */
export function isNotNeeded(mentions: readonly Mention[], noun: number): boolean {
  const { meaning } = mentions[noun] ?? {};
  // Nobody goes barefoot: whoever needs no shoes wears their own.
  if (meaning?.is !== 'garments' || !meaning.target.slots.every((slot) => EXTRA.has(slot))) return false;
  const end = mentions.findIndex(
    ({ meaning }, at) =>
      at > noun && ((meaning.is === 'break' && meaning.strong) || meaning.is === 'garments'),
  );
  const behind = mentions.slice(noun + 1, Math.min(end < 0 ? mentions.length : end, noun + 12));

  return NOT_NEEDED.test(behind.map(({ text }) => text).join(' '));
}

const EXTRA: ReadonlySet<string> = new Set(['outer', 'bag', 'accessory']);

const NOT_NEEDED =
  /(?:^| )(?:brauche? (?:ich )?(?:also |da |dann |dazu )?(?:nicht|nich|keine[nrs]?)|(?:dont|do not) need (?:one|any|another|it|them|that|more)\b(?! to| with| for)|no need(?: for (?:one|another|it))?$)/;

/** "I have black jeans in mind", „eine Jeans hab ich mir gedacht“: thought of, and in no wardrobe. */
export function isOnlyConsidered(mentions: readonly Mention[], from: number): boolean {
  const end = mentions.findIndex(({ meaning }, at) => at >= from && meaning.is === 'break');
  const behind = mentions.slice(from, Math.min(end < 0 ? mentions.length : end, from + 7));

  return ON_ONES_MIND.test(behind.map(({ text }) => text).join(' '));
}

const ON_ONES_MIND =
  /\b(?:in mind|my eye on|thought of|been (?:thinking|eyeing)|gedacht|vorgestellt|uberlegt|ausgedacht|ausgesucht|im (?:sinn|kopf|auge)|gesehen)\b/;
