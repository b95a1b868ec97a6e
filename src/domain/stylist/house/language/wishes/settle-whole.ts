import { hasTrait, type Occasion } from '#domain/wardrobe/occasions/occasion.ts';
import { needsCoat } from '#domain/wardrobe/weather.ts';
import { HARD_ON_FEET } from '../lexicon/fit-words.ts';
import { isCue } from '../mentions/cues.ts';
import { type Meaning, type Mention, saidOf, type Target } from '../mentions/meanings.ts';
import { isShort } from '../roles/weigh-words.ts';
import { isDoubtful } from '../scope/doubtful.ts';
import { colourEither, colourOnlyPiece } from './either-colour.ts';
import { eitherPieces, qualitiesOfBoth } from './either-piece.ts';
import { settleEither } from './either-quality.ts';
import { areEither, eitherOf, isRestInOne, isThroughout } from './one-colour.ts';
import { settleOnlyCloth } from './only-cloth.ts';
import { SUIT } from './settle-occasion.ts';
import { isComfortOfShoes, type Wishes } from './what-is-wished.ts';
import { wishFor } from './wish-for.ts';

const CASUAL: Meaning = { is: 'formality', span: [1, 2] };

/** „Sommerfest, locker“: alone beside an occasion, and nothing about the fit, it is how dressed up to be. */
function isManner(wishes: Wishes, mentions: readonly Mention[], said: string): boolean {
  const at = mentions.findIndex((mention) => mention.said === said);
  const isAlone = [mentions[at - 1], mentions[at + 1]].every(
    (beside) =>
      beside === undefined ||
      ['break', 'filler', 'degree', 'occasion'].includes(beside.meaning.is) ||
      isCue(beside.meaning, 'but'),
  );

  return (
    /^locker$/i.test(said) &&
    isAlone &&
    wishes.occasion !== null &&
    wishes.shapes.length === 0 &&
    wishes.practical.size === 0 &&
    !wishes.moods.has('comfortable')
  );
}

/** What is said of the look as a whole, or of nothing in particular. */
export function settleWhole(wishes: Wishes, mentions: readonly Mention[]): void {
  // Where a suit is expected, one is proposed even if none is owned: it can be borrowed.
  if (wishes.lacksSuit && isSuitExpected(wishes))
    wishes.refuses.targets = wishes.refuses.targets.filter(({ label }) => label !== LACKED_SUIT);
  if (wishes.isOnFeet && isReasonOfAnother(mentions)) wishes.isOnFeet = false;
  // "Long sleeves and loose": of no piece in particular, it is said of the legs too.
  const loose = wishes.shapes.find(
    ({ label, said }) => label === 'loose cuts' && /^(?:loose|locker|weit)/i.test(said ?? ''),
  );
  if (loose !== undefined) {
    wishes.shapes = wishes.shapes.filter((shape) => shape !== loose);
    if (isManner(wishes, mentions, saidOf(loose))) wishFor(wishes, CASUAL, undefined, saidOf(loose));
    else wishes.practical.set('loose all over', saidOf(loose));
  }
  if (asksForLayers(wishes)) wishes.practical.set('layers', 'layers');
  // Comfort that is asked of shoes is to stand and walk in them.
  if (isComfortOfShoes(wishes)) wishFor(wishes, { is: 'spare', shape: HARD_ON_FEET }, undefined, 'shoes');
  if (!isShort(mentions)) {
    // "Sequins, sequins, sequins": once without a doubt is enough.
    const plain = new Set(
      mentions.filter((one) => one.role !== undefined && !isDoubtful(one)).map(({ said: words }) => words),
    );
    wishes.doubtful = new Set(
      mentions.flatMap((one) => (isDoubtful(one) && !plain.has(one.said) ? [one.said] : [])),
    );
  }
  wishes.isPlural =
    mentions.some(
      ({ text }, at) => OUTFITS.test(text) || FEW_PIECES.test(`${mentions[at - 1]?.text} ${text}`),
    ) ||
    mentions.some(
      ({ meaning }, at) =>
        meaning.is === 'garments' &&
        PLURAL.test(saidOf(meaning.target)) &&
        wishes.demands.some(({ target }) => target === meaning.target) &&
        !wishes.doubtful.has(saidOf(meaning.target)) &&
        !isHabit(mentions, at),
    );
  const groups = eitherPieces(mentions);
  colourEither(wishes, mentions, groups);
  for (const group of groups)
    for (const demand of wishes.demands) if (group.includes(demand.target)) demand.orElse = group;
  qualitiesOfBoth(wishes, mentions);
  if (isThroughout(mentions) || isRestInOne(mentions) || isBlackInMourning(wishes))
    wishes.moods.add('monochrome');
  if (areEither(mentions)) wishes.colours = eitherOf(wishes.colours);
  colourOnlyPiece(wishes, mentions);
  settleEither(wishes, mentions);
  settleOnlyCloth(wishes, mentions);
}

