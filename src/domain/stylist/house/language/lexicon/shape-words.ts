import type { Slot } from '#contract/outfits.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import { featuresOf } from '#domain/wardrobe/features/features-of.ts';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import {
  hasButtons,
  hasHood,
  hasPockets,
  isEasyAtTheWaist,
  opensInFront,
} from '#domain/wardrobe/garment-details.ts';
import { footwearOf, necklineOf, sleeveOf } from '#domain/wardrobe/garment-facts.ts';
import type { Shape } from '../mentions/meanings.ts';

const BODY: readonly Slot[] = ['top', 'dress'];
const LEGS: readonly Slot[] = ['bottom', 'dress'];
const KNITS: readonly FabricName[] = [
  'merino',
  'lambswool',
  'cotton knit',
  'cashmere',
  'mohair',
  'ribbed knit',
];

function endsAtKnee({ key }: Garment): boolean {
  return featuresOf(key)?.includes('knee-length') === true;
}

function isLong({ key }: Garment): boolean {
  return featuresOf(key)?.some((feature) => ['knee-length', 'full-length'].includes(feature)) === true;
}

/** Hangs wide and moves with the step. */
const FLOWS: ReadonlySet<string> = new Set(
  (
    'maxi-dress|sleeved-maxi-dress|wrap-maxi-dress|kaftan|wrap-dress|sundress|midi-occasion-dress|wax-print-dress|slip-dress|ball-gown|sleeved-gown|slip-skirt|pleated-skirt|' +
    'tiered-skirt|evening-skirt|wide-leg-trousers|culottes|linen-trousers|jumpsuit|peasant-blouse|kimono-jacket|duster-cardigan|cape'
  ).split('|'),
);

/** The label of what covers the seat. */
/** Jackets that end at the waist. */
const CROPPED_JACKETS: ReadonlySet<string> = new Set(['bolero', 'cropped-puffer', 'tweed-jacket']);

export const OVER_THE_SEAT = 'tops over the seat';

/** Falls below the seat and stays on indoors: what is long, and what is worn a size or two wider. */
function coversTheSeat(garment: Garment): boolean {
  if (garment.slot === 'dress') return !isKind(garment, 'jumpsuit');

  return COVERS_THE_SEAT.has(garment.key);
}

const COVERS_THE_SEAT: ReadonlySet<string> = new Set(
  'kurta|tunic|longline-tee|oversized-shirt|chunky-sweater|hoodie|duster-cardigan|kimono-jacket'.split('|'),
);

/** "Covers my bum", "long enough to cover the behind". */
function coveringTheSeat(): string {
  const verbs = [
    'cover',
    'covers',
    'covering',
    'over',
    'past',
    'below',
    'goes over',
    'comes over',
    'falls over',
  ];
  const seats = [
    'bum',
    'butt',
    'behind',
    'backside',
    'bottom',
    'rear',
    'seat',
    'arse',
    'ass',
    'booty',
    'tush',
    'derriere',
  ];

  return verbs
    .flatMap((verb) => seats.flatMap((seat) => [`${verb} my ${seat}`, `${verb} the ${seat}`]))
    .join('|');
}

