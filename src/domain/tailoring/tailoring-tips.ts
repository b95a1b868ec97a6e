import type { OutfitItem } from '#contract/outfits.ts';
import type { Profile } from '#contract/style-profile.ts';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { isEasyAtTheWaist, isSeamedAtTheWaist } from '#domain/wardrobe/garment-details.ts';
import { footwearOf, sleeveOf } from '#domain/wardrobe/garment-facts.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { fallbackTips } from './fallback-tips.ts';
import type { Tip } from './tips.ts';

const MOST_TIPS = 2;

type Body = Pick<Profile, 'bodyTypeProfile'>;

interface TipRule {
  applies: (garment: Garment, profile: Body, item: Tailored) => boolean;
  tip: Tip;
}

type Tailored = Pick<OutfitItem, 'garment' | 'category' | 'fabric'> & Partial<Pick<OutfitItem, 'item'>>;

/**
 * What a tailor would look at on this item for this person, the most particular first. Rules speak of cloth
 * and seams that the garment has (`garment-facts.ts`, `garment-details.ts`), and of what the person asked for; never of how a body is.
 */
export function tailoringTips(item: Tailored, profile: Body): Tip[] {
  const garment = garmentOf(item.garment);
  if (garment === null) return [...fallbackTips(item.category)];

  const tips = RULES.filter((rule) => rule.applies(garment, profile, item)).map((rule) => rule.tip);

  return tips.length > 0 ? tips.slice(0, MOST_TIPS) : [...fallbackTips(item.category)];
}

const goal = (profile: Body, name: Profile['bodyTypeProfile']['bodyGoals'][number]) =>
  profile.bodyTypeProfile.bodyGoals.includes(name);
const height = (profile: Body) => profile.bodyTypeProfile.heightCategory;
/** What a cobbler stretches, takes in and glues soles to. */
const isLeather = ({ fabric }: Tailored) => ['leather', 'suede', 'patent leather'].includes(fabric);
const isTailoring = (garment: Garment) => isKind(garment, 'blazer', 'suit') && garment.slot === 'outer';
/** With a bump nothing is taken in. */
const hasABump = ({ item }: Tailored) => /\bmaternity\b/i.test(item ?? '');
const of = (bars: string) => {
  const keys = new Set(bars.split('|'));

  return ({ key }: Garment) => keys.has(key);
};

const hasStraps = of('slip-dress|sundress|camisole|lace-camisole|pinafore|backless-dress|dungarees');
const isBiasCut = of('slip-dress|backless-dress|slip-skirt|camisole');
const isCutStraight = of(
  'shift-dress|blazer-dress|wax-print-dress|kaftan|knit-dress|maxi-dress|sleeved-maxi-dress|kurta|tunic|sequin-dress',
);
const isRoomy = of(
  'oversized-shirt|boxy-tee|sweatshirt|hoodie|rugby-shirt|kaftan|graphic-tee|kurta|tunic|longline-tee|camp-shirt',
);
const isDartedShirt = of(
  'oxford-shirt|poplin-shirt|tuxedo-shirt|band-collar-shirt|chambray-shirt|linen-shirt|western-shirt',
);
const isCuffedBlouse = of('blouse|velvet-blouse|bow-blouse|wrap-blouse|ruffle-blouse|peasant-blouse');
const hasAPlainHem = of(
  'crew-tee|breton-tee|long-sleeve-tee|boxy-tee|graphic-tee|kurta|camp-shirt|polo|wax-print-shirt|wax-print-blouse|crop-top|sequin-top',
);
const hangsFromTheShoulders = of('kimono-jacket|cape|duster-cardigan|pashmina');
const isSleevelessLayer = of('gilet|knit-vest|waistcoat|white-waistcoat');
const isWaistMoved = (garment: Garment) =>
  isKind(garment, 'trousers', 'shorts') &&
  !isKind(garment, 'joggers', 'active', 'leggings', 'swim', 'jeans') &&
  !isEasyAtTheWaist(garment) &&
  ![
    'hiking-trousers',
    'ski-trousers',
    'riding-trousers',
    'leather-trousers',
    'cargo-trousers',
    'carpenter-trousers',
    'denim-shorts',
  ].includes(garment.key);

