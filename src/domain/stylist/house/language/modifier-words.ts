import type { FabricPattern } from '#contract/outfits.ts';
import type { ColourName } from '#contract/palette.ts';
import type { BodyGoal } from '#contract/style-profile.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import type { FormalitySpan } from '#domain/wardrobe/formality.ts';
import type { Worn } from '#domain/wardrobe/garment.ts';
import type { Weather } from '#domain/wardrobe/weather.ts';
import type { Axis, Mood } from './meanings.ts';

/** Colour words that mean several of the 50; the first is what is meant when only one can be. */
export const COLOUR_GROUPS: readonly [
  words: string,
  names: readonly ColourName[],
  avoid?: readonly ColourName[],
][] = [
  ['blue|blues', ['Cobalt', 'Navy', 'Denim', 'Sky Blue', 'Royal Blue', 'Powder Blue', 'Slate']],
  [
    'green|greens',
    ['Emerald', 'Forest Green', 'Olive', 'Sage', 'Mint'],
    ['Emerald', 'Forest Green', 'Olive', 'Sage', 'Mint', 'Lime'],
  ],
  ['pink|pinks', ['Pink', 'Blush', 'Dusty Rose', 'Fuchsia']],
  ['purple|purples', ['Purple', 'Plum', 'Lavender', 'Mauve']],
  [
    'brown|browns',
    ['Brown', 'Chocolate', 'Cognac', 'Camel', 'Tan'],
    ['Brown', 'Chocolate', 'Cognac', 'Tan', 'Camel'],
  ],
  ['yellow|yellows', ['Yellow', 'Mustard', 'Butter']],
  ['gray|grays', ['Gray', 'Charcoal', 'Slate', 'Silver']],
  ['red|reds', ['Red'], ['Red', 'Coral']],
  ['orange|oranges', ['Orange'], ['Orange', 'Coral']],
  ['white|whites', ['White'], ['White', 'Ivory']],
  ['metallic|metallics', ['Silver', 'Gold']],
  ['light wash|light washed|bleached', ['Powder Blue']],
  ['dark wash|raw|indigo wash', ['Navy']],
];

/** Fabric words that mean several cloths; with a "no", all that a person could mean. */
export const FABRIC_GROUPS: readonly [
  words: string,
  names: readonly FabricName[],
  avoid?: readonly FabricName[],
][] = [
  [
    'wool|woolen|woollen|woolly',
    ['wool', 'wool flannel', 'tropical wool', 'lambswool', 'merino', 'tweed', 'felt'],
    [
      'wool',
      'wool flannel',
      'tropical wool',
      'lambswool',
      'merino',
      'tweed',
      'boucle',
      'cashmere',
      'mohair',
      'camel hair',
      'felt',
      'barathea',
    ],
  ],
  [
    'leather',
    ['leather', 'vegan leather', 'patent leather'],
    ['leather', 'patent leather', 'suede', 'shearling'],
  ],
  ['silk|silky|silken', ['silk', 'satin'], ['silk']],
  ['satin', ['satin', 'silk'], ['satin']],
  [
    'cotton',
    ['cotton', 'poplin', 'oxford cotton', 'heavyweight cotton', 'cotton knit', 'twill', 'chambray'],
    ['cotton', 'heavyweight cotton', 'cotton knit'],
  ],
  [
    'polyester|synthetics|synthetic|synthetic fabrics|plastic',
    ['quick-dry polyester'],
    [
      'quick-dry polyester',
      'stretch nylon',
      'nylon',
      'vegan leather',
      'recycled padding',
      'fleece',
      'faux shearling',
      'satin',
      'mesh',
    ],
  ],
  [
    'clingy|clingy fabrics|clingy fabric|clingy materials|clingy cloth',
    ['jersey', 'ribbed knit', 'satin', 'stretch nylon'],
  ],
  ['fur', ['faux shearling', 'shearling'], ['shearling', 'faux shearling']],
  ['cashmere', ['cashmere'], ['cashmere']],
  [
    'natural fibers|natural fibres|natural fabrics|breathable|breathable fabrics|lightweight fabrics',
    ['linen', 'cotton', 'lyocell'],
  ],
];

