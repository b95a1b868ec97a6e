import type { FabricPattern } from '#contract/outfits.ts';
import type { ColourName } from '#contract/palette.ts';
import type { BodyGoal } from '#contract/style-profile.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import type { FormalitySpan } from '#domain/wardrobe/formality.ts';
import type { Worn } from '#domain/wardrobe/garment.ts';
import type { Weather } from '#domain/wardrobe/weather.ts';
import type { Axis, Mood } from '../mentions/meanings.ts';

/** Color words that mean several of the 50; the first is what is meant when only one can be. */
export const COLOUR_GROUPS: readonly {
  words: string;
  names: readonly ColourName[];
  avoid?: readonly ColourName[];
}[] = [
  {
    words: 'blue|blues',
    names: ['Cobalt', 'Navy', 'Denim', 'Sky Blue', 'Royal Blue', 'Powder Blue', 'Slate'],
  },
  {
    words: 'green|greens',
    names: ['Emerald', 'Forest Green', 'Olive', 'Sage', 'Mint'],
    avoid: ['Emerald', 'Forest Green', 'Olive', 'Sage', 'Mint', 'Lime'],
  },
  { words: 'pink|pinks', names: ['Pink', 'Blush', 'Dusty Rose', 'Fuchsia'] },
  { words: 'purple|purples', names: ['Purple', 'Plum', 'Lavender', 'Mauve'] },
  {
    words: 'brown|browns',
    names: ['Brown', 'Chocolate', 'Cognac', 'Camel', 'Tan'],
    avoid: ['Brown', 'Chocolate', 'Cognac', 'Tan', 'Camel'],
  },
  { words: 'yellow|yellows', names: ['Yellow', 'Mustard', 'Butter'] },
  {
    words: 'gray|grays',
    names: ['Gray', 'Charcoal', 'Slate', 'Silver'],
    avoid: ['Gray', 'Charcoal', 'Slate'],
  },
  { words: 'red|reds', names: ['Red'], avoid: ['Red', 'Coral', 'Burgundy'] },
  { words: 'orange|oranges', names: ['Orange'], avoid: ['Orange', 'Coral'] },
  { words: 'white|whites', names: ['White'], avoid: ['White', 'Ivory', 'Cream'] },
  { words: 'nude|nudes|in sand|flesh colored|skin colored|in natural', names: ['Beige'] },
  { words: 'in copper|copper colored|coppery|in ginger', names: ['Rust'] },
  { words: 'in mocha|mocha brown|in walnut|coffee brown|coffee colored', names: ['Chocolate'] },
  { words: 'duck egg|duck egg blue|robins egg blue|in topaz', names: ['Powder Blue'] },
  { words: 'sea green|in eucalyptus', names: ['Teal'] },
  { words: 'eau de nil', names: ['Mint'] },
  {
    words: 'berry colored|berry tones|in berry|berry red|in fig|blackcurrant|in blackberry',
    names: ['Plum'],
  },
  { words: 'fire engine red|in poppy|poppy red|strawberry red|pillar box red|letterbox red', names: ['Red'] },
  { words: 'in honey|honey colored', names: ['Camel'] },
  { words: 'in ink|inky|inky blue', names: ['Navy'] },
  { words: 'in vanilla', names: ['Cream'] },
  { words: 'metallic|metallics', names: ['Silver', 'Gold'] },
  { words: 'light wash|light washed|bleached', names: ['Powder Blue'] },
  { words: 'dark wash|raw|indigo wash', names: ['Navy'] },
];