/** Words for cuts. What a cut is said of (`of`) is told where others could never have it. */
export const SHAPE_WORDS: readonly { words: string; shape: Shape }[] = [
  {
    words: 'high waisted|high waist|high rise|high waists|high rises',
    shape: {
      label: 'high waists',
      matches: (garment) => isKind(garment, 'high-rise') || garment.avoid.includes('high-waisted'),
    },
  },
  {
    words: 'low rise|low waisted|low waist|low slung|hip hugger|hip huggers',
    shape: { label: 'low rises', matches: (garment) => isKind(garment, 'low-rise') },
  },
  {
    words:
      'oversized|oversize|slouchy|boyfriend fit|put in tents|put in a tent|put me in tents|putting me in tents|dressed in tents|hidden in tents|put in sacks|put me in sacks|putting me in sacks|dressed in sacks|shapeless tents|tent like|tents on me|shapeless sacks|potato sack|potato sacks|bin bags|shapeless stuff|shapeless things|shapeless clothes',
    shape: {
      label: 'oversized cuts',
      matches: (garment) => garment.fit === 'oversized' || garment.avoid.includes('baggy-clothes'),
    },
  },
  {
    // On legs it is the sack, anywhere else what is two sizes larger.
    words: 'baggy|really baggy|super baggy',
    shape: {
      label: 'baggy cuts',
      matches: (garment) =>
        ['oversized', 'wide-leg'].includes(garment.fit ?? '') || garment.avoid.includes('baggy-clothes'),
    },
  },
  {
    words: 'knitted|hand knitted|in knit',
    shape: {
      label: 'knits',
      // Those that are knitted first of all: a bolero is of crepe before it is of a knit.
      matches: ({ fabrics }) => KNITS.some((knit) => knit === fabrics[0]),
    },
  },
  {
    words: 'ankle ones|ankle length ones|ankle high|ankle height',
    shape: {
      label: 'ankle boots',
      of: ['shoes'],
      matches: (garment) =>
        isKind(garment, 'boots') && !['knee-boots', 'rain-boots', 'western-boots'].includes(garment.key),
    },
  },
  {
    words: 'boxy',
    shape: { label: 'boxy cuts', matches: (garment) => garment.avoid.includes('boxy-silhouettes') },
  },
  {
    words: 'fitted|tight|tight fitting|figure hugging|body hugging|form fitting|skin tight|skintight|skinny',
    shape: {
      label: 'close fits',
      matches: (garment) =>
        garment.avoid.includes('tight-fitting') || garment.fit === 'bodycon' || garment.fit === 'slim',
    },
  },
  {
    words: 'loose|relaxed fit|loose fitting|roomy|airy',
    shape: {
      label: 'loose cuts',
      matches: (garment) =>
        ['oversized', 'relaxed', 'wide-leg', 'shift', 'a-line'].includes(garment.fit ?? '') ||
        isKind(garment, 'wide-leg', 'floor-length'),
    },
  },
  {
    words: 'flowy|flowing|floaty|drapey|drapy|billowy',
    shape: { label: 'flowing cuts', of: [...BODY, 'bottom', 'outer'], matches: ({ key }) => FLOWS.has(key) },
  },
  {
    words: 'swishy|swingy|twirly|swirly|swinging|that swings|that swirls|that twirls|to twirl in',
    shape: {
      label: 'swinging cuts',
      of: [...BODY, 'bottom'],
      matches: ({ key, fit }) => fit === 'a-line' || (FLOWS.has(key) && !/^slip-|trousers/.test(key)),
    },
  },
  {
    words: `long top|long tops|longer top|longline|longline top|tunic length|long over it|long over them|long over the top|something long over|something long over it|something long over them|something long on top|something longer on top|something longer over|${coveringTheSeat()}`,
    shape: { label: OVER_THE_SEAT, of: BODY, matches: coversTheSeat },
  },
  {
    words:
      'wide leg|wide legs|wide legged|wider legs|wider leg|wide cut|wide in the leg|wide in the legs|large in the leg|loose in the leg|roomy in the leg|big in the leg|wide at the leg|wide at the bottom|wide bottoms|flared leg|flared',
    shape: {
      label: 'wide legs',
      matches: (garment) => isKind(garment, 'wide-leg') || garment.fit === 'wide-leg',
    },
  },
  {
    words: 'slim|slim fit|slim cut|skinny fit',
    shape: {
      label: 'slim cuts',
      matches: (garment) =>
        garment.fit === 'slim' ||
        isKind(garment, 'slim-cut') ||
        garment.key === 'slim-belt' ||
        (garment.slot === 'top' && garment.fit === 'fitted'),
    },
  },
  {
    // Down weighs little: in the frost it is what is left.
    words:
      'heavy coat|heavy coats|heavy jacket|heavy jackets|big heavy coat|heavy winter coat|weight of a coat|weighs me down',
    shape: {
      label: 'heavy coats',
      of: ['outer'],
      matches: (garment) => garment.slot === 'outer' && garment.warmth >= 3 && garment.key !== 'puffer',
    },
  },
  {
    words: 'big coat|big winter coat|thick coat|bulky coat',
    shape: {
      label: 'thick coats',
      of: ['outer'],
      matches: (garment) => garment.slot === 'outer' && garment.warmth >= 3,
    },
  },
  {
    words: 'bulky|puffy|padded out',
    shape: {
      label: 'bulky layers',
      matches: (garment) =>
        ['chunky-sweater', 'cable-sweater', 'puffer', 'teddy-coat', 'long-puffer'].includes(garment.key),
    },
  },
  {
    words: 'double breasted',
    shape: {
      label: 'double-breasted cuts',
      of: ['outer'],
      matches: ({ key }) => key === 'double-breasted-blazer' || key === 'pea-coat' || key === 'trench-coat',
    },
  },
  {
    words: 'straight leg|straight legs|straight cut',
    shape: { label: 'straight legs', matches: (garment) => garment.fit === 'straight' },
  },
  {
    words:
      'sleeveless|without sleeves|with no sleeves|strapless|bare arms|bare shoulders|spaghetti straps|spaghetti strap|halter',
    shape: {
      label: 'sleeveless cuts',
      matches: (garment) => isKind(garment, 'sleeveless', 'tank', 'camisole', 'corset'),
    },
  },
  {
    words:
      'with sleeves|sleeves on it|sleeves on that|sleeves on the|sleeves on this|sleeves for the|add sleeves|give it sleeves|give me sleeves|like sleeves|want sleeves|need sleeves|prefer sleeves|wants sleeves|sleeves please|some sleeves|proper sleeves|real sleeves|has sleeves|have sleeves|with a sleeve|cover my arms|covers my arms|cover arms|covered arms|arms covered|my arms covered|cover my shoulders|covers my shoulders|hide my arms|hides my arms|hide my upper arms|cover my upper arms',
    shape: {
      label: 'sleeves',
      of: BODY,
      matches: (garment) => !isKind(garment, 'sleeveless', 'tank', 'camisole', 'corset'),
    },
  },
  {
    words:
      'long sleeved|long sleeves|long sleeve|full sleeves|full sleeve|full sleeved|full length sleeves|sleeves to the wrist|sleeves to my wrists|sleeves past the elbow|sleeves past my elbows|sleeves to the elbow at least',
    shape: {
      label: 'long sleeves',
      of: BODY,
      matches: (garment) =>
        sleeveOf(garment.key) === 'long' || isKind(garment, 'cardigan', 'blazer', 'jacket', 'coat'),
    },
  },
  {
    words:
      'short sleeved|short sleeves|short sleeve|cap sleeves|half sleeves|elbow length sleeves|sleeves to the elbow|sleeves to my elbow|sleeves to my elbows',
    shape: { label: 'short sleeves', of: BODY, matches: (garment) => sleeveOf(garment.key) === 'short' },
  },
  {
    words: 'v neck|v necks|v neckline|vneck',
    shape: { label: 'V-necks', of: BODY, matches: (garment) => necklineOf(garment.key) === 'v' },
  },
  {
    words: 'crew neck|round neck|scoop neck|boat neck|boat necks|crew necks|round necks|scoop necks',
    shape: { label: 'round necks', of: BODY, matches: (garment) => necklineOf(garment.key) === 'crew' },
  },
  {
    words: 'high neck|high neckline|high necklines|high necked|mock neck|funnel neck',
    shape: {
      label: 'high necks',
      of: BODY,
      matches: (garment) => ['high', 'crew', 'collar'].includes(necklineOf(garment.key) ?? ''),
    },
  },
  {
    // In the plural it is what somebody does not bear.
    words: 'high necks|high collars|mock necks|funnel necks|high at the neck|up to the chin',
    shape: { label: 'high necks', of: BODY, matches: (garment) => necklineOf(garment.key) === 'high' },
  },
  {
    words:
      'low cut|low necklines|plunging necklines|deep necklines|low cut tops|plunging|plunging neckline|deep neckline|low neckline|cleavage|sweetheart neckline',
    shape: {
      label: 'low necklines',
      of: BODY,
      // The V of a dress goes lower than that of a sweater.
      matches: ({ key, slot }) => necklineOf(key) === 'low' || (slot === 'dress' && necklineOf(key) === 'v'),
    },
  },
  {
    words: 'revealing|skimpy|too much skin|showing skin|show too much skin',
    shape: {
      label: 'revealing cuts',
      matches: (garment) =>
        isKind(garment, 'above-knee', 'crop-top', 'corset', 'camisole') || necklineOf(garment.key) === 'low',
    },
  },
  {
    words: 'pockets|pocket|real pockets|deep pockets|lots of pockets',
    // Of a bag nobody has to say so.
    shape: { label: 'pockets', of: [...LEGS, 'outer'], matches: hasPockets },
  },
  {
    words:
      'sleeves i can roll up|sleeves i can roll|sleeves that roll up|sleeves to roll up|roll up my sleeves|roll my sleeves up|roll up sleeves|roll the sleeves up|roll up the sleeves|rolled up sleeves',
    shape: {
      label: 'sleeves to roll up',
      of: ['top'],
      matches: (garment) => sleeveOf(garment.key) === 'long' && isKind(garment, 'shirt'),
    },
  },
  {
    words: 'hood|a hood|hooded|with a hood|with hood',
    shape: { label: 'a hood', of: ['outer', 'top'], matches: hasHood },
  },
  {
    words:
      'button in front|buttons in front|button front|button through|buttons up the front|button down front|opens in front|open in front|front opening|button down the front|buttons down the front|buttoned down the front|buttons up in front|opens at the front|open at the front|opens down the front|opens up at the front',
    shape: { label: 'front openings', of: BODY, matches: opensInFront },
  },
  {
    words: 'buttons|many buttons|lots of buttons|so many buttons|fiddly buttons|buttoning',
    shape: { label: 'buttons', of: [...BODY, 'outer', 'bottom'], matches: hasButtons },
  },
  {
    words:
      'elastic|elastic waist|elasticated waist|elasticated waistband|elastic waistband|stretchy waist|stretchy waistband|drawstring|drawstring waist|pull on|stretch waist|soft waist|soft waistband|no waistband|nothing with a waistband|without a waistband|no tight waistband|nothing tight at the waist|nothing tight around the waist|nothing around my waist',
    shape: { label: 'easy waists', of: LEGS, matches: isEasyAtTheWaist },
  },
  {
    words:
      'waterproof shoes|waterproof footwear|something waterproof on the feet|something waterproof on my feet|something waterproof for my feet|dry feet|keep my feet dry|can get wet|dont mind getting wet|may get wet',
    shape: {
      label: 'waterproof shoes',
      of: ['shoes'],
      // Those of golf are for the grass.
      matches: ({ key }) => footwearOf(key)?.waterproof === true && key !== 'golf-shoes',
    },
  },
  {
    words: 'cropped|crop|bare midriff|midriff|bare stomach',
    shape: {
      label: 'cropped tops',
      matches: (garment) => isKind(garment, 'crop-top') || CROPPED_JACKETS.has(garment.key),
    },
  },
  {
    words:
      'above the knee|above my knees|above my knee|above the knees|above knee|thigh length|short hemline|bare legs',
    shape: { label: 'short hems', matches: (garment) => isKind(garment, 'above-knee') },
  },
  {
    words: 'short|short length',
    shape: {
      label: 'short cuts',
      of: ['bottom', 'dress', 'outer'],
      matches: (garment) =>
        isKind(garment, 'above-knee') ||
        // A blazer ends where all of them do.
        (garment.slot === 'outer' && isKind(garment, 'jacket') && !isKind(garment, 'blazer')),
    },
  },
  {
    words:
      'midi|below the knee|mid length|tea length|calf length|mid calf|to the calf|to mid calf|down to the calf|until the calf|to my calves|down to my calves|midcalf|to the calves',
    shape: {
      label: 'midi lengths',
      matches: (garment) => isKind(garment, 'midi') || (garment.slot === 'outer' && isLong(garment)),
    },
  },
  {
    words:
      'knee length|to the knee|until the knee|down to the knee|knee long|until the knees|till the knee|till the knees',
    shape: {
      label: 'knee lengths',
      of: [...LEGS, 'outer'],
      // A midi ends at the calf.
      matches: (garment) =>
        garment.slot === 'outer' || isKind(garment, 'dress', 'skirt')
          ? endsAtKnee(garment)
          : isKind(garment, 'shorts') && !isKind(garment, 'above-knee'),
    },
  },
  {
    words: 'over the knee|below my knees|past my knees|up to the knee|up to the knees|up to my knees',
    shape: {
      label: 'covered knees',
      of: [...LEGS, 'outer'],
      matches: (garment) =>
        garment.slot === 'outer'
          ? endsAtKnee(garment)
          : isKind(garment, 'skirt', 'dress', 'shorts') && !isKind(garment, 'above-knee', 'floor-length'),
    },
  },
  {
    words:
      'maxi|something long|floor length|full length|ankle length|to the ankle|to my ankles|to the floor|reach the floor|reaches the floor|down to the ground|touches the floor|touch the floor',
    shape: { label: 'long lengths', of: LEGS, matches: (garment) => isKind(garment, 'floor-length') },
  },
  {
    words: 'open toe|open toed|peep toe',
    shape: { label: 'open toes', matches: (garment) => isKind(garment, 'open-toe') },
  },
  {
    words: 'closed toe|closed toed|closed',
    shape: {
      label: 'closed toes',
      matches: (garment) => garment.slot === 'shoes' && !isKind(garment, 'open-toe'),
    },
  },
  {
    words: 'heeled|high heeled|with a heel',
    shape: { label: 'heels', matches: (garment) => isKind(garment, 'heels') },
  },
  {
    words: 'flat|flat soled|low heeled',
    shape: {
      label: 'flat soles',
      of: ['shoes'],
      matches: (garment) => garment.slot === 'shoes' && !isKind(garment, 'heels'),
    },
  },
  {
    words: 'collared|with a collar|collars|shirt collars',
    shape: {
      label: 'collars',
      matches: (garment) => isKind(garment, 'collared') || garment.key === 'overshirt',
    },
  },
  {
    words: 'shawl collar|shawl collars|shawl collared|with a shawl collar',
    shape: {
      label: 'shawl collars',
      of: ['outer', 'top'],
      matches: ({ key }) =>
        featuresOf(key)?.some((feature) => ['shawl-collar', 'shawl-lapel'].includes(feature)) === true,
    },
  },
  {
    words: 'collarless|without a collar|without collar|no collar|grandad collar|band collar',
    shape: {
      label: 'collarless cuts',
      of: ['top', 'outer'],
      matches: (garment) =>
        featuresOf(garment.key)?.some((feature) => ['band-collar', 'collarless'].includes(feature)) ===
          true ||
        (garment.slot === 'top' && ['crew', 'v', 'low'].includes(necklineOf(garment.key) ?? '')),
    },
  },
  {
    words: 'slip on|to slip into|can slip into|to slip on|easy to slip on|no laces|without laces|laceless',
    shape: {
      label: 'slip-ons',
      of: ['shoes'],
      matches: (garment) =>
        isKind(garment, 'loafers') ||
        ['ballet-flats', 'slides', 'chelsea-boots', 'espadrilles', 'cork-sandals'].includes(garment.key),
    },
  },
  {
    words: 'pleated|pleats',
    shape: { label: 'pleats', matches: (garment) => garment.key.includes('pleated') },
  },
  {
    words: 'a line|a lines|aline|alines',
    shape: {
      label: 'A-lines',
      of: LEGS,
      matches: (garment) => garment.key.includes('a-line') || garment.fit === 'a-line',
    },
  },
  { words: 'wrap', shape: { label: 'wraps', matches: (garment) => garment.key.includes('wrap') } },
  {
    words: 'chunky|chunkier|chunkiest',
    shape: {
      label: 'chunky pieces',
      matches: ({ key }) => key.includes('chunky') || footwearOf(key)?.sole === 'lug',
    },
  },
  {
    words: 'wide brim|wide brims|wide brimmed|a wide brim|big brim|broad brim|broad brimmed',
    shape: { label: 'wide brims', of: ['accessory'], matches: ({ key }) => key === 'sun-hat' },
  },
  {
    words: 'brim|a brim|brimmed',
    shape: { label: 'brims', of: ['accessory'], matches: ({ key }) => key === 'sun-hat' || key === 'fedora' },
  },
  {
    words: 'quilted',
    shape: {
      label: 'quilted pieces',
      matches: (garment) => garment.key.includes('quilted') || garment.key === 'gilet',
    },
  },
];
