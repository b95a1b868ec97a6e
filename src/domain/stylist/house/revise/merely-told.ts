import type { Mention } from '../language/meanings.ts';
import type { Act } from '../language/sense/read-roles.ts';
import { isArticle, isQuality } from './mention-kinds.ts';

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

const FARTHEST_OFFER = 5;
const ASKS_ABOUT = /(?:^| )(?:(?:what|how) about|wie (?:wars|ware es|wär(?:s|e es)) mit)$/;

const OFFERS = /^(?:maybe|perhaps|what about|how about|vielleicht|evtl|eventuell|lieber|rather)$/;

/** Who wants something changed and is taken to be talking can say so again; who is not, has an outfit that they did not ask for. */
const SURE = 0.9;