/** Fabric words that mean several cloths; with a "no", all that a person could mean. */
export const FABRIC_GROUPS: readonly {
  words: string;
  names: readonly FabricName[];
  avoid?: readonly FabricName[];
}[] = [
  {
    words: 'wool|woolen|woollen',
    names: ['wool', 'wool flannel', 'tropical wool', 'lambswool', 'merino', 'tweed', 'felt'],
    avoid: [
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
  },
  {
    words:
      'leather|real leather|genuine leather|nappa|calfskin|lambskin|cowhide|smooth leather|full grain leather|animal hide|animal skin',
    names: ['leather', 'vegan leather', 'patent leather'],
    avoid: ['leather', 'patent leather', 'suede', 'shearling'],
  },
  { words: 'flannel|flannels', names: ['flannel', 'wool flannel'] },
  { words: 'silk|silky|silken', names: ['silk', 'satin'], avoid: ['silk'] },
  { words: 'satin', names: ['satin', 'silk'], avoid: ['satin'] },
  {
    words:
      'cotton|organic cotton|pure cotton|egyptian cotton|pima cotton|cotton blend|muslin|cheesecloth|gauze|crinkle cotton|batiste|voile',
    names: ['cotton', 'poplin', 'oxford cotton', 'heavyweight cotton', 'cotton knit', 'twill', 'chambray'],
    avoid: ['cotton', 'heavyweight cotton', 'cotton knit'],
  },
  {
    words:
      'polyester|synthetics|synthetic|synthetic fabrics|synthetic fibers|synthetic fibres|synthetic materials|plastic|plasticky|poly|man made fabrics|man made fibers|man made fibres|manmade fibers|manmade fibres|artificial fibers|artificial fibres|artificial fabrics|fake fabrics|microfiber|microfibre|polyamide',
    names: ['quick-dry polyester'],
    avoid: [
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
  },
  {
    words: 'clingy|clingy fabrics|clingy fabric|clingy materials|clingy cloth',
    names: ['jersey', 'ribbed knit', 'satin', 'stretch nylon'],
  },
  { words: 'nubuck|veloursleather', names: ['suede'] },
  {
    words: 'metal strap|metal bracelet|steel strap|steel band|link bracelet|metal link',
    names: ['steel'],
  },
  {
    words: 'faux suede|fake suede|vegan suede|microsuede|micro suede|imitation suede',
    names: ['vegan leather'],
  },
  { words: 'velour|velveteen|velvety|plush', names: ['velvet'] },
  {
    words: 'fluffy|fuzzy|fluffy things|fuzzy things',
    names: ['faux shearling', 'mohair', 'boucle', 'lambswool'],
    avoid: ['faux shearling', 'shearling', 'mohair', 'boucle', 'lambswool', 'fleece', 'wool'],
  },
  { words: 'faux fur|fake fur|fun fur|teddy', names: ['faux shearling'] },
  { words: 'modal|bamboo|cupro', names: ['lyocell', 'viscose'] },
  { words: 'tulle|organza|netting', names: ['chiffon', 'mesh'] },
  {
    words:
      'stretch|stretchy|elastane|elastane in it|elasthane|stretch fabric|stretchy fabric|a bit of stretch|some stretch|with stretch',
    names: ['stretch nylon', 'jersey', 'ponte', 'ribbed knit', 'cotton knit', 'merino'],
  },
  {
    words: 'shiny|shiny fabrics|shiny things|glossy|satiny|anything shiny',
    names: ['satin', 'patent leather', 'sequin'],
  },
  { words: 'fur', names: ['faux shearling', 'shearling'], avoid: ['shearling', 'faux shearling'] },
  { words: 'cashmere', names: ['cashmere'], avoid: ['cashmere'] },
  {
    words: 'breathable|breathable fabrics|lightweight fabrics',
    names: [
      ...([
        'linen',
        'seersucker',
        'cotton',
        'poplin',
        'chambray',
        'lyocell',
        'viscose',
        'tropical wool',
        'pique',
      ] as const),
    ],
    avoid: [],
  },
  {
    words: 'natural fibers|natural fibres|natural fabrics|natural materials|natural cloth',
    names: ['linen', 'cotton', 'silk', 'wool', 'merino'],
  },
];

export const PATTERN_WORDS: readonly {
  words: string;
  patterns: readonly FabricPattern[];
  avoid?: readonly FabricPattern[];
}[] = [
  {
    words:
      'stripe|stripes|striped|stripped|stripy|stripey|horizontal stripes|candy stripe|candy stripes|nautical stripes|breton stripes|in stripes',
    patterns: ['stripe', 'pinstripe'],
    avoid: ['stripe', 'pinstripe'],
  },
  { words: 'pinstripe|pinstripes|pinstriped|vertical stripes|chalk stripe', patterns: ['pinstripe'] },
  {
    words:
      'check|checks|checked|checkered|plaid|plaids|gingham|tartan|houndstooth|dogtooth|dogstooth|chequered|chequers|madras|tattersall|buffalo check|windowpane|glen plaid|prince of wales',
    patterns: ['check'],
  },
  {
    words:
      'floral|florals|flowers|flowery|botanical|flower print|flower prints|flower pattern|flower patterns|ditsy|ditsy floral|ditsy florals|ditsy print|liberty print|hawaiian print|hawaii print|aloha print|hibiscus print|tropical print|tropical flowers|tropical flower print|blossoms|blooms|flowered|roses',
    patterns: ['floral'],
  },
  { words: 'polka dot|polka dots|dots|dotted|spotted|spots|spotty|dotty|polka', patterns: ['dot'] },
  {
    words:
      'plain|solid|solids|unpatterned|block color|plain colors|plain colours|solid colors|solid colours|solid color|plain color|one plain color|no pattern on it',
    patterns: ['plain'],
  },
  {
    words:
      'pattern|patterns|patterned|print|prints|printed|busy|but not boring|but not too boring|not boring|not too boring|isnt boring|never boring|nothing boring|anything but boring|not dull',
    patterns: ['floral', 'check', 'stripe', 'dot'],
    avoid: ['floral', 'check', 'stripe', 'dot', 'pinstripe'],
  },
];

export const FORMALITY_WORDS: readonly { words: string; span: FormalitySpan }[] = [
  { words: 'white tie dress code|full evening dress', span: [8, 8] },
  { words: 'black tie optional', span: [6, 7] },
  { words: 'formal evening', span: [6, 7] },
  { words: 'formal|formalwear|formal attire|formal wear|very formal|dress to impress', span: [5, 7] },
  {
    words: 'semi formal|semiformal|dressy|dressed up|festive attire|fancy|posh|elevated|upscale|swanky',
    span: [4, 6],
  },
  {
    words: 'business formal|business professional|professional|corporate|businesslike|executive level',
    span: [4, 4],
  },
  { words: 'business|business attire|work appropriate|office appropriate', span: [3, 4] },
  // What is smart among friends is no suit.
  { words: 'smart|smartly|quite smart|still smart', span: [2, 3] },
  { words: 'business casual|biz casual|businesscasual', span: [3, 3] },
  { words: 'festive casual|casual festive|party casual|casual cocktail|cocktail casual', span: [3, 3] },
  {
    words:
      'smart casual|dressy casual|smartcasual|elevated casual|elegant casual|nice casual|casual nice|casual smart|casual but nice|nice but casual|casual but smart|smart but casual|casual but put together|casual but polished|casual but stylish|casual but not sloppy|casual but dressy|dressy but casual|casual but elegant|casual but chic',
    span: [2, 2],
  },
  {
    words:
      'casual|casually|informal|relaxed|dressed down|laid back look|nothing fancy just come|nothing just come|just come as you are|come as you are|come as you like|just turn up|just show up|komm einfach|kommt einfach|kommt wie ihr seid',
    span: [1, 1],
  },
];

export const WEATHER_WORDS: readonly {
  words: string;
  weather: Weather | null;
  wet?: true;
  isShowery?: true;
}[] = [
  {
    words:
      'stays dry|stay dry|keeps dry|staying dry|stays fine|rain holds off|showers hold off|rain stays away|weather holds|weather holds up|weather holds out',
    weather: null,
    isShowery: true,
  },
  {
    words:
      'hot|heat|heatwave|aircon is dead|aircon is out|aircon is bust|ac is dead|ac is out|air con is dead|air con is out|dead aircon|thirty degrees|thirty five degrees|forty degrees|ninety degrees|a hundred degrees|in the shade|heat wave|hot as hell|stinking hot|roasting|scorcher|a scorcher|muggy|no aircon|no air con|no ac|no air conditioning|aircon is broken|ac is broken|scorching|boiling|humid|sweltering|summer|summery|july|august|jul|aug|hot weather|tropical heat|midsummer|high summer|desert|for hot weather|for summer|for the heat',
    weather: 'hot',
  },
  {
    words:
      'warm weather|warm day|warm|twenty five degrees|eighty degrees|seventy five degrees|sunny|sunshine|june|jun|late spring|early summer|sun|warm evening|warm night|for warmer weather|for warm weather',
    weather: 'warm',
  },
  {
    words:
      'mild|spring|springtime|april|apr|in may|of may|for may|next may|early may|late may|mid may|may wedding|may weekend|weekend in may|week in may|holiday in may|days in may|break in may|may day|september|sept|sep|transitional|in between weather|early fall|early autumn|indian summer|mild weather',
    weather: 'mild',
  },
  {
    words:
      'fifty degrees|fifty five degrees|cool weather|cool day|cool evening|cool night|cool nights|cool evenings|cool mornings|cooler nights|cooler evenings|cooler mornings|cool start|cool autumn nights|chilly|fall|autumn|autumnal|october|november|oct|nov|brisk|nippy out|crisp air|misty|cool morning|fall weather|sweater weather|layering weather|drafty|early spring|march',
    weather: 'cool',
  },
  {
    words:
      'freezing|baltic|arctic out|perishing|brass monkeys|frigid|wind chill|polar vortex|frozen bleachers|frozen stands|frozen ground|frozen solid|frost|frosty|icy|ice|snow|snowy|snowing|blizzard|subzero|sub zero|below zero|below freezing|minus two|minus three|minus four|minus five|minus six|minus seven|minus eight|minus nine|minus ten|minus eleven|minus twelve|minus fifteen|minus twenty|bitter cold|bitterly cold|arctic|deep winter|for snow',
    weather: 'freezing',
  },
  {
    words:
      'cold|cold weather|winter|wintry|nippy|parky|bitter out|bitter cold out|its bitter|always bitter|bitter wind|bitter winds|bitter weather|properly cold|proper cold|december|january|february|dec|jan|feb|winter weather|keep me warm|stay warm|something warm|warm clothes|warm outfit|be warm|keep warm|warm enough|insulated|thermal|for warmth|super warm|for colder weather|for cold weather|for winter|for the winter|for the cold',
    weather: 'cold',
  },
  {
    words:
      'rain|rainy|raining|lashing|lashing rain|bucket down|bucket it down|tip down|tip it down|chuck it down|pour down|piss down|piss it down|lash down|belt it down|hammer down|hose down|heavens open|heavens will open|pelting|tipping down|tipping it down|chucking it down|hammering down|throwing it down|pissing down|pissing it down|bucketing down|torrential|damp|sodden|pour|pouring|pours|pour the whole time|soaked|soaking|bucketing|showers|shower later|april shower|april showers|spring showers|scattered showers|rain showers|light showers|chance of showers|wet|drizzle|drizzly|shower of rain|stormy|storm|thunder|thundery|thunderstorm|thunderstorms|mizzle|mizzling|squally|soggy|foul weather|filthy weather|horrible weather|awful weather|terrible weather|miserable weather|bad weather|weather is foul|weather is awful|weather is terrible|weather is miserable|weather is grim|weather is rubbish|rubbish weather|grim weather|rainy day|wet weather|puddles|monsoon|downpour|rainstorm|rainproof|rain proof|weatherproof',
    weather: null,
    wet: true,
  },
  { words: 'foggy|fog|foggy and damp|damp and foggy|dreich|dank', weather: 'cool', wet: true },
  { words: 'slush|slushy|sleet|sleeting|freezing rain|icy rain|cold rain', weather: 'cold', wet: true },
];

/** Wind of any temperature; without another word about the weather it is a cool day. */
export const WIND_WORDS =
  'windy|wind|bit breezy|a bit breezy|little breezy|quite breezy|strong wind|breeze|gusty|gusts|blustery|stiff breeze';

export const MOOD_WORDS: readonly { words: string; mood: Mood }[] = [
  {
    words:
      'comfortable|comfy|comfort|something soft|soft things|soft clothes|lazy|relaxing|chilling|chill|cozy|cosy|comfortably|easy to wear|easy to move in|all day comfort|snug|sit all day|sitting all day',
    mood: 'comfortable',
  },
  {
    words:
      'colorful|colourful|color|colour|loud colors|loud colours|bright|bright colors|bright colours|vibrant|vivid|pop of color|pop of colour|cheerful|rainbow|multicolor|lots of color',
    mood: 'colourful',
  },
  {
    words: 'dark|mysterious|dark colored|dark coloured|dark colors|dark colours|all dark|darker colors',
    mood: 'dark',
  },
  {
    words:
      'light colors|light coloured|light colours|pale|pale colors|light colored|lighter colors|airy colors|light color|light colour|light shade|light shades|light tone|light tones|pale color|pale colour|pale shade|pale shades|lighter color|lighter colour',
    mood: 'light',
  },
  {
    words:
      'calm|calm colors|calm colours|calm tones|calming colors|calming colours|quiet colors|quiet colours|restful colors|restful colours|understated colors|understated colours|restrained colors|dignified|neutral|neutrals|neutral colors|neutral colours|muted|muted colors|subdued|subtle|quiet|tonal neutrals',
    mood: 'neutral',
  },
  {
    words:
      'earth tone|earth tones|earth colors|earth colours|earth shades|earthy tone|earthy tones|earthy color|earthy colour|earthy colors|earthy colours|earthy shades|earthy hues|autumn colors|autumn colours|autumnal colors|autumnal colours|fall colors|fall colours|warm colors|warm tones|warm colours|natural tones|natural colors|natural colours',
    mood: 'earthy',
  },
  {
    words:
      'friendly|approachable|welcoming|pastel|pastels|pastel colors|soft color|soft colour|soft colors|soft colours|soft shade|soft shades|soft tone|soft tones|softer color|softer colour|softer colors|softer colours|gentle color|gentle colour|gentle shade|gentle shades|gentle tones|gentle colors|gentle colours|spring colors|sorbet',
    mood: 'pastel',
  },
  { words: 'jewel tone|jewel tones|jewel colors|rich colors|jewel toned', mood: 'jewel' },
  {
    words:
      'monochrome|monochromatic|tonal|head to toe|one color|one colour|single color|single colour|one color family|one colour family|the same color family|the same colour family|same color family|same colour family|one color story|all one color|all one colour|tone on tone',
    mood: 'monochrome',
  },
  {
    words:
      'bold|daring|adventurous|bold color|bold colour|bold colours|bold colors|dramatic|braver|something brave|fearless|striking|stand out|standout|attention grabbing|flashy|showy|gaudy|be loud|go loud|something loud|loud and proud|as loud as|can be loud|go wild|go crazy with it|go all out|go big or go home|go to town on it|go to town with it|push the boat out|push the boundaries|take a risk|take risks|take some risks|take more risks|out there|too tame|nothing tame|nothing too tame|nothing too safe|not so tame|not too tame|less tame|too safe|not so safe|play it less safe|dont play it safe|do not play it safe|not play it safe|playing it safe|plays it safe|too sensible|too vanilla',
    mood: 'bold',
  },
  {
    words:
      'modest|modestly|shoulders and knees covered|knees and shoulders covered|shoulders and knees must be covered|shoulders covered|covered shoulders|cover shoulders and knees|cover my shoulders and knees|cover knees and shoulders|covered|covered up|conservative cut|modesty|full coverage',
    mood: 'modest',
  },
  {
    words:
      'vegan|cruelty free|animal free|no animal products|isnt made of animal|isnt made of animals|isnt made from animals|not made of animal|not made of animals|not made from animals|without animal products|no dead animals|nothing from animals|not from an animal|wasnt an animal|no animals',
    mood: 'vegan',
  },
  {
    words:
      'sustainable|eco|eco friendly|ethical|secondhand|second hand|thrift|thrifted look|recycled|slow fashion',
    mood: 'sustainable',
  },
];

export const GOAL_WORDS: readonly { words: string; goal: BodyGoal }[] = [
  {
    words:
      'shows off my waist|showing off my waist|shows my waist|accentuates my waist|flatters my waist|accentuate my waist|accentuate waist|define my waist|defined waist|cinch|cinched waist|cinched|show my waist|highlight my waist|waist definition|show off my waist|waist defining|emphasize my waist|hourglass|hourglass figure|hourglass shape',
    goal: 'accentuate-waist',
  },
  {
    words:
      'elongate my legs|longer legs|look taller|looks taller|makes me look taller|that makes me look taller|that make me look taller|to make me look taller|that makes me seem taller|that makes me appear taller|make me look taller|appear taller|seem taller|look less short|lengthen my legs|elongate legs|make my legs look longer|taller|lengthening|leg lengthening',
    goal: 'elongate-legs',
  },
  {
    words:
      'balance my proportions|balance proportions|balanced proportions|balance my hips|balance my shoulders|balance me out|balancing|pear shaped|pear shape|im a pear|triangle shape|inverted triangle|top heavy|bottom heavy|big hips|wide hips|broad shoulders|wide shoulders|big shoulders',
    goal: 'balance-proportions',
  },
  {
    words:
      'create curves|more curves|curvier|add curves|look curvier|add shape|rectangle shape|rectangular shape|straight up and down|no waist|boyish figure|athletic build',
    goal: 'create-curves',
  },
  {
    words:
      'a beer gut|a beer belly|have a beer gut|beer gut|have a gut|bit of a gut|a bit of a gut|got a belly|have a belly|a belly on me|dad bod|a spare tyre|a spare tire|spare tyre|spare tire|round in the middle|round the middle|carry my weight in the middle|weight around my middle|weight round my middle|large belly|bit of a belly|a bit of a belly|round belly|hide my stomach|hide my belly|hide my tummy|minimize my midsection|minimise my midsection|skim my middle|tummy|belly|midsection|hide my midsection|flatter my stomach|apple shaped|apple shape|im an apple|thick waist|big belly',
    goal: 'minimize-midsection',
  },
  {
    words: 'broaden my shoulders|broader shoulders|wider shoulders|broaden shoulders|stronger shoulders',
    goal: 'broaden-shoulders',
  },
  { words: 'elongate my torso|longer torso|lengthen my torso|elongate torso', goal: 'elongate-torso' },
  {
    words: 'emphasize my legs|show off my legs|show my legs|highlight my legs|emphasise my legs|legs on show',
    goal: 'emphasize-legs',
  },
];

export const WEARER_WORDS: readonly { words: string; worn: Worn }[] = [
  {
    words:
      'menswear|mens|for men|male|man|guy|gentleman|gentlemans|masculine|groom|husband|for him|mens clothes|masc|mens wear',
    worn: 'menswear',
  },
  {
    words: 'womenswear|womens|for women|female|woman|lady|ladies|wife|for her|womens clothes|womens wear',
    worn: 'womenswear',
  },
  {
    words: 'unisex|androgynous|gender neutral|genderless|nonbinary|non binary|gender fluid',
    worn: 'everyone',
  },
];

/** Too formal for whom it is said of: "too stern", "a bit posh". */
const STIFF = 'stiff|stuffy|uptight|buttoned up|starchy|stern|severe|strict|prim|posh|grand|snooty';
const TOO_STIFF = STIFF.split('|')
  .flatMap((how) => ['less', 'too', 'a bit', 'a bit too', 'not so'].map((much) => `${much} ${how}`))
  .join('|');

/** Words that turn something up or down by themselves. */
export const CHANGE_WORDS: readonly { words: string; axis: Axis; direction: 1 | -1 }[] = [
  {
    words:
      'evening appropriate|appropriate for the evening|evening ready|work for the evening|make it evening|suitable for the evening|right for the evening|good enough for the evening|evening worthy|desk to dinner|from day to night|from desk to dinner|more senior|look senior|senior looking|more authority|more authoritative|look like i tried|look like ive tried|like i tried|more formality|formality up|formality up a notch|up a notch|make an effort|made an effort|making an effort|make more of an effort|look like i made an effort|dressier|fancier|smarter|smarten|smarten up|smarten it up|smarten this up|smarten me up|spruce up|spruce it up|dress this up|dress up|dress it up|dressed up more|elevate|elevate it|sharper|sharpen|sharpen it|classier|posher|more dressed up|step it up|upgrade the formality|polish it|polish it up',
    axis: 'formality',
    direction: 1,
  },
  {
    words: `${TOO_STIFF}|loosen up|loosen it up|loosen me up|loosen him up|loosen things up|take it down a notch|take it down another notch|take it down a peg|bring it down a notch|dial it down|dial it down a notch|keep it chill|keep it low key|lowkey|keep it easy|keep it relaxed|nothing fancy needed|less formality|formality down|formality down a peg|formality down a notch|down a peg|down a notch|dress down|dress it down|tone it down|tone down|simpler|simplify|more laid back|more chill|chiller|chill it|more everyday|easier|less dressy|less dressed up|toned down|less fancy|more low key`,
    axis: 'formality',
    direction: -1,
  },
  {
    words:
      'warmer|cozier|cosier|warm it up|winterize|winterise|bundle up|too cold|freeze|be cold|more warmth|too thin|too flimsy|not warm enough|too light for this weather|too light for the weather|too light for the cold',
    axis: 'warmth',
    direction: 1,
  },
  {
    words:
      'lighter fabric|lighter material|lighter cloth|thinner fabric|thinner material|one layer less|a layer less|one less layer|fewer layers|less layers|cooler|breezier|airier|too warm|too hot|less warm|summerize|be hot|sweat|sweaty|be too hot|lighter weight|more lightweight|lightweight',
    axis: 'warmth',
    direction: -1,
  },
  {
    words:
      'drop the price|drop the price of|lower the price of|bring down the price|bring down the price of|reduce the price of|cheaper|cheapest|least expensive|lowest price|as cheap as possible|as cheap as you can|as little as possible|spend less on|spend less money on|save on|save money on|skimp on|less money on|nothing expensive|nothing too expensive|nothing pricey|nothing too pricey|not too expensive|not so expensive|not that expensive|not overly expensive|not super expensive|not very expensive|not terribly expensive|not too pricey|not so pricey|not too costly|not expensive|dont want to spend much|dont want to spend a lot|more affordable|less expensive|less pricey|lower price|too expensive|too pricey|too costly|too dear|overpriced|too steep|more than i wanted to spend|more than i want to spend|more than i wanted|more than i can spend|more than i can afford|more than i planned|more than i planned to spend|over my budget|over budget|save money|more budget friendly|budget friendly|cut the cost|reduce the cost|cheap|affordable|inexpensive|budget|low cost|thrifty|frugal|on a budget|bargain|lower the price|less money|for less|bring the price down|reduce the price',
    axis: 'price',
    direction: -1,
  },
  {
    words:
      'spend more on|spend more money on|splurge on|splash out on|more money on|invest in|a good one|good one|good quality|really good one|well made|made to last|one that lasts|lasts for years|lasts a lifetime|buy it once|buy once|heirloom quality|a proper one|proper quality|decent quality|top quality|best quality|pricier|more expensive|more luxurious|splurge|higher end|high end|nicer quality|better quality|higher quality|designer|investment|invest|premium|upscale brands|treat myself|money is no object|money is no issue|money no object|price is no object|cost is no object|budget is no object|budget is no issue|no budget limit|no budget limits|no limit on the budget|no price limit|no spending limit|unlimited budget|money doesnt matter|price doesnt matter|whatever it costs',
    axis: 'price',
    direction: 1,
  },
  {
    words:
      'comfier|more comfortable|more comfy|easier to walk in|easier to wear|more wearable|hurt|hurts|hurting|uncomfortable|can walk in|i can walk in|something i can walk in|something i can walk|anything i can walk in|ones i can walk in|able to walk in|walk in these|walk in those|killing me|killing my feet|kill my feet|my feet hurt|feet hurt|my feet are killing me|destroy my feet|ruin my feet|wreck my feet|kill my toes|hurt my toes|blister|blisters|easy on my feet|easier on my feet|pinch|pinching',
    axis: 'comfort',
    direction: 1,
  },
  {
    words:
      'more drama|a bit of drama|some drama|bit more drama|more dramatic|more personality|more oomph|more pizzazz|more punch|more zing|more sparkle|a bit of color|a bit of colour|bit of color|bit of colour|some color|some colour|more life|a bit more life|some life|more colorful|more colourful|more color|more colour|add color|add some color|add colour|more vibrant|less boring|pop|more fun|livelier|add a pop of color|add a pop of colour|brighten|brighten it up|brighter|bolder|liven up|liven it up|too boring|too plain|more interesting',
    axis: 'colour',
    direction: 1,
  },
  {
    words:
      'more neutral|more muted|less colorful|less colourful|less bright|calmer|more subtle|less loud|too bright|too loud|quieter|too colorful|too colourful|more understated|softer|mute it|mute the colors|more subdued|too busy|less busy',
    axis: 'colour',
    direction: -1,
  },
  { words: 'darker|too light|darken|deeper', axis: 'brightness', direction: -1 },
  { words: 'lighter|too dark|lighten|paler', axis: 'brightness', direction: 1 },
  {
    words:
      'pulls across|pulls at the|strains|straining|is straining|gapes|gaping|looser|baggier|roomier|less tight|less fitted|too tight|wider|more relaxed fit|slouchier|bigger|more room|too small|larger|more spacious|fits more|holds more',
    axis: 'fit',
    direction: 1,
  },
  {
    words:
      'tighter|more fitted|slimmer|less baggy|less loose|too loose|too baggy|narrower|closer fit|sleeker fit|more tailored fit|too big|closer fitting|smaller|too large|such a huge|such a big|such a large|so big|so huge|way too big|more compact|less bulky|too bulky',
    axis: 'fit',
    direction: -1,
  },
  {
    words:
      'longer|too short|not so short|not that short|not as short|less short|less revealing|more coverage|lengthen',
    axis: 'length',
    direction: 1,
  },
  {
    words: 'shorter|too long|not so long|not that long|not as long|less long|shorten',
    axis: 'length',
    direction: -1,
  },
  {
    words:
      'lower heel|lower heels|heel lower|heels lower|heels come down|heel come down|heels to come down|heels down|bring the heels down|bring down the heels|take the heels down|shorter heel|shorter heels|flatter|less of a heel|heels are too high|too high|lower shoes|without a heel|no heel',
    axis: 'heel',
    direction: -1,
  },
  {
    words:
      'too flat|too low|higher heel|higher heels|heel higher|heels higher|add height|more height|some height|little height|a little height|a bit of height|with height|some lift|a little heel|a small heel|slight heel',
    axis: 'heel',
    direction: 1,
  },
];

export const DEGREE_WORDS: readonly { words: string; direction: 1 | -1 }[] = [
  { words: 'more|extra|increase|raise|up the|turn up|bump up|higher', direction: 1 },
  {
    words: 'less|fewer|reduce|decrease|not too|not so|not very|nothing too|turn down|too|lower',
    direction: -1,
  },
];
