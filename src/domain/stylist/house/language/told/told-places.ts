import { anyOf, phrase } from '#domain/phrases/phrase.ts';
import type { Occasion } from '#domain/wardrobe/occasions/occasion.ts';
import type { PracticalWish } from '#domain/wardrobe/practical-wishes.ts';
import { GERMAN_SOMEBODY } from '../de/told.ts';
import type { Mention } from '../mentions/meanings.ts';

/** "My barber told me": who said it is not where one goes. */
export function isQuoted(mentions: readonly Mention[], at: number): boolean {
  return mentions[at]?.meaning.is === 'occasion' && SAID_SO.test(mentions[at + 1]?.text ?? '');
}

const SAID_SO = /^(?:told|said|says|say|thinks|recommended|recommends|sagt|sagte|meint|meinte)$/;

/** "A gentleman from my choir": where people know each other from is not where one goes, if that is said beside it. */
export function isWhere(mentions: readonly Mention[], at: number): boolean {
  const texts = mentions.slice(Math.max(0, at - 4), at).map(({ text }) => text);
  const from = texts.findLastIndex((text) => FROM.test(text));

  return (
    mentions[at]?.meaning.is === 'occasion' &&
    from > 0 &&
    SOMEBODY.test(texts[from - 1] ?? '') &&
    mentions.some(({ meaning, negated }, other) => other !== at && meaning.is === 'occasion' && !negated)
  );
}

const FROM = /^(?:from|aus|vom|von)$/;

const SOMEBODY = phrase([
  '^',
  anyOf(
    'gentleman|man|men|woman|women|lady|ladies|guy|guys|girl|girls|boy|friend',
    'friends|mate|mates|someone|somebody|people|folks|colleague|colleagues',
    'neighbor|neighbors|neighbour|neighbours',
    GERMAN_SOMEBODY,
  ),
  '$',
]);

/** What the ground of another occasion asks, where the one is at the other: "a party in the woods", "on a boat". */
export function needsOfPlace(lead: Occasion | null, mentions: readonly Mention[]): readonly PracticalWish[] {
  return mentions.flatMap(({ meaning, negated }, at) => {
    if (meaning.is !== 'occasion' || negated || meaning.occasion.key === lead?.key) return [];
    const isThere = mentions.slice(Math.max(0, at - 2), at).some(({ text }) => AT.test(text));

    return isThere ? (ASKED_BY_GROUND[meaning.occasion.key] ?? []) : [];
  });
}

const AT = /^(?:in|at|on|from|off|im|auf|am|vom)$/;

const ASKED_BY_GROUND: Readonly<Record<string, readonly PracticalWish[]>> = {
  hiking: ['muddy ways'],
  camping: ['muddy ways'],
  'dog-walk': ['muddy ways'],
  country: ['muddy ways'],
  'country-walk': ['muddy ways'],
  'on-the-water': ['on deck', 'something over'],
};

/**
 * "A weekend in Sydney, what do I wear on the plane": asked is the way, and the days there are another look.
 * @param said the mentions as the words have them, before anything was weighed
 */
export function asAskedForTheWay(weighed: readonly Mention[], said: readonly Mention[]): readonly Mention[] {
  const way = said.find(
    ({ meaning, negated }, at) =>
      meaning.is === 'occasion' &&
      !negated &&
      ON_THE_WAY.has(meaning.occasion.key) &&
      WORN_ON.test(
        said
          .slice(Math.max(0, at - 4), at + 1)
          .map(({ text }) => text)
          .join(' '),
      ),
  );
  if (way === undefined) return weighed;

  return weighed.map((mention) => {
    if (mention.from !== undefined && mention.from === way.from) return way;

    return mention.meaning.is === 'occasion' ? { ...mention, meaning: { is: 'filler' } } : mention;
  });
}

const ON_THE_WAY: ReadonlySet<string> = new Set(['flight', 'night-train', 'travel']);
const WORN_ON =
  /\b(?:wear|wearing|outfit|look|trage|anziehen|zieh ich|ziehe ich)(?: \w+)? (?:on|for|in|im|auf|fur)(?: (?:the|my|a|our|dem|den|der))?(?: \w+)+$/;
