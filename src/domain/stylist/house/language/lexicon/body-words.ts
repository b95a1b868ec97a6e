import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { necklineOf, sleeveOf } from '#domain/wardrobe/garment-facts.ts';
import type { BodyPart, Shape } from '../mentions/meanings.ts';

export const BODY_WORDS: readonly { words: string; part: BodyPart }[] = [
  { words: 'stomach|beer belly|gut|muffin top|love handles|middle|pooch|mum tum|mom pooch', part: 'stomach' },
  { words: 'hips|hip|thighs|thigh|butt|bum|bottom half|saddlebags|rear|behind', part: 'hips' },
  {
    words:
      'sleeve tattoo|sleeve tattoos|tattoo sleeve|tattoo sleeves|tattoos on my arms|arm tattoos|arm tattoo|tattooed arms|forearm tattoo|tattoo on my arm|tattoo on my forearm',
    part: 'arms',
  },
  { words: 'arms|arm|upper arms|upper arm|bingo wings|elbows', part: 'arms' },
  { words: 'legs|leg|calves|shins|varicose veins', part: 'legs' },
  { words: 'knees|knee', part: 'knees' },
  { words: 'chest|bust|boobs|breasts|decolletage', part: 'chest' },
  { words: 'shoulders|shoulder', part: 'shoulders' },
  { words: 'back fat|my back|upper back', part: 'back' },
  { words: 'neck|double chin', part: 'neck' },
  { words: 'ankles|ankle', part: 'ankles' },
];

/** What says that the part after it is not to be shown; a "no" or "hate" before the part says the same. */
export const HIDE_WORDS =
  'hide|hides|hiding|hidden|cover|covers|covering|covered up my|conceal|conceals|disguise|camouflage|minimize|minimise|mask|distract from|self conscious about|self conscious of|insecure about|conscious of|draw attention away from|not show|not showing|take attention off';

/** What shows a part or clings to it, to be left out where it is to be hidden. */
const SHOWS: Record<BodyPart, (garment: Garment) => boolean> = {
  stomach: (garment) =>
    isKind(garment, 'crop-top', 'low-rise', 'corset', 'bodysuit') ||
    isTight(garment, 'top', 'dress') ||
    garment.key === 'slip-dress',
  hips: (garment) =>
    isTight(garment, 'bottom', 'dress') ||
    isKind(garment, 'slim-cut', 'leggings') ||
    garment.key.startsWith('slip-'),
  arms: (garment) => sleeveOf(garment.key) === 'none' || isKind(garment, 'sleeveless', 'tank', 'camisole'),
  legs: (garment) => isKind(garment, 'shorts', 'above-knee', 'leggings'),
  knees: (garment) => isKind(garment, 'shorts', 'above-knee'),
  chest: (garment) => necklineOf(garment.key) === 'low',
  shoulders: (garment) =>
    sleeveOf(garment.key) === 'none' || isKind(garment, 'sleeveless', 'tank', 'camisole'),
  back: (garment) =>
    ['slip-dress', 'sundress', 'camisole', 'lace-camisole', 'column-gown'].includes(garment.key),
  neck: (garment) => necklineOf(garment.key) === 'low' || necklineOf(garment.key) === 'v',
  ankles: (garment) => isKind(garment, 'shorts', 'above-knee', 'midi') || garment.key === 'culottes',
};

function isTight(garment: Garment, ...slots: readonly Garment['slot'][]): boolean {
  return (
    slots.includes(garment.slot) && (garment.avoid.includes('tight-fitting') || garment.fit === 'bodycon')
  );
}

/** A cut that is left out so that the part is not seen. */
export function showing(part: BodyPart, words: string): Shape {
  return { label: words, matches: SHOWS[part], part };
}
