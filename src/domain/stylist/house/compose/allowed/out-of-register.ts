import type { ColourName } from '#contract/palette.ts';
import type { StyleName } from '#contract/style-profile.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { hasTrait } from '#domain/wardrobe/occasions/occasion.ts';
import { needsLayer } from '#domain/wardrobe/weather.ts';
import { lightnessOf } from '../colour-pairs.ts';
import { isFeast, type OutfitPlan } from '../outfit-plan.ts';
import { ownPalette } from '../own-palette.ts';
import { BATHED_AT } from './day-bars.ts';
import type { Row } from './never-there-row.ts';

/** What does not suit the occasion's register, or the wearer's style. */
export const OF_THE_REGISTER: readonly Row[] = [
  {
    // At weddings of the cool months no suit in checks or tweed.
    when: ({ wishes, weather }) => wishes.occasion?.key.includes('wedding') === true && needsLayer(weather),
    cloth: (garment, fabric, pattern) =>
      isKind(garment, 'suit') && (pattern === 'check' || fabric === 'tweed'),
  },
  {
    // At weddings no pinstripe suit.
    when: ({ wishes }) => wishes.occasion?.key.includes('wedding') === true,
    cloth: (garment, _fabric, pattern) => isKind(garment, 'suit') && pattern === 'pinstripe',
  },
  {
    // At weddings from April to September no womenswear suit or dress in black, gray or brown, unless it is one's own color.
    when: ({ wishes, worn, month }) =>
      worn === 'womenswear' &&
      wishes.occasion?.key.includes('wedding') === true &&
      month !== null &&
      month >= 4 &&
      month <= 9,
    colour: (garment, colour, { profile }) =>
      (isKind(garment, 'suit') || garment.slot === 'dress') &&
      SOBER.includes(colour) &&
      !ownPalette(profile).has(colour),
  },
  {
    // Where "smart" was said, no T-shirts and no jeans.
    when: ({ wishes }) => /^(?:\w+ )?smart(?:ly)?$/i.test(wishes.spanSaid),
    garment: (garment) => isKind(garment, 'tshirt', 'jeans') || garment.key === 'breton-tee',
  },
  {
    // At work no maxi dress and no sundress, but for bohemian style.
    when: ({ wishes, leadingStyles }) =>
      wishes.occasion?.isWork === true && !leadingStyles.includes('Bohemian'),
    garment: ({ key }, { rules }) => ['maxi-dress', 'sundress'].includes(key) && rules?.isUsual(key) !== true,
  },
  {
    // No shorts at golf with clients, even where the club allows them.
    when: ({ wishes, occasionsSaid }) => wishes.occasion?.key === 'golf' && occasionsSaid.has('meeting'),
    garment: (garment) => isKind(garment, 'shorts'),
  },
  {
    // At interviews no leather clothes, no casual jackets, and no white shoes or bags.
    when: ({ wishes }) => hasTrait(wishes.occasion, 'interview'),
    garment: ({ key }) => NO_INTERVIEW.has(key),
    colour: (garment, colour) =>
      ['shoes', 'bag'].includes(garment.slot) &&
      !isKind(garment, 'sneakers') &&
      lightnessOf(colour) > WHITE_LEATHER,
  },
  {
    // Nor white trousers on a man.
    when: ({ wishes, worn }) => worn !== 'womenswear' && hasTrait(wishes.occasion, 'interview'),
    colour: ({ slot }, colour) => slot === 'bottom' && lightnessOf(colour) > WHITE_LEATHER,
  },
  {
    // For waiters nothing white: it stains.
    when: ({ rules }) => rules?.recipe.key === 'service',
    colour: ({ slot }, colour) =>
      ['top', 'bottom', 'shoes'].includes(slot) && lightnessOf(colour) > WHITE_LEATHER,
  },
  {
    // No burgundy bag in menswear.
    when: ({ worn }) => worn === 'menswear',
    colour: ({ slot }, colour) => slot === 'bag' && colour === 'Burgundy',
  },
  {
    // In towns of modest dress knees and shoulders are covered, except at beaches and pools.
    when: ({ wishes, rules }) => wishes.isCoveredTown && !BATHED_AT.has(rules?.recipe.key ?? ''),
    garment: (garment) =>
      isKind(garment, 'shorts', 'above-knee', 'sleeveless', 'crop-top', 'camisole', 'tank') &&
      !isKind(garment, 'swim'),
  },
  {
    // On trips no espadrille wedges, except on sand: they tilt on cobbles.
    when: ({ wishes, rules }) =>
      wishes.isCoveredTown ||
      (hasTrait(wishes.occasion, 'trip') && rules?.recipe.ground.includes('sand') !== true),
    garment: ({ key }) => key === 'espadrille-wedges',
  },
  {
    // At family meals of the cool months no office shirts in womenswear.
    when: ({ wishes, weather }) => hasTrait(wishes.occasion, 'family table') && needsLayer(weather),
    garment: ({ key }, { worn }) =>
      worn === 'womenswear' && ['oxford-shirt', 'poplin-shirt', 'oversized-shirt'].includes(key),
    cloth: ({ slot }, _fabric, pattern) => slot === 'top' && pattern === 'pinstripe',
  },
  {
    // On dates no sneakers and no bomber, but for street and sport styles.
    when: ({ wishes, leadingStyles }) =>
      wishes.occasion?.key === 'date' && !OFF_THE_STREET.some((style) => leadingStyles.includes(style)),
    garment: (garment) => isKind(garment, 'sneakers') || garment.key === 'bomber',
  },
  {
    // For minimalists no checks, flowers, dots, brocade or sequins.
    when: ({ leadingStyles: [first] }) => first === 'Minimalist' || first === 'Japanese Minimal',
    cloth: ({ slot }, fabric, pattern) =>
      ['outer', 'top', 'bottom', 'dress'].includes(slot) &&
      (['check', 'floral', 'dot'].includes(pattern) || ['brocade', 'sequin'].includes(fabric)),
  },
  {
    // For teachers no sleeveless tops.
    when: ({ wishes }) => wishes.occasion?.key === 'teaching',
    garment: (garment) => garment.slot === 'top' && isKind(garment, 'sleeveless'),
  },
  {
    // At beach weddings no pinstripe shirt and no black shoes on men.
    when: ({ wishes, worn }) => wishes.occasion?.key === 'beach-wedding' && worn !== 'womenswear',
    cloth: ({ slot }, _fabric, pattern) => slot === 'top' && pattern === 'pinstripe',
    colour: ({ slot }, colour) => slot === 'shoes' && colour === 'Black',
  },
  {
    // No nylon bomber at smart dinners, and no satin one on men.
    when: () => true,
    cloth: ({ key }, fabric, _pattern, { wishes, formality, worn }) =>
      key === 'bomber' &&
      ((fabric === 'nylon' && formality >= SMART && hasTrait(wishes.occasion, 'at table')) ||
        (fabric === 'satin' && worn === 'menswear')),
  },
  {
    // From business casual up no cotton sun hat, unless one was named.
    when: ({ formality }) => formality >= BUSINESS_CASUAL,
    cloth: ({ key }, fabric, _pattern, { wishes }) =>
      key === 'sun-hat' &&
      fabric === 'cotton' &&
      !wishes.demands.some(
        ({ target, fabrics }) => target.keys.has(key) && fabrics.some(({ names }) => names.includes(fabric)),
      ),
  },
  {
    // No silk scarf for street, sport and rough styles.
    when: ({ leadingStyles: [first] }) => first !== undefined && OFF_THE_STREET_OR_ROUGH.includes(first),
    garment: ({ key }) => key === 'silk-scarf',
  },
  {
    // No brocade on men, but for loud and glamorous styles.
    when: ({ worn, leadingStyles }) =>
      worn !== 'womenswear' &&
      leadingStyles.length > 0 &&
      !IN_BROCADE.some((style) => leadingStyles.includes(style)),
    cloth: ({ slot }, fabric) => ['outer', 'top'].includes(slot) && fabric === 'brocade',
  },
  {
    // No pinafore at smart dinners and feasts: it looks like school.
    when: (plan) => plan.formality >= SMART && (hasTrait(plan.wishes.occasion, 'at table') || isFeast(plan)),
    garment: ({ key }) => key === 'pinafore',
  },
  {
    // No western belt, but for western and bohemian styles.
    when: ({ leadingStyles }) => !RANCHERS.some((style) => leadingStyles.includes(style)),
    garment: ({ key }) => key === 'western-belt',
  },
  {
    // With gowns no shoes or bag of plain leather: satin or metallic.
    when: ({ formality, worn, wishes }) =>
      formality >= BLACK_TIE && worn !== 'menswear' && !wishes.occasion?.isWork,
    cloth: (garment, fabric) =>
      ['shoes', 'bag'].includes(garment.slot) &&
      !isKind(garment, 'lace-ups', 'loafers') &&
      ['vegan leather', 'leather', 'suede'].includes(fabric),
  },
  {
    // Where nobody said womenswear or menswear, no skirts and no kimono jacket.
    when: ({ wornBecause }) => wornBecause === 'unknown',
    garment: (garment) => isKind(garment, 'skirt') || garment.key === 'kimono-jacket',
  },
  {
    // No tank on men and no casual wedges, except where they are usual.
    when: () => true,
    garment: ({ key }, { worn, formality, rules }) =>
      ((worn === 'menswear' && key === 'tank') || (key === 'espadrille-wedges' && formality <= CASUAL)) &&
      rules?.isUsual(key) !== true,
  },
  {
    // No rubber boots for hikes: they do not hold the ankle.
    when: ({ rules }) => rules?.recipe.key === 'hiking',
    garment: (garment) => garment.slot === 'shoes' && isKind(garment, 'rain'),
  },
  {
    // Many hold that silk is not for men of that faith.
    when: ({ wishes, worn }) =>
      worn !== 'womenswear' && ['eid', 'mosque', 'iftar'].includes(wishes.occasion?.key ?? ''),
    cloth: (_garment, fabric) => ['silk', 'satin'].includes(fabric),
  },
  {
    // On a first day at work no T-shirts, sneakers, lounge clothes or pale jeans.
    when: ({ occasionsSaid }) => occasionsSaid.has('first-day'),
    garment: ({ key }, plan) =>
      NO_FIRST_DAY.has(key) ||
      (OF_THE_SOFA.has(key) && plan.wishes.occasion?.requires === undefined) ||
      (key === 'retro-runners' && plan.formality >= CASUAL && isAtANewDesk(plan)),
    colour: (garment, colour, plan) =>
      isKind(garment, 'jeans') && lightnessOf(colour) > PALE_JEANS && isAtANewDesk(plan),
  },
  {
    // No hiking or riding trousers, except for the sport itself.
    when: ({ rules, wishes }) => rules !== null || wishes.occasion?.requires === undefined,
    garment: ({ key }, { rules, wishes }) =>
      (key === 'hiking-trousers' && rules?.isWelcome(key) !== true) ||
      (['riding-trousers', 'jodhpur-boots'].includes(key) && wishes.occasion?.key !== 'riding'),
  },
  {
    // No V-neck sweater without a shirt where everyone wears it: that is womenswear.
    when: ({ worn }) => worn === 'everyone',
    garment: ({ key }) => key === 'v-neck-sweater',
  },
];

