import type { OutfitItem } from '#contract/outfits.ts';
import type { Profile } from '#contract/style-profile.ts';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { fallbackTips } from './fallback-tips.ts';

const MOST_TIPS = 3;

type Body = Pick<Profile, 'bodyTypeProfile'>;

interface TipRule {
  applies: (garment: Garment, profile: Body, item: Tailored) => boolean;
  tip: string;
}

type Tailored = Pick<OutfitItem, 'garment' | 'category' | 'fabric'>;

/**
 * What a tailor would look at on this item for this person, the most particular first. Rules speak of cloth
 * and seams, and of what the person asked for; never of how a body is.
 */
export function tailoringTips(item: Tailored, profile: Body): string[] {
  const garment = garmentOf(item.garment);
  if (garment === null) return [...fallbackTips(item.category)];

  const tips = RULES.filter((rule) => rule.applies(garment, profile, item)).map((rule) => rule.tip);

  return tips.length > 0 ? tips.slice(0, MOST_TIPS) : [...fallbackTips(item.category)];
}

const goal = (profile: Body, name: Profile['bodyTypeProfile']['bodyGoals'][number]) =>
  profile.bodyTypeProfile.bodyGoals.includes(name);
const height = (profile: Body) => profile.bodyTypeProfile.heightCategory;
const isTailoring = (garment: Garment) => isKind(garment, 'blazer', 'suit') && garment.slot === 'outer';

