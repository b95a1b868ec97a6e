import type { OutfitItem } from '#contract/outfits.ts';
import type { Profile } from '#contract/style-profile.ts';
import { featuresOf } from '#domain/wardrobe/features/features-of.ts';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { sleeveOf } from '#domain/wardrobe/garment-facts.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { fallbackTips } from './fallback-tips.ts';
import type { Tip } from './tips.ts';

const MOST_TIPS = 3;

type Body = Pick<Profile, 'bodyTypeProfile'>;

interface TipRule {
  applies: (garment: Garment, profile: Body, item: Tailored) => boolean;
  tip: Tip;
}

type Tailored = Pick<OutfitItem, 'garment' | 'category' | 'fabric'>;

/**
 * What a tailor would look at on this item for this person, the most particular first. Rules speak of cloth
 * and seams, and of what the person asked for; never of how a body is.
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

/** Of crepe or rubber as they are made. */
const RUBBER_SOLED: ReadonlySet<string> = new Set(['desert-boots', 'insulated-boots']);

const RULES: readonly TipRule[] = [
  // For the person's own goals.
  {
    applies: (garment, profile) => isTailoring(garment) && goal(profile, 'accentuate-waist'),
    tip: 'tip_waist_side_seams',
  },
  {
    applies: (garment, profile) => isKind(garment, 'dress') && goal(profile, 'accentuate-waist'),
    tip: 'tip_waist_seam_own',
  },
  {
    applies: (garment, profile) =>
      isKind(garment, 'trousers') && !isKind(garment, 'joggers') && goal(profile, 'elongate-legs'),
    tip: 'tip_legs_to_shoe',
  },
  {
    applies: (garment, profile) => isKind(garment, 'shirt', 'blouse') && goal(profile, 'minimize-midsection'),
    tip: 'tip_back_darts_only',
  },
  {
    applies: (garment, profile) => isTailoring(garment) && goal(profile, 'broaden-shoulders'),
    tip: 'tip_roped_sleeve_head',
  },
  // For the person's height.
  {
    applies: (garment, profile) => isKind(garment, 'trousers', 'jumpsuit') && height(profile) === 'petite',
    tip: 'tip_petite_hem_and_knee',
  },
  {
    applies: (garment, profile) => isKind(garment, 'coat') && height(profile) === 'petite',
    tip: 'tip_petite_coat_hem',
  },
  {
    applies: (garment, profile) => isKind(garment, 'trousers') && height(profile) === 'tall',
    tip: 'tip_tall_hem_allowance',
  },
  {
    applies: (garment, profile) =>
      (isTailoring(garment) || isKind(garment, 'shirt')) && height(profile) === 'tall',
    tip: 'tip_tall_sleeve',
  },
  // For the garment.
  {
    applies: (garment) =>
      isKind(garment, 'gown') || (isKind(garment, 'dress') && isKind(garment, 'floor-length')),
    tip: 'tip_gown_hem',
  },
  {
    applies: (garment) => isKind(garment, 'suit') && garment.slot === 'outer',
    tip: 'tip_suit_collar',
  },
  {
    applies: (garment) => isTailoring(garment),
    tip: 'tip_jacket_sleeve_ends',
  },
  {
    applies: (garment) => isKind(garment, 'suit') && isKind(garment, 'trousers') && garment.slot === 'bottom',
    tip: 'tip_trousers_break',
  },
  {
    applies: (garment) => isKind(garment, 'jeans'),
    tip: 'tip_jeans_original_hem',
  },
  {
    applies: (garment) => isKind(garment, 'wide-leg') && isKind(garment, 'trousers'),
    tip: 'tip_wide_legs_hem',
  },
  {
    applies: (garment) => isKind(garment, 'trousers') && !isKind(garment, 'joggers', 'active'),
    tip: 'tip_trousers_seat',
  },
  {
    applies: (garment) => isKind(garment, 'shorts') && !isKind(garment, 'active', 'swim'),
    tip: 'tip_shorts_hem',
  },
  {
    applies: (garment) => isKind(garment, 'skirt') && isKind(garment, 'slim-cut'),
    tip: 'tip_skirt_vent',
  },
  {
    applies: (garment) => isKind(garment, 'skirt'),
    tip: 'tip_skirt_waistband',
  },
  {
    applies: (garment, _, item) =>
      ['slip-dress', 'slip-skirt', 'camisole'].includes(garment.key) &&
      ['satin', 'silk', 'viscose'].includes(item.fabric),
    tip: 'tip_bias_hang',
  },
  {
    applies: (garment) =>
      isKind(garment, 'jumpsuit') || (isKind(garment, 'dress') && sleeveOf(garment.key) === 'none'),
    tip: 'tip_straps_lift',
  },
  {
    applies: (garment) => isKind(garment, 'shirt'),
    tip: 'tip_shirt_shoulder_darts',
  },
  {
    applies: (garment) =>
      garment.slot === 'top' &&
      isKind(garment, 'blouse', 'camisole', 'sleeveless') &&
      !isKind(garment, 'active'),
    tip: 'tip_armhole_dart',
  },
  {
    applies: (garment) => isKind(garment, 'sweater', 'turtleneck', 'cardigan'),
    tip: 'tip_knit_shoulder',
  },
  {
    applies: (garment) => isKind(garment, 'coat'),
    tip: 'tip_coat_shoulder',
  },
  {
    applies: (garment, _, item) =>
      garment.slot === 'outer' && ['leather', 'suede', 'vegan leather'].includes(item.fabric),
    tip: 'tip_leather_snug',
  },
  {
    applies: (garment, _, item) =>
      isKind(garment, 'boots') && garment.silhouette === 'knee-boot' && isLeather(item),
    tip: 'tip_boot_shaft',
  },
  {
    applies: (garment) => isKind(garment, 'heels'),
    tip: 'tip_heel_tips',
  },
  {
    applies: (garment, _, item) =>
      isKind(garment, 'lace-ups', 'loafers', 'boots') &&
      isLeather(item) &&
      !isKind(garment, 'outdoor') &&
      !RUBBER_SOLED.has(garment.key) &&
      !featuresOf(garment.key)?.includes('lug-sole'),
    tip: 'tip_rubber_sole',
  },
  {
    applies: (garment, _, item) =>
      garment.slot === 'shoes' && (!isLeather(item) || isKind(garment, 'sneakers')),
    tip: 'tip_shoes_room',
  },
  {
    applies: ({ key }) => key === 'suspenders',
    tip: 'tip_suspender_buttons',
  },
  {
    applies: (garment) => isKind(garment, 'belt'),
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
      isKind(garment, 'leggings') || (isKind(garment, 'active') && ['top', 'bottom'].includes(garment.slot)),
    tip: 'tip_active_stays',
  },
  {
    applies: (garment) => isKind(garment, 'tote', 'crossbody', 'handbag', 'clutch', 'backpack', 'briefcase'),
    tip: 'tip_bag_repair',
  },
  {
    applies: (garment) => isKind(garment, 'jewelry', 'earrings', 'necklace'),
    tip: 'tip_jewelry_clasp',
  },
  { applies: (garment) => isKind(garment, 'sunglasses', 'glasses'), tip: 'tip_eyewear_fit' },
  { applies: (garment) => garment.key === 'beanie', tip: 'tip_beanie_ears' },
  { applies: (garment) => isKind(garment, 'hat') && garment.key !== 'beanie', tip: 'tip_hat_size' },
  { applies: (garment, _, item) => isKind(garment, 'gloves') && isLeather(item), tip: 'tip_gloves_size' },
  {
    applies: (garment, _, item) => isKind(garment, 'gloves') && !isLeather(item),
    tip: 'tip_gloves_knitted',
  },
  { applies: (garment) => isKind(garment, 'tights'), tip: 'tip_tights_size' },
  { applies: (garment) => isKind(garment, 'base-layer'), tip: 'tip_base_close' },
  {
    applies: (garment) => isKind(garment, 'scarf', 'headscarf'),
    tip: 'tip_scarf_steam',
  },
  { applies: (garment) => isKind(garment, 'pocket-square'), tip: 'tip_square_fold' },
];
