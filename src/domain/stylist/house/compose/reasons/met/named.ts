import type { ColourName } from '#contract/palette.ts';
import { OVER_THE_SEAT } from '../../../language/lexicon/shape-words.ts';
import { type Named, saidOf } from '../../../language/mentions/meanings.ts';
import type { Demand, Qualities } from '../../../language/mentions/qualities.ts';
import type { OutfitPlan } from '../../outfit-plan.ts';
import type { Piece } from '../../piece.ts';
import { listed } from '../../wording.ts';
import { type Answer, isDoubtful, metBy } from './answer.ts';

/** Colors, cloths, patterns and cuts, by the pieces that have them. */
export function qualitiesMet(asked: Qualities, plan: OutfitPlan, pieces: readonly Piece[]): Answer[] {
  const answer = (wish: Named, has: (piece: Piece) => boolean): Answer[] =>
    isDoubtful(plan, wish) ? [] : metBy('met: as said', pieces.filter(has), [saidOf(wish)]);

  return [
    ...asked.colours.flatMap(partsOf).flatMap((wish) =>
      answer(wish, ({ colour }) => wish.names.includes(colour)).map((met) =>
        // All of it is.
        plan.wishes.moods.has('monochrome') ? { ...met, pieces: [] } : met,
      ),
    ),
    ...asked.fabrics.flatMap((wish) => answer(wish, ({ fabric }) => wish.names.includes(fabric))),
    ...asked.patterns.flatMap((wish) => answer(wish, ({ pattern }) => wish.patterns.includes(pattern))),
    ...asked.shapes
      .filter(
        ({ label, isOfCircumstance }) =>
          label !== 'sleeves' && label !== OVER_THE_SEAT && isOfCircumstance !== true,
      )
      .flatMap((wish) =>
        answer(wish, ({ garment }) => wish.matches(garment) && (wish.of?.includes(garment.slot) ?? true)),
      ),
  ];
}

/** Of "pink or red" the one is said that is worn. */
function partsOf(wish: Qualities['colours'][number]): readonly (Named & { names: readonly ColourName[] })[] {
  return wish.eitherOf ?? [wish];
}

/** A piece that was named, with what was said of it. "Shoes" alone and what is owned are said elsewhere or nowhere. */
export function demandMet(demand: Demand, plan: OutfitPlan, pieces: readonly Piece[]): Answer[] {
  const { target, isOwned } = demand;
  const bearers = pieces.filter(({ garment }) => target.keys.has(garment.key));
  if (
    isOwned === true ||
    bearers.length === 0 ||
    isDoubtful(plan, target) ||
    !IS_A_PIECE.test(saidOf(target))
  )
    return [];
  // "A Christmas jumper": what no garment of the wardrobe is, is said not to be.
  const said = saidOf(target).toLowerCase();
  const isMissed = plan.wishes.missing.some(
    (label) => said.includes(label.toLowerCase()) || (/sweater$/.test(label) && NOVELTY.test(said)),
  );
  if (isMissed) return [];
  const club = demand.colours.find((colour) => colour.club !== undefined);
  if (club !== undefined) {
    const inClub = bearers.filter(({ colour }) => club.names.includes(colour));
    return metBy('met: club', inClub, [club.club ?? '']);
  }
  const isOneColour = plan.wishes.moods.has('monochrome');
  const of = isOneColour ? { ...demand, colours: [] } : demand;
  const noun = saidOf(target);
  // "Leather jacket" names the cloth as well.
  const qualities = [...new Set(qualitiesMet(of, plan, bearers).flatMap(({ words }) => words))].filter(
    (word) => !noun.includes(word),
  );
  if (target.breadth === 'slot' && qualities.length === 0) return [];
  // „Lange Ärmel“ stand for themselves.
  const apart = qualities.filter((word) => NOUN_OF_ITS_OWN.test(word));
  const adjoined = qualities.filter((word) => !apart.includes(word));
  const isSaid = bearers.every(({ garment }) => noun.toLowerCase().includes(lastWordOf(garment.name)));
  const isSuit = bearers.every(({ garment }) => garment.suits.length > 0);

  return [
    { says: 'met: piece', words: [adjoinedTo(noun, adjoined)], pieces: isSaid || isSuit ? [] : bearers },
    ...apart.flatMap((word) => metBy('met: piece', bearers, [word])),
  ];
}

/** "Green trousers with pockets and a high waist". */
function adjoinedTo(noun: string, words: readonly string[]): string {
  const front = words.filter((word) => !BEHIND.test(word));
  const behind = words.filter((word) => BEHIND.test(word)).map((word) => word.replace(/^with /i, ''));

  return [...front, noun, ...(behind.length === 0 ? [] : ['with', listed(behind)])].join(' ');
}

/** A jumper that is worn for its joke. */
const NOVELTY = /christmas|xmas|ugly|novelty|reindeer|holiday|jumper day|weihnacht/;

/** "Wear a hijab" says what somebody wears anyway, "the aircon is freezing" why a cardigan is worn: neither names a piece. */
const IS_A_PIECE = /^(?!(?:wear|trage)\b)(?!.* (?:is|are|ist|sind)\b)/i;

/** "Shorts with real pockets", "a dress with sleeves". */
const BEHIND = /^with |s$|waist$|collar$/i;

const NOUN_OF_ITS_OWN = /(?:ärmeln?|kragen|ausschnitt|länge|taschen|knöpfen?)$/i;

function lastWordOf(name: string): string {
  return (name.split(' ').at(-1) ?? name).toLowerCase();
}