const RULES: readonly TipRule[] = [
  // For the person's own goals.
  {
    applies: (garment, profile) => isTailoring(garment) && goal(profile, 'accentuate-waist'),
    tip: 'Have the side seams taken in at the waist: half an inch each side marks it without pulling the button',
  },
  {
    applies: (garment, profile) => isKind(garment, 'dress') && goal(profile, 'accentuate-waist'),
    tip: 'Ask for the waist seam to be moved to your own waist, or for two darts at the back',
  },
  {
    applies: (garment, profile) =>
      isKind(garment, 'trousers') && !isKind(garment, 'joggers') && goal(profile, 'elongate-legs'),
    tip: 'Hem the legs to touch the top of the shoe: an unbroken line reads longest',
  },
  {
    applies: (garment, profile) => isKind(garment, 'shirt', 'blouse') && goal(profile, 'minimize-midsection'),
    tip: 'Leave the side seams straight and shape the back with darts, so that the front hangs clear',
  },
  {
    applies: (garment, profile) => isTailoring(garment) && goal(profile, 'broaden-shoulders'),
    tip: 'Ask for a slightly roped sleeve head rather than a thicker pad',
  },
  // For the person's height.
  {
    applies: (garment, profile) => isKind(garment, 'trousers', 'jumpsuit') && height(profile) === 'petite',
    tip: 'Shorten from the hem and have the knee of the leg raised with it, so that the shape stays in place',
  },
  {
    applies: (garment, profile) => isKind(garment, 'coat') && height(profile) === 'petite',
    tip: 'A hem just above the knee keeps a coat in proportion; leave the pockets where your hands fall',
  },
  {
    applies: (garment, profile) => isKind(garment, 'trousers') && height(profile) === 'tall',
    tip: 'Check that the hem allowance leaves an inch and a half to let down',
  },
  {
    applies: (garment, profile) =>
      (isTailoring(garment) || isKind(garment, 'shirt')) && height(profile) === 'tall',
    tip: 'Buy for the shoulder and have the sleeve let down: most makers leave an inch',
  },
  // For the garment.
  {
    applies: (garment) =>
      isKind(garment, 'gown') || (isKind(garment, 'dress') && isKind(garment, 'floor-length')),
    tip: 'Have the hem marked in the shoes you will wear: it should clear the floor by half an inch',
  },
  {
    applies: (garment) => isKind(garment, 'suit') && garment.slot === 'outer',
    tip: 'The collar should lie on the shirt without a gap; a tailor can lower it',
  },
  {
    applies: (garment) => isTailoring(garment),
    tip: 'Sleeves should end at the wrist bone, a half inch above the shirt cuff',
  },
  {
    applies: (garment) => isKind(garment, 'suit') && garment.slot === 'bottom',
    tip: 'A slight break over the shoe, or none at all if the leg is narrow',
  },
  {
    applies: (garment) => isKind(garment, 'jeans'),
    tip: 'When shortening, ask for the original hem to be sewn back on',
  },
  {
    applies: (garment) => isKind(garment, 'wide-leg') && isKind(garment, 'trousers'),
    tip: 'Hem wide legs in the shoes you will wear, a quarter inch off the ground at the heel',
  },
  {
    applies: (garment) => isKind(garment, 'trousers') && !isKind(garment, 'joggers', 'active'),
    tip: 'Fit the seat first, then take the waist in at the back seam',
  },
  {
    applies: (garment) => isKind(garment, 'shorts') && !isKind(garment, 'active', 'swim'),
    tip: 'A hem can be raised or turned up: judge it with the shoes on',
  },
  {
    applies: (garment) => isKind(garment, 'skirt') && isKind(garment, 'slim-cut'),
    tip: 'Check that you can sit and take a stair: a tailor can open the vent by an inch',
  },
  {
    applies: (garment) => isKind(garment, 'skirt'),
    tip: 'Have the waistband fitted first; the hem is judged from there',
  },
  {
    applies: (garment, _, item) =>
      isKind(garment, 'dress', 'camisole') && ['satin', 'silk', 'viscose'].includes(item.fabric),
    tip: 'Let a bias-cut piece hang for a day before the hem is marked: it drops',
  },
  {
    applies: (garment) => isKind(garment, 'dress', 'jumpsuit'),
    tip: 'Straps and shoulder seams are the quick fix when a waist sits too low',
  },
  {
    applies: (garment) => isKind(garment, 'shirt'),
    tip: 'The shoulder seam should end at the bone; two back darts remove spare cloth',
  },
  {
    applies: (garment) => isKind(garment, 'blouse', 'camisole', 'sleeveless') && garment.slot === 'top',
    tip: 'Armholes that gape can be closed with a small dart at the side seam',
  },
  {
    applies: (garment) => isKind(garment, 'sweater', 'turtleneck', 'cardigan'),
    tip: 'Knits are seldom altered: choose by the shoulder and push the sleeves up',
  },
  {
    applies: (garment) => isKind(garment, 'coat'),
    tip: 'Try it over your thickest layer: the shoulder should not pull when you reach forward',
  },
  {
    applies: (garment, _, item) =>
      garment.slot === 'outer' && ['leather', 'suede', 'vegan leather'].includes(item.fabric),
    tip: 'Leather can be taken in but not let out: choose it snug across the back',
  },
  {
    applies: (garment) => isKind(garment, 'boots') && garment.silhouette === 'knee-boot',
    tip: 'A cobbler can take in or stretch the shaft by about an inch',
  },
  {
    applies: (garment) => isKind(garment, 'heels'),
    tip: 'Rubber heel tips and a half insole from the cobbler make an evening longer',
  },
  {
    applies: (garment, _, item) =>
      isKind(garment, 'lace-ups', 'loafers', 'boots') && item.fabric !== 'rubber',
    tip: 'Have a thin rubber sole put on before the first wet day',
  },
  {
    applies: (garment) => isKind(garment, 'belt'),
    tip: 'It should close on the middle hole; a cobbler can add one',
  },
  {
    applies: (garment) => isKind(garment, 'watch', 'bracelet'),
    tip: 'Have a link or hole adjusted so that it stops at the wrist bone',
  },
  {
    applies: (garment) => isKind(garment, 'tie', 'bow-tie'),
    tip: 'Practice the knot the day before: silk creases when it is tied twice',
  },
];
