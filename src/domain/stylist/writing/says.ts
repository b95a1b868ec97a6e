import type { FitAdvice } from '../../tailoring/fit-advice-texts.ts';
import type { WearNoteName } from '../house/compose/wear-note-texts.ts';
import type { SignalName } from '../house/read-style/signal-names.ts';

/** Every sentence that the house says of an outfit, or of a person's style. What each speaks of is said where it is told (`tell`). */
export type Says =
  | `title of ${'today' | 'one piece' | 'two pieces' | 'layers' | 'occasion' | 'purpose' | 'linen' | 'cold' | 'dry' | 'rain' | 'style'}`
  | `title with ${'shoes' | 'a note'}`
  | 'dress'
  | 'dress and shoes'
  | 'dress alone'
  | 'dress under layer'
  | 'layer over dress'
  | 'suit'
  | 'suit of one cloth'
  | 'suit with waistcoat'
  | `top ${'tucked into' | 'with' | 'worn loose over'} bottom`
  | 'bottom with top'
  | 'three pieces'
  | 'layer over top'
  | 'top and bottom under layer'
  | 'layer over them'
  | 'closing with a shirt below'
  | 'closing with swimwear below'
  | 'closing with a base layer below'
  | `closing ${'in mourning' | 'that finishes' | 'that adds' | 'of detail' | 'of all'}`
  | WearNoteName
  | 'named by you'
  | 'around yours'
  | 'one code but for'
  | 'code for occasion'
  | 'code right for'
  | 'one code'
  | `code as asked${'' | ' for'}`
  | 'loud colors'
  | 'two colors'
  | 'two quiet colors'
  | `quiet colors${'' | ' above all'}`
  | 'color pair'
  | 'one color throughout'
  | `color ${'that returns' | 'of one piece'}`
  | 'favorite colors'
  | 'colors of photos'
  | 'from inspiration'
  | 'style as asked'
  | 'style of yours'
  | 'style waits'
  | 'goal'
  | 'keeps rain out'
  | 'keeps showers off'
  | 'keeps dry under an umbrella'
  | 'keeps wind off'
  | 'light layers'
  | `cloth breathes${'' | ' in case'}`
  | 'keeps cold out'
  | 'avoided'
  | 'practical'
  | 'shape as asked'
  | `covered by ${'sleeves' | 'short sleeves' | 'sleeves and hem' | 'a layer'}`
  | 'covered to the ankle'
  | 'left out as asked'
  | 'as asked'
  | 'for both halves'
  | 'change between'
  | 'layer between'
  | `one of several${'' | ' days'}`
  | 'code explained'
  | 'how dressed'
  | `lacked ${'suit not needed' | 'suit expected' | 'tuxedo expected'}`
  | 'takes up theirs'
  | 'quiet beside theirs'
  | 'range above sum'
  | 'not sold for range'
  | 'all owned'
  | 'partly owned'
  | 'within range'
  | 'in all'
  | 'bought new'
  | 'cuts for anybody'
  | 'cuts for anybody in the water'
  | FitAdvice
  | ProfileSays;

/** Every sentence of a profile's description, and of what its values rest on. */
export type ProfileSays =
  | 'look: colors that return'
  | 'look: one color'
  | 'look: colors that lead'
  | 'look: plain'
  | 'look: patterned'
  | 'look: plain in some'
  | 'look: patterned in some'
  | 'look: mostly patterned'
  | 'look: plain ground'
  | 'look: ground and accents'
  | 'look: contrast'
  | 'answers: patterns liked'
  | 'answers: color liked'
  | 'look: one photo'
  | 'look: two photos'
  | 'answers: style'
  | 'answers: style open'
  | 'why: raised'
  | 'why: lowered'
  | 'why: middle'
  | 'why: style'
  | 'why: palette'
  | `why: board ${'shares' | 'adds' | 'shares and adds'}`
  | 'why: photos';

/** Every part of such a sentence. */
export type PartSays =
  | `seen: ${SignalName}`
  | 'seen: color'
  | `answer: ${'work' | 'fit' | 'goal' | 'days' | 'style' | 'occasion' | 'expression' | 'risk' | 'creativity'}`
  | 'named by you'
  | 'named on board'
  | 'where you work'
  | 'your goal'
  | 'inspires you'
  | 'works out'
  | 'outdoors'
  | `fits: ${'structured' | 'loose'}`
  | `color: ${'liked' | 'quiet'}`
  | 'patterns: liked'
  | `risk: ${'liked' | 'avoided'}`
  | `met: ${'as said' | 'feeling' | 'piece' | 'without' | 'nothing' | 'not' | 'covered' | 'middle' | 'clean line' | 'club' | 'warm layer' | 'feet' | 'care' | 'wide fit' | 'cool' | 'over the seat'}`
  | `wish: ${WishSaid}`;

/** A wish as the house calls it. */
type WishSaid =
  | 'style'
  | 'mood'
  | 'goal'
  | 'sum'
  | 'weather'
  | 'rain'
  | 'occasion'
  | 'dress code'
  | 'cut'
  | 'warm layer'
  | 'another'
  | 'piece';
