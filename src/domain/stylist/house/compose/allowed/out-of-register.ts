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

/** Right in another room than this one, or on somebody else. */
export const OF_THE_REGISTER: readonly Row[] = [
  {
    // A wedding of the dark months is lit by lamps: checks and tweed are the day's.
    when: ({ wishes, weather }) => wishes.occasion?.key.includes('wedding') === true && needsLayer(weather),
    cloth: (garment, fabric, pattern) =>
      isKind(garment, 'suit') && (pattern === 'check' || fabric === 'tweed'),
  },
  {
    // Pinstripes are the office's in any month.
    when: ({ wishes }) => wishes.occasion?.key.includes('wedding') === true,
    cloth: (garment, _fabric, pattern) => isKind(garment, 'suit') && pattern === 'pinstripe',
  },
  {
    // Beside the couple by the light of summer the brown and the gray of the office are too sober.
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
    // "Smart" is a knit or a blouse over trousers.
    when: ({ wishes }) => /^(?:\w+ )?smart(?:ly)?$/i.test(wishes.spanSaid),
    garment: (garment) => isKind(garment, 'tshirt', 'jeans') || garment.key === 'breton-tee',
  },
  {
    // Tiers to the floor sweep it: they are for the weekend, and for whoever dresses so.
    when: ({ wishes, leadingStyles }) =>
      wishes.occasion?.isWork === true && !leadingStyles.includes('Bohemian'),
    garment: ({ key }, { rules }) => ['maxi-dress', 'sundress'].includes(key) && rules?.isUsual(key) !== true,
  },
  {
    // Beside clients the knee is covered, whatever the club allows.
    when: ({ wishes, occasionsSaid }) => wishes.occasion?.key === 'golf' && occasionsSaid.has('meeting'),
    garment: (garment) => isKind(garment, 'shorts'),
  },
  {
    // Whoever hires sees no night out, and no summer shoe on a working floor.
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
    // At table a white tee has a spot after an hour, and white shoes in a minute.
    when: ({ rules }) => rules?.recipe.key === 'service',
    colour: ({ slot }, colour) =>
      ['top', 'bottom', 'shoes'].includes(slot) && lightnessOf(colour) > WHITE_LEATHER,
  },
  {
    // A man's bag is no echo of his shoes in wine.
    when: ({ worn }) => worn === 'menswear',
    colour: ({ slot }, colour) => slot === 'bag' && colour === 'Burgundy',
  },
  {
    // In the towns of some countries knees and shoulders are covered, wherever nobody bathes.
    when: ({ wishes, rules }) => wishes.isCoveredTown && !BATHED_AT.has(rules?.recipe.key ?? ''),
    garment: (garment) =>
      isKind(garment, 'shorts', 'above-knee', 'sleeveless', 'crop-top', 'camisole', 'tank') &&
      !isKind(garment, 'swim'),
  },
  {
    // Over the stones of an old town nobody walks in what tilts.
    when: ({ wishes, rules }) =>
      wishes.isCoveredTown ||
      (hasTrait(wishes.occasion, 'trip') && rules?.recipe.ground.includes('sand') !== true),
    garment: ({ key }) => key === 'espadrille-wedges',
  },
  {
    // At a family's table in the cool months nobody comes from the office.
    when: ({ wishes, weather }) => hasTrait(wishes.occasion, 'family table') && needsLayer(weather),
    garment: ({ key }, { worn }) =>
      worn === 'womenswear' && ['oxford-shirt', 'poplin-shirt', 'oversized-shirt'].includes(key),
    cloth: ({ slot }, _fabric, pattern) => slot === 'top' && pattern === 'pinstripe',
  },
  {
    // To a table of an evening sneakers are worn by those who always do.
    when: ({ wishes, leadingStyles }) =>
      wishes.occasion?.key === 'date' && !OFF_THE_STREET.some((style) => leadingStyles.includes(style)),
    garment: (garment) => isKind(garment, 'sneakers') || garment.key === 'bomber',
  },
  {
    // One thing less, and of one color.
    when: ({ leadingStyles: [first] }) => first === 'Minimalist' || first === 'Japanese Minimal',
    cloth: ({ slot }, fabric, pattern) =>
      ['outer', 'top', 'bottom', 'dress'].includes(slot) &&
      (['check', 'floral', 'dot'].includes(pattern) || ['brocade', 'sequin'].includes(fabric)),
  },
  {
    // What is knelt and taught in for the first time has sleeves.
    when: ({ wishes }) => wishes.occasion?.key === 'teaching',
    garment: (garment) => garment.slot === 'top' && isKind(garment, 'sleeveless'),
  },
  {
    // Black leather is the office's by the sea.
    when: ({ wishes, worn }) => wishes.occasion?.key === 'beach-wedding' && worn !== 'womenswear',
    cloth: ({ slot }, _fabric, pattern) => slot === 'top' && pattern === 'pinstripe',
    colour: ({ slot }, colour) => slot === 'shoes' && colour === 'Black',
  },
  {
    // Nylon is sporty at a table, and satin on a man a costume.
    when: () => true,
    cloth: ({ key }, fabric, _pattern, { wishes, formality, worn }) =>
      key === 'bomber' &&
      ((fabric === 'nylon' && formality >= SMART && hasTrait(wishes.occasion, 'at table')) ||
        (fabric === 'satin' && worn === 'menswear')),
  },
  {
    // Of cotton it is the beach's: beside a dress or a suit a brim is of straw, but where a bucket hat is named.
    when: ({ formality }) => formality >= BUSINESS_CASUAL,
    cloth: ({ key }, fabric, _pattern, { wishes }) =>
      key === 'sun-hat' &&
      fabric === 'cotton' &&
      !wishes.demands.some(
        ({ target, fabrics }) => target.keys.has(key) && fabrics.some(({ names }) => names.includes(fabric)),
      ),
  },
  {
    // A square at the neck is of another wardrobe than theirs.
    when: ({ leadingStyles: [first] }) => first !== undefined && OFF_THE_STREET_OR_ROUGH.includes(first),
    garment: ({ key }) => key === 'silk-scarf',
  },
  {
    // Woven flowers on a man are for whoever dresses loud.
    when: ({ worn, leadingStyles }) =>
      worn !== 'womenswear' &&
      leadingStyles.length > 0 &&
      !IN_BROCADE.some((style) => leadingStyles.includes(style)),
    cloth: ({ slot }, fabric) => ['outer', 'top'].includes(slot) && fabric === 'brocade',
  },
  {
    // Straps over a blouse are the schoolgirl's at a table of an evening.
    when: (plan) => plan.formality >= SMART && (hasTrait(plan.wishes.occasion, 'at table') || isFeast(plan)),
    garment: ({ key }) => key === 'pinafore',
  },
  {
    // A tooled belt is for whoever dresses for the ranch.
    when: ({ leadingStyles }) => !RANCHERS.some((style) => leadingStyles.includes(style)),
    garment: ({ key }) => key === 'western-belt',
  },
  {
    // Below a gown shoes and a bag are of satin, or shine.
    when: ({ formality, worn, wishes }) =>
      formality >= BLACK_TIE && worn !== 'menswear' && !wishes.occasion?.isWork,
    cloth: (garment, fabric) =>
      ['shoes', 'bag'].includes(garment.slot) &&
      !isKind(garment, 'lace-ups', 'loafers') &&
      ['vegan leather', 'leather', 'suede'].includes(fabric),
  },
  {
    // Whoever has not said what they wear gets what everybody does.
    when: ({ wornBecause }) => wornBecause === 'unknown',
    garment: (garment) => isKind(garment, 'skirt') || garment.key === 'kimono-jacket',
  },
  {
    // On a man a tank is for the beach and the gym, and a wedge is no shoe for a day on foot.
    when: () => true,
    garment: ({ key }, { worn, formality, rules }) =>
      ((worn === 'menswear' && key === 'tank') || (key === 'espadrille-wedges' && formality <= CASUAL)) &&
      rules?.isUsual(key) !== true,
  },
  {
    // Rubber boots hold no ankle on a slope.
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
    // On a first day one is neater than on all that follow: nobody begins in a tee or a sailor's shirt, in sneakers or pale jeans.
    when: ({ occasionsSaid }) => occasionsSaid.has('first-day'),
    garment: ({ key }, plan) =>
      NO_FIRST_DAY.has(key) ||
      (OF_THE_SOFA.has(key) && plan.wishes.occasion?.requires === undefined) ||
      (key === 'retro-runners' && plan.formality >= CASUAL && isAtANewDesk(plan)),
    colour: (garment, colour, plan) =>
      isKind(garment, 'jeans') && lightnessOf(colour) > PALE_JEANS && isAtANewDesk(plan),
  },
  {
    // Of the trail.
    when: ({ rules, wishes }) => rules !== null || wishes.occasion?.requires === undefined,
    garment: ({ key }, { rules, wishes }) =>
      (key === 'hiking-trousers' && rules?.isWelcome(key) !== true) ||
      (['riding-trousers', 'jodhpur-boots'].includes(key) && wishes.occasion?.key !== 'riding'),
  },
  {
    // On the bare skin a V is womenswear.
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
  // Jackets of the workshop are for the job, and not for asking for it.
  ...(['denim-jacket', 'chore-jacket', 'field-jacket'] as const),
  'fitted-rollneck',
]);
const OFF_THE_STREET: readonly StyleName[] = ['Streetwear', 'Sporty', 'Athleisure'];
const OFF_THE_STREET_OR_ROUGH: readonly StyleName[] = [...OFF_THE_STREET, 'Edgy', 'Grunge'];
/** Who is seen from afar. */
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
