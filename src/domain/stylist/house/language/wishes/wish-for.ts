import { isKind } from '#domain/wardrobe/garment.ts';
import { CLOTHS_BY_CARE } from '#domain/wardrobe/garment-details.ts';
import { isHeeled } from '#domain/wardrobe/garment-facts.ts';
import { showing } from '../lexicon/body-words.ts';
import { HARD_ON_FEET } from '../lexicon/fit-words.ts';
import type { Meaning, Mood, Shape } from '../mentions/meanings.ts';
import { joinedOccasion, joins, takesOver } from './joined-occasions.ts';
import { isOfClothes, SUN } from './weather-wished.ts';
import type { Wishes } from './what-is-wished.ts';

/** "Not too dark" is light enough, "not too bright" is quiet. */
function addMood(wishes: Wishes, mood: Mood, turn: 1 | -1): void {
  const meant = turn > 0 ? mood : OPPOSITE_MOODS[mood];
  if (meant !== undefined) wishes.moods.add(meant);
}

const OPPOSITE_MOODS: Partial<Record<Mood, Mood>> = {
  dark: 'light',
  bold: 'neutral',
  colourful: 'neutral',
  jewel: 'neutral',
};

export function wishFor(wishes: Wishes, meaning: Meaning, before: Meaning | undefined, text: string): void {
  const turn = before?.is === 'degree' ? before.direction : 1;

  switch (meaning.is) {
    case 'occasion':
      wishes.occasion = joinedOccasion(wishes.occasion, meaning.occasion) ?? wishes.occasion;
      // On foot shoes are for walking, whatever the occasion is.
      if (meaning.occasion.key === 'on-foot') wishes.refuses.shapes.push(HIGH_HEELS);
      if (joins(wishes.occasion, meaning.occasion)) return;
      if (wishes.occasion === null || takesOver(meaning.occasion, wishes.occasion)) {
        const weather = wishes.occasion?.weather;
        wishes.occasion = meaning.occasion;
        if (weather !== undefined && meaning.occasion.weather === undefined) wishes.weather ??= weather;
      } else if (meaning.occasion.weather !== undefined && wishes.occasion.weather === undefined) {
        wishes.weather ??= meaning.occasion.weather;
      }
      return;
    case 'formality':
      if (before?.is === 'degree') wishes.formalityShift += turn * (meaning.span[0] >= 3 ? 1 : -1);
      else if (wishes.span === null) {
        wishes.span = meaning.span;
        wishes.spanSaid = text;
      }
      return;
    case 'weather':
      // "31 degrees and sunny" is as hot as it says.
      wishes.weather =
        (SUN.test(text) || isOfClothes(text) ? wishes.weather : null) ?? meaning.weather ?? wishes.weather;
      wishes.isWet ||= meaning.wet;
      wishes.isPouring ||= meaning.wet && POURS.test(text);
      wishes.isShowery ||= meaning.isShowery === true;
      return;
    case 'wind':
      wishes.isWindy = true;
      wishes.isWindSaid = text !== '';
      return;
    case 'style':
      // Its own name is said in the reader's language; any other word, as it was typed.
      if (text !== meaning.style.toLowerCase()) wishes.styleWords.set(meaning.style, text);
      if (turn > 0) wishes.styles.push(meaning.style);
      else wishes.refuses.styles.add(meaning.style);
      return;
    case 'mood':
      if (turn > 0) wishes.moodWords.set(meaning.mood, text);
      addMood(wishes, meaning.mood, turn);
      if (meaning.mood === 'modest') wishes.isCoverAsked ||= COVER_ASKED.test(text);
      return;
    case 'goal':
      wishes.goals.push(meaning.goal);
      if (text !== '') wishes.goalWords.set(meaning.goal, text);
      // Nothing clings where the middle is to be hidden.
      if (meaning.goal === 'minimize-midsection')
        wishes.refuses.shapes.push(showing('stomach', 'midsection'));
      return;
    case 'wearer':
      wishes.worn ??= meaning.worn;
      return;
    case 'years':
      wishes.years ??= meaning.age;
      return;
    case 'cut':
      wishes.cuts.add(meaning.cut);
      if (/ (woman|women|lady)$/.test(text)) wishes.worn ??= 'womenswear';
      if (/ (man|men|guy)$/.test(text)) wishes.worn ??= 'menswear';
      if (meaning.cut === 'maternity') wishes.refuses.shapes.push(HIGH_HEELS, HARD_WITH_A_BUMP);
      if (meaning.cut === 'wide') wishes.refuses.shapes.push(NARROW_SHOES);
      return;
    case 'care':
      if (text !== '') wishes.care.add(meaning.care);
      for (const fabric of CLOTHS_BY_CARE[meaning.care]) wishes.refuses.fabrics.add(fabric);
      return;
    case 'spare':
      wishes.refuses.shapes.push(text === '' ? meaning.shape : { ...meaning.shape, said: text });
      wishes.isOnFeet ||= meaning.shape === HARD_ON_FEET && text !== '';
      return;
    case 'missing':
      wishes.missing.push(meaning.label);
      return;
    case 'several':
      wishes.several ??= text;
      return;
    case 'change':
      changeFor(wishes, meaning.axis, meaning.direction);
      if (meaning.axis === 'comfort' && meaning.direction > 0 && OF_THE_FEET.test(text))
        wishFor(wishes, { is: 'spare', shape: HARD_ON_FEET }, undefined, text);
      return;
    default:
  }
}

function changeFor(wishes: Wishes, axis: string, direction: 1 | -1): void {
  if (axis === 'formality') wishes.formalityShift += direction;
  if (axis === 'price') wishes.spend = direction;
  if (axis === 'comfort' && direction > 0) wishes.moods.add('comfortable');
  if (axis === 'colour') wishes.moods.add(direction > 0 ? 'colourful' : 'neutral');
  if (axis === 'brightness') wishes.moods.add(direction > 0 ? 'light' : 'dark');
  if (axis === 'warmth') wishes.weather ??= direction > 0 ? 'cold' : 'hot';
  if (axis === 'heel' && direction < 0) wishes.moods.add('comfortable');
}

/** "Easy on my feet", "that I can walk in": asked of a look that is not made yet, it is the shoes'. */
const OF_THE_FEET = /\b(?:feet|toes|walk|blisters?)\b|fuß|fuss|laufen|blasen/;

/** More than a trench takes. */
const POURS =
  /pour|pissing|tipping|bucketing|chucking|lashing|hammering|pelting|teeming|downpour|torrential|cats and dogs|heavy rain|storm|soak|drench|monsoon|schutt|gießt|giesst|strom|wolkenbruch|platzregen|starkregen|dauerregen|unwetter/;

/** Asked for in these words; that it also follows from a strict family or a hijab asks for nothing. */
const COVER_ASKED = /modest|cover|tznius|bedeckt|zuchtig|keusch|freizugig|sittsam/;

/** Left out in pregnancy and on long walks. */
const HIGH_HEELS: Shape = {
  label: 'high heels',
  matches: isHeeled,
};

/** Wide lasts are made for what is low and round in front. */
const NARROW_SHOES: Shape = {
  label: 'narrow shoes',
  matches: (garment) => isHeeled(garment) || ['ballet-flats', 'evening-flats'].includes(garment.key),
};

/** Left out in pregnancy. */
const HARD_WITH_A_BUMP: Shape = {
  label: 'laces and belts',
  matches: (garment) => isKind(garment, 'lace-ups', 'belt', 'vest'),
};
