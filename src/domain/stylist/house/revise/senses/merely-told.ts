import { anyOf, eitherOf, inTurn, phrase } from '#domain/phrases/phrase.ts';
import type { Cue, Meaning, Mention } from '../../language/mentions/meanings.ts';
import { isArticle, isQuality } from '../../language/mentions/mention-kinds.ts';
import type { Act } from '../../language/roles/read-roles.ts';

/** "I learned today what culottes are", "does one wash loden", "it's my birthday today": nothing shall be different. */
export function merelyTold({
  act,
  sureness,
}: {
  act: Act;
  sureness: number;
}): 'remark' | 'question' | 'greeting' | null {
  return (act === 'remark' || act === 'question' || act === 'greeting') && sureness >= SURE ? act : null;
}

/** "My nan had a frock just that color, wore it in 1984": a story of what somebody wore, and no word that asks for anything. */
export function tellsOfThen(mentions: readonly Mention[]): boolean {
  const words = wordsOf(mentions);

  return (
    OF_THEN.test(words) &&
    !OF_NOW.test(words) &&
    mentions.every(({ meaning, text }) => !asks(meaning) || OF_A_STORY.test(text)) &&
    thoughtsOf(mentions).every((thought) => PAST.test(wordsOf(thought)) || !thought.some(isOfClothesOrDay))
  );
}

function wordsOf(mentions: readonly Mention[]): string {
  return ` ${mentions.map(({ text }) => text).join(' ')} `;
}

function thoughtsOf(mentions: readonly Mention[]): Mention[][] {
  const thoughts: Mention[][] = [[]];
  for (const mention of mentions)
    if (mention.meaning.is === 'break') thoughts.push([]);
    else thoughts.at(-1)?.push(mention);

  return thoughts;
}

function asks(meaning: Meaning): boolean {
  return ASKING.has(meaning.is) || (meaning.is === 'cue' && !TELLING.has(meaning.cue));
}

function isOfClothesOrDay({ meaning }: Mention): boolean {
  return meaning.is === 'garments' || meaning.is === 'occasion' || isQuality(meaning);
}

const ASKING: ReadonlySet<Meaning['is']> = new Set([
  ...(['change', 'degree', 'mood', 'money', 'cut', 'care', 'spare'] as const),
]);
const TELLING: ReadonlySet<Cue> = new Set([
  ...(['article', 'and', 'in', 'with', 'it', 'for', 'like', 'only', 'everything'] as const),
]);
/** "That color", and "a do" that one went to. */
const OF_A_STORY = /^(?:colou?r|farbe|do|got|had|hatte)$/;
const OF_THEN = phrase([
  eitherOf(
    inTurn(
      / (?:my|our|his|her|meine?|unsere?|seine?|ihre?) \w+ (?:\w+ )?/,
      '(?:had|wore|owned|got married|used to|hatte|trug|besa(?:ß|ss)|heiratete) ',
    ),
    inTurn(
      ' (?:had|wore|owned|used to (?:have|wear)|hatte|trug) .*',
      anyOf(
        'once|years ago|at school',
        'as a (?:kid|child|girl|boy|student|teenager)',
        'when i was',
        /in \d{4}/,
        'fruher|damals|einmal|als kind|in der schule',
      ),
      ' ',
    ),
  ),
]);
const PAST =
  / (?:had|wore|owned|was|were|used to|lost|bought|got|gave|went|sang|met|hatte|hatten|trug|trugen|war|waren|besa(?:ß|ss)|\w{3,}ed|\w{3,}te|ge\w{3,}(?:t|en)) /;
const OF_NOW =
  / (?:is|its|im|am|are|has|have|ill|id|want|wants|need|needs|please|pls|plz|could|can|should|would|must|lets|let|ist|sind|bin|habe|hab|will|mochte|bitte|lieber|soll|kann|konnte\w*|brauch\w*|ware|heute|today|tomorrow|morgen|now|jetzt) /;

/** "Pearls?", „vielleicht ein roter Schal?“, "bucket hat!": a piece and nothing else, with a mark. */
export function isOffer(mentions: readonly Mention[]): boolean {
  const last = mentions.at(-1)?.meaning;
  const isPlain = ({ meaning, text }: Mention) =>
    meaning.is === 'garments' || isQuality(meaning) || isArticle(meaning) || OFFERS.test(text);

  return (
    last?.is === 'break' &&
    (last.mark === '?' || last.mark === '!') &&
    mentions.some(({ meaning, negated }) => meaning.is === 'garments' && !negated) &&
    mentions.slice(0, -1).every(isPlain)
  );
}

/** "The shawl is nan, what about a bolero": whatever is told before it. */
export function offersPiece(mentions: readonly Mention[]): boolean {
  return mentions.some(
    ({ meaning, negated }, at) =>
      meaning.is === 'garments' &&
      !negated &&
      ASKS_ABOUT.test(
        mentions
          .slice(Math.max(0, at - FARTHEST_OFFER), at)
          .filter(({ meaning: before }) => !isArticle(before) && !isQuality(before))
          .map(({ text }) => text)
          .join(' '),
      ),
  );
}

/** "Lose the shawl I look like my nan", „nimm den Schal weg ich seh aus wie meine Oma“: an order and a piece, whatever is told behind it. */
export function ordersPiece(mentions: readonly Mention[]): boolean {
  return thoughtsOf(mentions).some((thought) => {
    const noun = thought.findIndex(({ meaning }) => meaning.is === 'garments');
    const before = thought.slice(0, noun).filter(({ meaning }) => !isArticle(meaning) && !isQuality(meaning));

    return (
      noun > 0 && before.length > 0 && before.every(({ text }) => ORDERS.test(text) || POLITELY.test(text))
    );
  });
}

const ORDERS =
  /^(?:take|takes?|lose|drop|ditch|scrap|remove|swap|change|add|put|get rid of|get|nimm|lass|streich|tausch|tausche|ersetze|wechsel|wechsle)(?: (?:a|the|an|off|out|on))?$/;
const POLITELY = /^(?:please|pls|plz|just|and|ok|okay|so|now|bitte|mal|doch|einfach|und)$/;

const FARTHEST_OFFER = 5;
const ASKS_ABOUT = /(?:^| )(?:(?:what|how) about|wie (?:wars|ware es|wär(?:s|e es)) mit)$/;

const OFFERS = /^(?:maybe|perhaps|what about|how about|vielleicht|evtl|eventuell|lieber|rather)$/;

/** Who wants something changed and is taken to be talking can say so again; who is not, has an outfit that they did not ask for. */
const SURE = 0.9;