export const PATTERN_WORDS: readonly [
  words: string,
  patterns: readonly FabricPattern[],
  avoid?: readonly FabricPattern[],
][] = [
  ['stripe|stripes|striped|stripy|horizontal stripes', ['stripe', 'pinstripe'], ['stripe', 'pinstripe']],
  ['pinstripe|pinstripes|pinstriped|vertical stripes|chalk stripe', ['pinstripe']],
  [
    'check|checks|checked|checkered|plaid|plaids|gingham|tartan|houndstooth|windowpane|glen plaid|prince of wales',
    ['check'],
  ],
  ['floral|florals|flowers|flowery|botanical|flower print', ['floral']],
  ['polka dot|polka dots|dots|dotted|spotted|polka', ['dot']],
  ['plain|solid|solids|unpatterned|block color', ['plain']],
  [
    'pattern|patterns|patterned|print|prints|printed|busy',
    ['floral', 'check', 'stripe', 'dot'],
    ['floral', 'check', 'stripe', 'dot', 'pinstripe'],
  ],
];

export const FORMALITY_WORDS: readonly [words: string, span: FormalitySpan][] = [
  ['white tie dress code|full evening dress', [8, 8]],
  ['black tie optional|formal evening', [6, 7]],
  ['formal|formalwear|formal attire|formal wear|very formal|dress to impress', [5, 7]],
  ['semi formal|semiformal|dressy|dressed up|festive attire|fancy|elevated|upscale|swanky|glitzy', [4, 6]],
  [
    'business formal|business professional|professional|corporate|businesslike|law firm|executive level',
    [4, 4],
  ],
  ['business|business attire|smart|smartly|work appropriate|office appropriate', [3, 4]],
  ['business casual|biz casual|businesscasual', [3, 3]],
  ['smart casual|dressy casual|smartcasual|elevated casual|elegant casual', [2, 2]],
  ['casual|casually|informal|relaxed|dressed down|laid back look', [1, 1]],
];

export const WEATHER_WORDS: readonly [words: string, weather: Weather | null, wet?: true][] = [
  [
    'hot|heat|heatwave|heat wave|scorching|boiling|humid|sweltering|summer|summery|july|august|jul|aug|hot weather|tropical heat|midsummer|high summer|desert|for hot weather|for summer|for the heat',
    'hot',
  ],
  [
    'warm weather|warm day|warm|sunny|sunshine|june|jun|late spring|early summer|sun|warm evening|warm night|for warmer weather|for warm weather',
    'warm',
  ],
  [
    'mild|spring|springtime|march|april|apr|in may|of may|for may|next may|early may|late may|mid may|may wedding|may weekend|may day|september|sept|sep|transitional|in between weather|early fall|early autumn|indian summer|mild weather',
    'mild',
  ],
  [
    'cool weather|cool day|cool evening|cool night|chilly|fall|autumn|autumnal|october|november|oct|nov|brisk|crisp air|windy|breeze|cool morning|fall weather|sweater weather|layering weather|drafty|early spring',
    'cool',
  ],
  [
    'cold|cold weather|freezing|frost|frosty|icy|winter|wintry|december|january|february|dec|jan|feb|snow|snowy|snowing|blizzard|subzero|below zero|bitter cold|arctic|winter weather|keep me warm|stay warm|something warm|warm clothes|warm outfit|be warm|keep warm|warm enough|insulated|thermal|for warmth|super warm|for colder weather|for cold weather|for winter|for the winter|for the cold|for snow',
    'cold',
  ],
  [
    'rain|rainy|raining|pour|pouring|pours|pour the whole time|soaked|soaking|bucketing|showers|shower later|april shower|april showers|spring showers|scattered showers|rain showers|light showers|chance of showers|wet|drizzle|drizzly|shower of rain|stormy|storm|rainy day|wet weather|puddles|monsoon|downpour|rainstorm|rainproof|rain proof|waterproof|weatherproof',
    null,
    true,
  ],
];

