import { OCCASIONS } from '#domain/wardrobe/occasions/occasions.ts';
import type { PracticalWish } from '#domain/wardrobe/practical-wishes.ts';
import { PRACTICAL_WORDS } from '../lexicon/practical-words.ts';
import type { Meaning } from '../mentions/meanings.ts';
import { levelled } from '../mentions/tokens.ts';
import { SITUATIONS } from './situations.ts';

/** A phrase of one language with what it means. */
export type SituationEntry = readonly [phrase: string, meanings: readonly Meaning[]];

/** What situations and practical wishes are called, levelled for looking up. */
export function situationEntries(language: 'en' | 'de'): SituationEntry[] {
  return [
    ...(Object.keys(PRACTICAL_WORDS) as PracticalWish[]).flatMap((wish) =>
      phrasesOf(PRACTICAL_WORDS[wish][language]).map((phrase) => [phrase, [practical(wish)]] as const),
    ),
    ...SITUATIONS.flatMap((situation) => {
      const occasion = OCCASIONS.find(({ key }) => key === situation.occasion);
      if (occasion === undefined) throw new Error(`There is no occasion ${situation.occasion}`);
      const meanings: Meaning[] = [{ is: 'occasion', occasion }, ...(situation.needs ?? []).map(practical)];

      return phrasesOf(situation[language]).map(
        (phrase) => [phrase, [...meanings, ...seasonIn(phrase)]] as const,
      );
    }),
  ];
}

/** "A company summer party" names its season with it. */
function seasonIn(phrase: string): Meaning[] {
  if (/summer|sommer/.test(phrase)) return [{ is: 'weather', weather: 'warm', wet: false }];

  if (
    /carol|midnight mass|boxing day|christmas (?:eve |church )?(?:mass|service)|christmette|mitternachtsmesse|weihnachtsgottesdienst/.test(
      phrase,
    )
  )
    return [{ is: 'weather', weather: 'cold', wet: false }];

  if (/fireworks|hogmanay|feuerwerk|new years eve out|silvester (?:drau|im freien)/.test(phrase))
    return [{ is: 'weather', weather: 'cold', wet: false }];

  return /thanksgiving|erntedank/.test(phrase) ? [{ is: 'weather', weather: 'cool', wet: false }] : [];
}

function practical(wish: PracticalWish): Meaning {
  return { is: 'practical', wish };
}

function phrasesOf(words: string): string[] {
  return words.split('|').map((phrase) => levelled(phrase.replaceAll('-', ' ')));
}