/** „Beerdigung, schwarz“: of no piece in particular, it is all of it. */
function isBlackInMourning({ occasion, colours, demands }: Wishes): boolean {
  return (
    occasion?.onlyColours !== undefined &&
    colours.length > 0 &&
    colours.every(({ names }) => names.every((name) => name === 'Black')) &&
    demands.every((demand) => demand.colours.length === 0)
  );
}

const LACKED_SUIT = 'suit that is not owned';

/** "I don't own a suit": none is proposed. "Never worn one" says nothing of what is owned. */
export function refuseUnownedSuit(
  wishes: Wishes,
  target: Target,
  mentions: readonly Mention[],
  at: number,
): void {
  if (mentions.slice(Math.max(0, at - 4), at).some(({ text }) => /^(?:worn|getragen)$/.test(text))) return;
  wishes.lacksSuit = true;
  wishes.refuses.targets.push({ ...target, label: LACKED_SUIT });
}

function isSuitExpected({ occasion, span }: Wishes): boolean {
  const [least] = span ?? occasion?.formality ?? SUIT;

  return occasion === null || (least >= SUIT[0] && !isInterviewed(occasion));
}

function isInterviewed(occasion: Occasion | null): boolean {
  return hasTrait(occasion, 'interview') || occasion?.isWork === true;
}

/** "Bad knees so nothing tight": the joint is why, and what follows from it is the wish. */
function isReasonOfAnother(mentions: readonly Mention[]): boolean {
  const aches = mentions.flatMap(({ meaning, text }, at) =>
    meaning.is === 'spare' && meaning.shape.label === HARD_ON_FEET.label ? [{ text, at }] : [],
  );

  return aches.every(
    ({ text, at }) =>
      ABOVE_THE_FOOT.test(text) &&
      mentions.slice(at + 1, at + 4).some(
        (mention, place) =>
          ['practical', 'shape', 'mood', 'cut'].includes(mention.meaning.is) ||
          // "So nothing tight", and not "so flat shoes".
          (SO.test(mention.text) && isClothesBehind(mentions, at + 2 + place)),
      ),
  );
}

function isClothesBehind(mentions: readonly Mention[], from: number): boolean {
  const next = mentions.slice(from, from + 4).find(({ meaning }) => meaning.is === 'garments')?.meaning;

  return next?.is === 'garments' && !next.target.slots.includes('shoes');
}

const ABOVE_THE_FOOT = /\b(?:knees?|hips?|back|legs?|arthritis|knie|hufte|rucken|beine?)\b/;

const SO = /^(?:so|and so|therefore|means|also|deshalb|daher)$/;

/** "Layers please", and not "a layer". */
function asksForLayers({ demands, weather }: Wishes): boolean {
  return (
    (weather === null || !needsCoat(weather)) &&
    demands.some(
      ({ target }) => target.breadth === 'slot' && /^(?:layers|lagen|schichten)$/i.test(saidOf(target)),
    )
  );
}

/** What one asks for in the plural where more than one is meant: nobody asks for "a trouser". */
const PLURAL =
  /^(?:dresses|skirts|tops|blouses|shirts|blazers|suits|jumpsuits|kleider|röcke|blusen|hemden|oberteile|anzüge)$/i;

/** "I like long loose tops": said of how somebody dresses. */
function isHabit(mentions: readonly Mention[], noun: number): boolean {
  return mentions.slice(Math.max(0, noun - 4), noun).some(({ text }) => HABITS.test(text));
}

const HABITS = /^(?:i )?(?:like|love|wear|prefer|live in|mag|trage|liebe)$/;

const OUTFITS = /^(?:outfits)$/;

const FEW_PIECES = /^(?:few|some|couple of|paar) (?:pieces|things|teile|sachen)$/;