export const MOOD_WORDS: readonly [words: string, mood: Mood][] = [
  [
    'comfortable|comfy|comfort|lazy|relaxing|chilling|chill|cozy|cosy|comfortably|easy to wear|easy to move in|walkable|all day comfort|snug|on my feet|walk a lot|walking a lot|lots of walking',
    'comfortable',
  ],
  [
    'colorful|colourful|color|colour|bright|bright colors|bright colours|vibrant|vivid|pop of color|pop of colour|cheerful|rainbow|multicolor|lots of color',
    'colourful',
  ],
  ['dark|dark colors|dark colours|all dark|darker colors', 'dark'],
  ['light colors|light colours|pale|pale colors|light colored|lighter colors|airy colors', 'light'],
  [
    'neutral|neutrals|neutral colors|neutral colours|muted|muted colors|subdued|subtle|quiet|tonal neutrals',
    'neutral',
  ],
  [
    'earth tone|earth tones|earthy tones|earthy colors|autumn colors|autumnal colors|fall colors|warm colors|warm tones|warm colours',
    'earthy',
  ],
  ['pastel|pastels|pastel colors|soft colors|spring colors|sorbet', 'pastel'],
  ['jewel tone|jewel tones|jewel colors|rich colors|jewel toned', 'jewel'],
  ['monochrome|monochromatic|tonal|head to toe|one color|single color|tone on tone', 'monochrome'],
  [
    'bold|daring|adventurous|bold colors|dramatic|brave|fearless|striking|stand out|standout|attention grabbing',
    'bold',
  ],
  ['modest|modestly|covered|covered up|conservative cut|modesty|hijabi|full coverage|tznius', 'modest'],
  ['vegan|cruelty free|animal free|no animal products', 'vegan'],
  [
    'sustainable|eco|eco friendly|ethical|secondhand|second hand|thrift|thrifted look|recycled|slow fashion',
    'sustainable',
  ],
];

export const GOAL_WORDS: readonly [words: string, goal: BodyGoal][] = [
  [
    'accentuate my waist|accentuate waist|define my waist|defined waist|cinch|cinched waist|cinched|show my waist|highlight my waist|waist definition|show off my waist|waist defining|emphasize my waist',
    'accentuate-waist',
  ],
  [
    'elongate my legs|longer legs|look taller|lengthen my legs|elongate legs|make my legs look longer|taller|lengthening|leg lengthening',
    'elongate-legs',
  ],
  [
    'balance my proportions|balance proportions|balanced proportions|balance my hips|balance my shoulders|balance me out|balancing',
    'balance-proportions',
  ],
  ['create curves|more curves|curvier|add curves|look curvier|add shape', 'create-curves'],
  [
    'hide my stomach|hide my belly|hide my tummy|minimize my midsection|minimise my midsection|skim my middle|tummy|belly|midsection|hide my midsection|flatter my stomach',
    'minimize-midsection',
  ],
  [
    'broaden my shoulders|broader shoulders|wider shoulders|broaden shoulders|stronger shoulders',
    'broaden-shoulders',
  ],
  ['elongate my torso|longer torso|lengthen my torso|elongate torso', 'elongate-torso'],
  [
    'emphasize my legs|show off my legs|show my legs|highlight my legs|emphasise my legs|legs on show',
    'emphasize-legs',
  ],
];

export const WEARER_WORDS: readonly [words: string, worn: Worn][] = [
  [
    'menswear|mens|for men|male|man|guy|gentleman|gentlemans|masculine|groom|husband|for him|mens clothes|masc|mens wear',
    'menswear',
  ],
  [
    'womenswear|womens|for women|female|woman|lady|ladies|wife|for her|womens clothes|womens wear',
    'womenswear',
  ],
  ['unisex|androgynous|gender neutral|genderless|nonbinary|non binary|gender fluid', 'everyone'],
];