const SOBER: readonly ColourName[] = ['Chocolate', 'Brown', 'Charcoal', 'Gray', 'Black', 'Slate'];
const NO_FIRST_DAY: ReadonlySet<string> = new Set([
  ...(['breton-tee', 'long-sleeve-tee', 'crew-tee', 'leather-sneakers'] as const),
]);
const OF_THE_SOFA: ReadonlySet<string> = new Set([
  ...(['tank', 'ribbed-tank', 'hoodie', 'joggers', 'graphic-tee', 'cargo-trousers'] as const),
]);
const NO_INTERVIEW: ReadonlySet<string> = new Set([
  ...(['leather-trousers', 'leather-skirt', 'bomber', 'biker-jacket', 'hoodie'] as const),
  // Work jackets.
  ...(['denim-jacket', 'chore-jacket', 'field-jacket'] as const),
  'fitted-rollneck',
]);
const OFF_THE_STREET: readonly StyleName[] = ['Streetwear', 'Sporty', 'Athleisure'];
const OFF_THE_STREET_OR_ROUGH: readonly StyleName[] = [...OFF_THE_STREET, 'Edgy', 'Grunge'];
/** Styles that wear loud colors. */
export const LOUD_DRESSERS: readonly StyleName[] = ['Maximalist', 'Eclectic', 'Artsy'];
const IN_BROCADE: readonly StyleName[] = [...LOUD_DRESSERS, 'Glamorous'];
const RANCHERS: readonly StyleName[] = ['Western', 'Bohemian', 'Vintage', 'Eclectic'];
/** OKLab lightness. */
const PALE_JEANS = 0.5;
const WHITE_LEATHER = 0.88;
const CASUAL = 1;
const SMART = 2;
const BUSINESS_CASUAL = 3;
const BLACK_TIE = 7;

/** At work, and asked for no dress code of its own. */
function isAtANewDesk({ wishes }: OutfitPlan): boolean {
  return (
    wishes.span === null && (wishes.occasion?.isWork === true || wishes.occasion?.key === 'primary-teaching')
  );
}
