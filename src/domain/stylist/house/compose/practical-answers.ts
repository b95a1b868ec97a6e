import type { PracticalWish } from '#domain/wardrobe/practical-wishes.ts';

/** What is true of an outfit that a practical wish has ruled on; each says no more than its rule (`practical-wishes.ts`). */
export const PRACTICAL_ANSWERS: Record<PracticalWish, string> = {
  'small hands': 'For sticky hands and spills: every garment goes into the machine, and none of it is pale',
  'dirty work':
    'For the mess: every garment goes into the machine, none of it is pale, and the shoes are closed',
  'on the floor': 'You can kneel and sit on the floor in it: nothing short, nothing narrow, no heels',
  'room to move': 'Room to move: nothing narrow at the leg, and no heels',
  'on and off': 'Easy on and off: nothing goes over the head, and no shoe has to be tied',
  'arm in a cast': 'With an arm in a cast: it opens in front, nothing is narrow, and no shoe has to be tied',
  'leg in a cast': 'With a leg in a cast: no narrow legs, no heels, and both hands free',
  'swollen feet': 'Kind to swollen feet: no heel, no boot, and nothing that cannot give',
  'quiet shoes': 'Soft soles, which nobody hears',
  'no laces': 'No laces to tie',
  'easy middle': 'Room at the middle: nothing clings, and there is no belt',
  'nothing at the waist': 'Nothing presses at the waist: an elastic waistband, or none',
  'nothing clings': 'Nothing clings: no close cuts, and no cloth that follows the body',
  'full bust': 'An open neckline, with room for a bra under it',
  sweat: 'No silk or satin to show the damp, and no color on top that darkens with it',
  'pet hair': 'Smooth cloths, which hair brushes off',
  'tender skin': 'No scratchy wool and no lace next to the skin',
  'packs small': 'Cloths that come out of the suitcase without an iron',
  'shoes off': 'Shoes that come off at the door without laces',
  'grabbing hands': 'No jewelry and no scarf for small hands to pull at',
  'hands free': 'Nothing to carry in the hand',
  'dancing feet': 'Shoes that last a night of dancing',
  'long sitting': 'For hours of sitting: nothing narrow, and no belt',
  security: 'No laces, belt, watch or jewelry to take off at security',
  'muddy ways': 'For muddy ways: closed shoes, no pale legs, and nothing that drags',
  'to mix': 'Separates, no dress and no suit: each can be worn without the others',
  ladders: 'Trousers and closed, flat shoes for climbing',
  'cool and covered': 'Covered and cool: shoulders and knees are covered, in no warm cloth',
};
