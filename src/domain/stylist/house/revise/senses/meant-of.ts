import type { OutfitItem } from '#contract/outfits.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { beforeTheirNouns } from '../../language/nouns/behind-nouns.ts';
import { isOfSkin } from '../../language/senses/body-senses.ts';
import { isStain } from '../../language/senses/clothes-senses.ts';
import { isOfTrains, isPlaceByHeight, isPlayedOn } from '../../language/senses/place-senses.ts';
import { changesNothing } from './changes-nothing.ts';
import { clashesWith } from './clashes-with.ts';
import { clothInWeather } from './cloth-in-weather.ts';
import { clothOfPraised } from './cloth-of-praised.ts';
import { clothToCareFor } from './cloth-to-care-for.ts';
import { colourByName } from './colour-by-name.ts';
import { colourOfGone } from './colour-of-gone.ts';
import { colourOfPraised } from './colour-of-praised.ts';
import { comparedWithWhatIsHere } from './compared-with.ts';
import { goalsOfPieces } from './goal-of-piece.ts';
import { keptManner } from './kept-manner.ts';
import { withKhaki } from './khakis.ts';
import { lessOfOccasion } from './less-of-occasion.ts';
import { lighterInHeat } from './lighter-in-heat.ts';
import { newAndWarm, wouldBeGood } from './new-and-warm.ts';
import { withoutSavings } from './not-saved-on.ts';
import { overShoulders } from './over-shoulders.ts';
import { partsOfPieces, pearlsForEars } from './parts-of-pieces.ts';
import { placesInColour } from './places-in-colour.ts';
import { praisedBut } from './praised-but.ts';
import { ratherAs } from './rather-as.ts';
import { shadeButOne } from './shade-but-one.ts';
import { soThatItGoes } from './so-that-it-goes.ts';
import { somethingUnder } from './something-under.ts';
import { sparedPieces } from './spared-pieces.ts';
import { withoutStuds } from './studs-or-hoops.ts';
import { inThatColour } from './that-colour.ts';
import { withoutToldAgain } from './told-again.ts';
import { toldEffect } from './told-effect.ts';
import { tooWarmFor, tooWarmIn, tooWarmWith } from './too-warm-with.ts';
import { anotherOnTop, wantedAnother } from './wanted-another.ts';
import { wantedBehindNo } from './wanted-behind-no.ts';
import { warmerInColour } from './warmer-in-colour.ts';
import { waterproofShoes } from './waterproof-shoes.ts';
import { inPlaceOfWhatIs } from './where-it-is.ts';

type Sense = (mentions: readonly Mention[], items: readonly OutfitItem[]) => readonly Mention[];

/** "There's black all down me", "the top field": no color and no piece is meant. */
const ofNoClothes: Sense = (mentions) =>
  mentions.map((mention, at) =>
    [isStain, isOfSkin, isPlaceByHeight, isOfTrains, isPlayedOn, isOnCuff].some((isOther) =>
      isOther(mentions, at),
    )
      ? { ...mention, negated: false, meaning: { is: 'filler' } }
      : mention,
  );

/** "Initials on the cuff": a part of the shirt. */
function isOnCuff(mentions: readonly Mention[], at: number): boolean {
  const before = mentions.slice(Math.max(0, at - 2), at).map(({ text }) => text);

  return /^cuffs?$/.test(mentions[at]?.text ?? '') && before.some((text) => /^(?:on|at)(?: |$)/.test(text));
}

/** "Nicer sandals", „hübschere Schuhe“: others of the kind. */
const nicerOnes: Sense = (mentions) =>
  mentions.map((mention, at) =>
    NICER.test(mention.text) && mentions[at + 1]?.meaning.is === 'garments'
      ? { ...mention, meaning: { is: 'cue', cue: 'another' } }
      : mention,
  );

const NICER =
  /^(?:nicer|prettier|cuter|lovelier|better(?: looking)?|schonere[nrs]?|hubschere[nrs]?|besser[e]?[nrs]?)$/;

/** "A zip hoodie": how it is closed is a wish, and no piece says it of itself. */
const detailsOfNew: Sense = (mentions) =>
  mentions.map((mention, at) =>
    DETAILS.test(mention.text) && mentions[at + 1]?.meaning.is === 'garments' && !mention.negated
      ? { ...mention, meaning: { is: 'unknown', word: mention.said } }
      : mention,
  );

const DETAILS = /^zip(?:ped)?(?: up)?$/;

/** What words mean beside their neighbors and of what is worn, each for itself, in this order. */
const SENSES: readonly Sense[] = [
  ofNoClothes,
  inThatColour,
  newAndWarm,
  wouldBeGood,
  (mentions) => beforeTheirNouns(mentions, false),
  detailsOfNew,
  clashesWith,
  clothInWeather,
  waterproofShoes,
  lighterInHeat,
  warmerInColour,
  ratherAs,
  soThatItGoes,
  tooWarmWith,
  tooWarmIn,
  tooWarmFor,
  nicerOnes,
  toldEffect,
  wantedBehindNo,
  wantedAnother,
  anotherOnTop,
  changesNothing,
  keptManner,
  colourOfGone,
  colourOfPraised,
  withoutSavings,
  inPlaceOfWhatIs,
  sparedPieces,
  clothOfPraised,
  praisedBut,
  clothToCareFor,
  colourByName,
  somethingUnder,
  overShoulders,
  lessOfOccasion,
  withKhaki,
  withoutStuds,
  comparedWithWhatIsHere,
  withoutToldAgain,
  goalsOfPieces,
  pearlsForEars,
  partsOfPieces,
  placesInColour,
  shadeButOne,
];

/** The words of a change with what they mean of this look. */
export function meantOf(mentions: readonly Mention[], items: readonly OutfitItem[]): readonly Mention[] {
  return SENSES.reduce((said, sense) => sense(said, items), mentions);
}
