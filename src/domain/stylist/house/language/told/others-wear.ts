import type { ColourName } from '#contract/palette.ts';
import { anyOf, eitherOf, inTurn, phrase } from '#domain/phrases/phrase.ts';
import type { Mention } from '../mentions/meanings.ts';
import type { Token } from '../mentions/tokens.ts';

/** The colors that the people beside somebody wear: "everyone else is in green", "her dress is lilac". */
export interface OthersWear {
  names: readonly ColourName[];
  /** In the person's words. */
  said: readonly string[];
  /** "Everyone wears black except me": then it is not worn beside them. */
  isApart: boolean;
}

const WHO =
  '(?:the )?(?:brides?|grooms?) (?:mum|mom|mother|dad|father|sister|family)|(?:all )?(?:the |my |our )?(?:girls|ladies|lads|hens|bridal party)|(?:everyone|everybody|everyones|everybodys|all the (?:girls|boys|men|women|others)|people|(?:half|most|some|many|lots|a lot|loads) (?:of )?(?:the|my) \\w+|(?:half|most|some|many|lots|a lot|loads) of (?:them|us|people)|most people|die halfte|die meisten|manche|viele)(?: (?:on|in|at|from) (?:my|the|our) \\w+)?|the others|all the others|the rest(?: of (?:us|them|the \\w+))?|(?:the |my |her |our )?(?:bridesmaids|groomsmen|date|staff|team|crew|waiters|colleagues|coworkers|guests|band|class)|' +
  '(?:my )?(?:wife|husband|kids|children)(?: and (?:my |the |our )?(?:kids|children|husband|wife|baby))?|my (?:wifes|husbands|date|dates|boyfriend|girlfriend|partner|sister|daughter|son|fiancee?|family|mom|mum|kids|friends)|(?:the |my |his |her |their )?(?:mother|father|dad|bride|groom|boss|bosses|host|hostess|aunt|aunts|aunties)|shes|hes|theyre|they|she|he|' +
  'alle|alle anderen|die anderen|der rest|die brautjungfern|meine (?:frau|freundin|tochter|schwester|familie)|mein (?:mann|freund|sohn)|(?:das |mein |unser )?(?:personal|team)|(?:die |meine |unsere )?(?:kollegen|kolleginnen|gaste|kellner)';
const IS =
  'is|are|s|there|here|will|all|be|going|gonna|else|already|both|da|dort|sind|ist|alle|auch|komplett';
const WEARS =
  'wearing|wear|wears|in(?! (?:law|the|our|town|der|dem)\\b)|dressed in|(?:come|comes|coming|going|turn up|turns up|show up|shows up|go round) in|have to wear|tragen|tragt|(?:kommen|kommt|laufen|lauft|sitzen|sitzt|rennen) (?:da |dort |alle )?(?:in|im)';
const THEIRS =
  '(?:her|his|their|daughters|sons|brides|dates|wifes|husbands|bridesmaids?|groomsmens?|wedding|ihr|ihre|sein|seine) (?:dress|dresses|suit|tie|colou?rs?|outfit|flowers|gown|corsage|kleid|kleider|anzug|krawatte|farben?)';
const WORN = new RegExp(
  `(?:^|[ ])(?:(?:${WHO})(?: (?:${IS}))* (?:${WEARS})|${THEIRS}(?: colou?rs?)? (?:is|are|will be|ist|sind))(?= )`,
  'g',
);
const ALL_IN = /^(?:ganz )?in (?:all )?/i;
/** "A dark suit" has no color that anything could take up. */
const ONLY_LIGHTNESS = /^(?:dark|light|bright|pale|dunkle?|helle?)[rnms]?$/i;
const BY_THE_WAY = 5;
const APART = phrase([
  eitherOf(
    // English
    /\b(?:except|but|apart from|besides|other than|save) (?:for )?(?:me|myself|i|us)\b/,
    inTurn(
      /\bso (?:definitely |obviously |please )?/,
      anyOf(
        'not (?:that|those|this)',
        /no \w+ for me|something else|something different/,
        'i (?:cant|cannot|wont|shouldnt|dont want to) (?:wear|be in)',
        'avoid',
      ),
      /\b/,
    ),

    // German
    /\b(?:also|dann) (?:bitte )?(?:nicht (?:das|die|so|in)|was anderes|etwas anderes)\b/,

    // English
    /\btell (?:me|us) apart\b/,
    /\bstand out\b|\bnot blend in\b/,

    // German
    /\b(?:abheben|auseinanderhalten|unterscheiden)\b/,
    /\b(?:nur ich nicht|au(?:ss|ß)er (?:mir|ich|uns))\b/,
  ),
]);

/** @param mentions the text as its words alone say it; @returns also the mentions that only tell of others, and the pieces that they wear */
export function othersWear(
  tokens: readonly Token[],
  mentions: readonly Mention[],
): { others: OthersWear | null; told: ReadonlySet<Mention>; worn: ReadonlySet<Mention> } {
  const starts: number[] = [];
  let text = '';
  for (const token of tokens) {
    starts.push(text.length);
    text += `${token.text} `;
  }
  const told = new Set<Mention>();
  const worn = new Set<Mention>();
  for (const match of text.matchAll(WORN)) {
    const from = starts.findIndex((start) => start >= match.index + match[0].length);
    const end = tokens.findIndex(
      ({ kind, text: mark }, at) => at >= from && kind === 'break' && mark !== ',',
    );
    const to = Math.min(from + BY_THE_WAY, end < 0 ? Number.POSITIVE_INFINITY : end);
    const comma = tokens.findIndex(({ kind }, at) => at >= from && kind === 'break');
    const start = starts.findLastIndex((at) => at <= match.index + 1);
    for (const mention of mentions) {
      const { meaning, said, from: at = -1 } = mention;
      // "In all black" begins with the word before.
      const reaches = at + said.split(' ').length;
      // "Her dress is lilac": neither of it is asked for.
      if (
        ((meaning.is === 'colour' || meaning.is === 'mood') && at >= start && reaches > from && at < to) ||
        (meaning.is === 'garments' && at >= start && at < from)
      )
        told.add(mention);
      if (meaning.is === 'garments' && at >= from && at < to && (comma < 0 || at < comma)) worn.add(mention);
    }
  }
  const colours = [...told].flatMap(({ meaning, said }) =>
    meaning.is === 'colour' && !ONLY_LIGHTNESS.test(said)
      ? [{ names: meaning.avoid, said: said.replace(ALL_IN, '') }]
      : [],
  );

  return {
    others:
      colours.length === 0
        ? null
        : {
            names: [...new Set(colours.flatMap(({ names }) => [...names]))],
            said: [...new Set(colours.map(({ said }) => said))],
            isApart: APART.test(text),
          },
    told,
    worn,
  };
}