const RULES: readonly TipRule[] = [
  // For the person's own goals.
  {
    applies: (garment, profile) => isTailoring(garment) && goal(profile, 'accentuate-waist'),
    tip: 'tip_waist_side_seams',
  },
  {
    applies: (garment, profile, item) =>
      isSeamedAtTheWaist(garment) && goal(profile, 'accentuate-waist') && !hasABump(item),
    tip: 'tip_waist_seam_own',
  },
  {
    applies: (garment, profile) =>
      isKind(garment, 'trousers') &&
      !isKind(garment, 'joggers', 'active') &&
      garment.key !== 'culottes' &&
      goal(profile, 'elongate-legs'),
    tip: 'tip_legs_to_shoe',
  },
  {
    applies: (garment, profile, item) =>
      isDartedShirt(garment) && goal(profile, 'minimize-midsection') && !hasABump(item),
    tip: 'tip_back_darts_only',
  },
  {
    applies: (garment, profile) => isTailoring(garment) && goal(profile, 'broaden-shoulders'),
    tip: 'tip_roped_sleeve_head',
  },
  // For the person's height.
  {
    applies: (garment, profile) =>
      isKind(garment, 'trousers', 'jumpsuit') &&
      !isKind(garment, 'active', 'joggers') &&
      height(profile) === 'petite',
    tip: 'tip_petite_hem_and_knee',
  },
  {
    applies: (garment, profile) =>
      isKind(garment, 'coat') && !hangsFromTheShoulders(garment) && height(profile) === 'petite',
    tip: 'tip_petite_coat_hem',
  },
  {
    applies: (garment, profile) =>
      isKind(garment, 'trousers') && !isKind(garment, 'active', 'joggers') && height(profile) === 'tall',
    tip: 'tip_tall_hem_allowance',
  },
  {
    applies: (garment, profile) =>
      (isTailoring(garment) || isDartedShirt(garment)) && height(profile) === 'tall',
    tip: 'tip_tall_sleeve',
  },
  // For dresses.
  {
    applies: (garment) =>
      isKind(garment, 'gown') || (isKind(garment, 'dress') && isKind(garment, 'floor-length')),
    tip: 'tip_gown_hem',
  },
  {
    applies: (garment, _, item) => isSeamedAtTheWaist(garment) && !hasABump(item),
    tip: 'tip_dress_waist',
  },
  { applies: of('wrap-dress|wrap-maxi-dress|wrap-blouse'), tip: 'tip_wrap_stud' },
  { applies: hasStraps, tip: 'tip_straps_length' },
  { applies: of('sheath-dress|sleeved-sheath-dress|bodycon-dress'), tip: 'tip_sit_and_bend' },
  {
    applies: (garment) =>
      (isCutStraight(garment) && garment.slot === 'dress' && !isKind(garment, 'floor-length')) ||
      garment.key === 'wrap-dress' ||
      garment.key === 'shirt-dress',
    tip: 'tip_dress_hem',
  },
  { applies: (garment) => isKind(garment, 'jumpsuit'), tip: 'tip_jumpsuit_rise' },
  // For jackets and coats.
  {
    applies: (garment) => isKind(garment, 'suit') && garment.slot === 'outer' && !isSleevelessLayer(garment),
    tip: 'tip_suit_collar',
  },
  {
    applies: (garment) => isTailoring(garment) && !isSleevelessLayer(garment),
    tip: 'tip_jacket_sleeve_ends',
  },
  {
    applies: (garment) =>
      garment.slot === 'outer' &&
      isKind(garment, 'coat') &&
      !hangsFromTheShoulders(garment) &&
      !isSleevelessLayer(garment),
    tip: 'tip_coat_shoulder',
  },
  {
    applies: (garment, _, item) => garment.slot === 'outer' && ['leather', 'suede'].includes(item.fabric),
    tip: 'tip_leather_snug',
  },
  { applies: (garment) => garment.slot === 'outer' && hangsFromTheShoulders(garment), tip: 'tip_hangs_free' },
  { applies: ({ key }) => key === 'knit-vest', tip: 'tip_top_shoulder' },
  {
    applies: (garment) => isSleevelessLayer(garment) && garment.key !== 'knit-vest',
    tip: 'tip_jacket_layers',
  },
  {
    applies: (garment) =>
      garment.slot === 'outer' &&
      !isTailoring(garment) &&
      !isKind(garment, 'coat', 'cardigan', 'sweater') &&
      !hangsFromTheShoulders(garment) &&
      !isSleevelessLayer(garment),
    tip: 'tip_jacket_layers',
  },
  {
    applies: (garment) =>
      garment.slot === 'outer' &&
      !isTailoring(garment) &&
      !isKind(garment, 'coat', 'cardigan', 'sweater') &&
      !hangsFromTheShoulders(garment) &&
      !isSleevelessLayer(garment),
    tip: 'tip_jacket_sleeves',
  },
  // For legs.
  {
    applies: (garment) => isKind(garment, 'suit') && isKind(garment, 'trousers') && garment.slot === 'bottom',
    tip: 'tip_trousers_break',
  },
  {
    applies: (garment) => isKind(garment, 'jeans'),
    tip: 'tip_jeans_original_hem',
  },
  {
    applies: (garment) =>
      isKind(garment, 'wide-leg') && isKind(garment, 'trousers') && garment.key !== 'culottes',
    tip: 'tip_wide_legs_hem',
  },
  {
    applies: (garment, _, item) => isWaistMoved(garment) && !hasABump(item),
    tip: 'tip_trousers_seat',
  },
  {
    applies: (garment) => isKind(garment, 'shorts') && !isKind(garment, 'active', 'swim'),
    tip: 'tip_shorts_hem',
  },
  {
    applies: (garment) =>
      garment.slot === 'bottom' &&
      isEasyAtTheWaist(garment) &&
      !isKind(garment, 'active', 'leggings', 'swim'),
    tip: 'tip_elastic_waist',
  },
  {
    applies: ({ key }) =>
      ['cargo-trousers', 'carpenter-trousers', 'leather-trousers', 'culottes'].includes(key),
    tip: 'tip_sit_and_bend',
  },
  {
    applies: (garment) => isKind(garment, 'skirt') && isKind(garment, 'slim-cut'),
    tip: 'tip_skirt_vent',
  },
  {
    applies: (garment, _, item) =>
      isKind(garment, 'skirt') && !isEasyAtTheWaist(garment) && !isKind(garment, 'active') && !hasABump(item),
    tip: 'tip_skirt_waistband',
  },
  {
    applies: (garment, _, item) => isBiasCut(garment) && ['satin', 'silk', 'viscose'].includes(item.fabric),
    tip: 'tip_bias_hang',
  },
  // For tops.
  {
    applies: (garment, _, item) => isDartedShirt(garment) && !hasABump(item),
    tip: 'tip_shirt_shoulder_darts',
  },
  {
    applies: (garment, _, item) => isDartedShirt(garment) && hasABump(item),
    tip: 'tip_top_shoulder',
  },
  { applies: (garment) => isRoomy(garment) && garment.slot === 'top', tip: 'tip_roomy_sleeve' },
  {
    applies: (garment) =>
      garment.slot === 'top' &&
      !isRoomy(garment) &&
      !isDartedShirt(garment) &&
      ['short', 'long'].includes(sleeveOf(garment.key) ?? '') &&
      !isKind(garment, 'sweater', 'turtleneck', 'active') &&
      !isCuffedBlouse(garment),
    tip: 'tip_top_shoulder',
  },
  { applies: (garment) => hasAPlainHem(garment) && garment.slot === 'top', tip: 'tip_top_hem' },
  { applies: isCuffedBlouse, tip: 'tip_blouse_sleeves' },
  {
    applies: (garment) =>
      garment.slot === 'top' &&
      sleeveOf(garment.key) === 'none' &&
      !hasStraps(garment) &&
      !isKind(garment, 'active', 'swim', 'corset'),
    tip: 'tip_armhole_dart',
  },
  {
    applies: ({ key }) => key === 'corset-top',
    tip: 'tip_corset_lies_flat',
  },
  {
    applies: (garment) =>
      isKind(garment, 'sweater', 'turtleneck', 'cardigan') && !hangsFromTheShoulders(garment),
    tip: 'tip_knit_shoulder',
  },
  // For shoes.
  {
    applies: (garment, _, item) =>
      isKind(garment, 'boots') && garment.silhouette === 'knee-boot' && isLeather(item),
    tip: 'tip_boot_shaft',
  },
  {
    applies: (garment) => isKind(garment, 'heels') && footwearOf(garment.key)?.sole !== 'rope',
    tip: 'tip_heel_tips',
  },
  {
    applies: (garment, _, item) =>
      isKind(garment, 'lace-ups', 'loafers', 'boots') &&
      isLeather(item) &&
      footwearOf(garment.key)?.sole === 'thin',
    tip: 'tip_rubber_sole',
  },
  {
    applies: (garment) => garment.slot === 'shoes' && !isKind(garment, 'open-toe', 'sandals', 'heels'),
    tip: 'tip_shoes_room',
  },
  {
    applies: (garment) => garment.slot === 'shoes' && isKind(garment, 'open-toe', 'sandals'),
    tip: 'tip_shoes_afternoon',
  },
  {
    applies: ({ key }) => key === 'suspenders',
    tip: 'tip_suspender_buttons',
  },
  // For what finishes it.
  { applies: ({ key }) => key === 'woven-belt', tip: 'tip_belt_woven' },
  {
    applies: (garment) => isKind(garment, 'belt') && garment.key !== 'woven-belt',
    tip: 'tip_belt_hole',
  },
  {
    applies: (garment) => isKind(garment, 'watch', 'bracelet'),
    tip: 'tip_watch_link',
  },
  {
    applies: (garment, _, item) => isKind(garment, 'tie') && item.fabric === 'silk',
    tip: 'tip_tie_knot',
  },
  { applies: (garment) => isKind(garment, 'tie'), tip: 'tip_tie_length' },
  { applies: (garment) => isKind(garment, 'bow-tie'), tip: 'tip_bow_width' },
  {
    applies: (garment) => isKind(garment, 'joggers') && garment.slot === 'bottom',
    tip: 'tip_joggers_cuff',
  },
  {
    applies: (garment) =>
      isKind(garment, 'leggings', 'swim') ||
      (isKind(garment, 'active') && ['top', 'bottom'].includes(garment.slot)),
    tip: 'tip_active_stays',
  },
  { applies: (garment) => garment.slot === 'bag' && isWornOnAStrap(garment), tip: 'tip_bag_strap' },
  { applies: ({ key }) => key === 'canvas-tote' || key === 'straw-tote', tip: 'tip_bag_seams' },
  {
    applies: (garment) =>
      garment.slot === 'bag' &&
      !isWornOnAStrap(garment) &&
      garment.key !== 'canvas-tote' &&
      garment.key !== 'straw-tote',
    tip: 'tip_bag_repair',
  },
  { applies: ({ key }) => key === 'pearls', tip: 'tip_pearls_string' },
  {
    applies: (garment) => isKind(garment, 'necklace') && garment.key !== 'pearls',
    tip: 'tip_necklace_length',
  },
  { applies: (garment) => isKind(garment, 'earrings'), tip: 'tip_earrings_posts' },
  { applies: (garment) => isKind(garment, 'cufflinks', 'tie-bar', 'brooch'), tip: 'tip_jewelry_clasp' },
  { applies: (garment) => isKind(garment, 'sunglasses', 'glasses'), tip: 'tip_eyewear_fit' },
  { applies: (garment) => garment.key === 'beanie', tip: 'tip_beanie_ears' },
  { applies: (garment) => isKind(garment, 'hat') && garment.key !== 'beanie', tip: 'tip_hat_size' },
  { applies: (garment, _, item) => isKind(garment, 'gloves') && isLeather(item), tip: 'tip_gloves_size' },
  {
    applies: (garment, _, item) =>
      isKind(garment, 'gloves') && !isLeather(item) && garment.key !== 'opera-gloves',
    tip: 'tip_gloves_knitted',
  },
  { applies: ({ key }) => key === 'opera-gloves', tip: 'tip_opera_gloves' },
  { applies: (garment) => isKind(garment, 'tights'), tip: 'tip_tights_size' },
  { applies: (garment) => isKind(garment, 'socks'), tip: 'tip_socks_heel' },
  { applies: (garment) => isKind(garment, 'base-layer'), tip: 'tip_base_close' },
  {
    applies: (garment) => garment.slot === 'accessory' && isKind(garment, 'scarf', 'headscarf'),
    tip: 'tip_scarf_lies',
  },
  { applies: (garment) => isKind(garment, 'pocket-square'), tip: 'tip_square_fold' },
];

function isWornOnAStrap({ key }: Garment): boolean {
  return ['crossbody', 'messenger-bag', 'backpack', 'gym-bag', 'belt-bag', 'bucket-bag'].includes(key);
}