/** Words that turn something up or down by themselves. */
export const CHANGE_WORDS: readonly [words: string, axis: Axis, direction: 1 | -1][] = [
  [
    'dressier|fancier|smarter|dress up|dress it up|dressed up more|elevate|elevate it|sharper|sharpen|sharpen it|classier|posher|more dressed up|step it up|upgrade the formality|polish it|polish it up',
    'formality',
    1,
  ],
  [
    'dress down|dress it down|tone it down|tone down|simpler|simplify|more laid back|more everyday|easier|less dressy|less dressed up|toned down|less fancy|more low key',
    'formality',
    -1,
  ],
  [
    'warmer|cozier|cosier|warm it up|winterize|winterise|bundle up|too cold|freeze|be cold|more warmth',
    'warmth',
    1,
  ],
  [
    'cooler|breezier|airier|too warm|too hot|less warm|summerize|be hot|sweat|sweaty|be too hot|lighter weight|more lightweight|lightweight',
    'warmth',
    -1,
  ],
  [
    'cheaper|more affordable|less expensive|less pricey|lower price|too expensive|too pricey|save money|more budget friendly|budget friendly|cut the cost|reduce the cost|cheap|affordable|inexpensive|budget|low cost|thrifty|frugal|on a budget|bargain|lower the price|less money|for less|bring the price down|reduce the price',
    'price',
    -1,
  ],
  [
    'pricier|more expensive|more luxurious|splurge|higher end|high end|nicer quality|better quality|higher quality|designer|investment|invest|premium|upscale brands|treat myself',
    'price',
    1,
  ],
  [
    'comfier|more comfortable|more comfy|easier to walk in|easier to wear|more wearable|hurt|hurts|hurting|uncomfortable|' +
      'can walk in|i can walk in|something i can walk in|able to walk in|walk in these|walk in those|killing me|' +
      'killing my feet|kill my feet|my feet hurt|feet hurt|my feet are killing me|destroy my feet|ruin my feet|wreck my feet|kill my toes|hurt my toes|blister|blisters|easy on my feet|easier on my feet|pinch|pinching',
    'comfort',
    1,
  ],
  [
    'more colorful|more colourful|more color|more colour|add color|add some color|add colour|more vibrant|less boring|pop|more fun|livelier|add a pop of color|add a pop of colour|brighten|brighten it up|brighter|bolder|liven up|liven it up|too boring|too plain|more interesting',
    'colour',
    1,
  ],
  [
    'more neutral|more muted|less colorful|less colourful|less bright|calmer|more subtle|less loud|too bright|too loud|quieter|too colorful|too colourful|more understated|softer|mute it|mute the colors|more subdued|too busy|less busy',
    'colour',
    -1,
  ],
  ['darker|too light|darken|deeper', 'brightness', -1],
  ['lighter|too dark|lighten|paler', 'brightness', 1],
  [
    'looser|baggier|roomier|less tight|less fitted|too tight|wider|more relaxed fit|slouchier|bigger|more room|too small|larger|more spacious|fits more|holds more',
    'fit',
    1,
  ],
  [
    'tighter|more fitted|slimmer|less baggy|less loose|too loose|too baggy|narrower|closer fit|sleeker fit|more tailored fit|too big|closer fitting|smaller|too large|such a huge|such a big|such a large|so big|so huge|way too big|more compact|less bulky|too bulky',
    'fit',
    -1,
  ],
  ['longer|too short|less revealing|more coverage|lengthen', 'length', 1],
  ['shorter|too long|shorten', 'length', -1],
  [
    'lower heel|lower heels|flatter|less of a heel|heels are too high|too high|lower shoes|without a heel|no heel',
    'heel',
    -1,
  ],
  [
    'higher heel|higher heels|add height|more height|some height|little height|a little height|a bit of height|with height|' +
      'some lift|a little heel|a small heel|slight heel',
    'heel',
    1,
  ],
];
