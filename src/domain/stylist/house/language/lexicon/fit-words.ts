import { isKind } from '#domain/wardrobe/garment.ts';
import type { CLOTHS_BY_CARE, Cut } from '#domain/wardrobe/garment-details.ts';
import { isHeeled } from '#domain/wardrobe/garment-facts.ts';
import type { Shape } from '../mentions/meanings.ts';

const TOO_SHORT = [
  ...['too short', 'always too short', 'too short on me', 'never long enough', 'not long enough'],
  ...['never reach', 'dont reach', 'end above my ankles', 'end above my wrists', 'ride up my arms'],
];
const TOO_LONG = [
  ...['too long', 'always too long', 'too long on me', 'never short enough', 'swamp me', 'swamps me'],
  ...['drag on the floor', 'cover my hands', 'come over my hands'],
];

/** "Pants are always too short", "sleeves never reach": the length is what is missing, and nothing is ruled out. */
function neverOfLength(nouns: readonly string[], faults: readonly string[]): string {
  return nouns
    .flatMap((noun) =>
      faults.flatMap((fault) => ['', 'are ', 'is '].map((link) => `${noun} ${link}${fault}`)),
    )
    .filter((phrase) => phrase.split(' ').length <= 5)
    .join('|');
}

/** Cuts that shops sell apart from the ordinary sizes. */
export const CUT_WORDS: readonly { words: string; cut: Cut }[] = [
  {
    words: `${neverOfLength(['trousers', 'pants', 'jeans', 'sleeves', 'hems', 'everything', 'coats', 'jackets', 'shirts'], TOO_LONG)}|short and stocky|short and round|short and curvy|short and broad|petite|petites|im petite|petite sizes|petite size|short girl|short woman|short guy|short man|short king|not very tall|im short|i am short|vertically challenged`,
    cut: 'petite',
  },
  {
    words: `${neverOfLength(['trousers', 'pants', 'jeans', 'sleeves', 'dresses', 'shirts', 'jackets', 'coats', 'everything'], TOO_SHORT)}|tall|im tall|very tall|so tall|tall girl|tall guy|tall woman|tall man|tall sizes|long legged|long torso`,
    cut: 'tall',
  },
  {
    words:
      '44 waist|46 waist|48 waist|50 waist|44 inch waist|46 inch waist|stocky|thickset|put on weight|gained weight|put on three stone|built like a prop forward|prop forward|im stocky|i am stocky|quite stocky|stocky build|bigger girl|bigger girls|bigger woman|bigger lady|larger lady|larger woman|plus size|plus sized|plus sizes|curvy|curvy size|big and tall|xl|1xl|3x|4x|5x|5xl|6xl|xxxl|xxl|2xl|3xl|4xl|1x|2x|extended sizes|full figured|fuller figure|heavyset|heavy set|im heavy|i am heavy|and heavy so|heavy guy|heavier guy|heavy build|big guy|big lad|big bloke|larger man|bigger man|kräftig gebaut',
    cut: 'plus',
  },
  {
    words:
      'two months pregnant|three months pregnant|four months pregnant|five months pregnant|six months pregnant|seven months pregnant|eight months pregnant|nine months pregnant|' +
      '2 months pregnant|3 months pregnant|4 months pregnant|5 months pregnant|6 months pregnant|7 months pregnant|8 months pregnant|9 months pregnant|' +
      'pregnant two months|pregnant three months|pregnant four months|pregnant five months|pregnant six months|pregnant seven months|pregnant eight months|pregnant nine months|' +
      'pregnant|pregnancy|maternity|maternity wear|baby bump|the bump|my bump|bump friendly|bump|third trimester|second trimester|first trimester|expecting a baby|expecting a child|mom to be|weeks pregnant|months pregnant|months along|weeks along|months gone with the baby',
    cut: 'maternity',
  },
  {
    words:
      'wide feet|feet are wide|feet are so wide|wide foot|broad feet|wide fit|wide fit shoes|roomy toe box|wide toe box|room for my toes|room in the toe|wide toe|extra wide feet|wide shoes|wide width|wide width shoes|extra wide shoes|bunion|bunions|wide calf|wide calves|wide calf boots|broad calves|thick calves',
    cut: 'wide',
  },
];

export const CARE_WORDS: readonly { words: string; care: keyof typeof CLOTHS_BY_CARE }[] = [
  {
    words:
      'machine washable|dry clean|dry clean only|dry cleaned|dry cleaning|washable|machine wash|no dry cleaning|not dry clean only|no dry clean|goes in the washing machine|survives the washing machine|easy care|low maintenance fabrics|chuck in the wash|chuck it in the wash|throw in the wash|throw it in the wash|pop in the wash|put in the wash|stick in the wash|in the washing machine|easy to wash|washes easily|survives the wash|can be washed|can wash myself',
    care: 'machine washable',
  },
  {
    words:
      'no ironing|have to iron|would have to iron|need to iron|needs to be ironed|have to be ironed|has to be ironed|needs ironing|need ironing|needs no ironing|without ironing|never iron|no iron|non iron|hate ironing',
    care: 'no ironing',
  },
  { words: 'see through|sheer|transparent|opaque', care: 'nothing see-through' },
  {
    words:
      'no metal|nothing metal|nothing with metal|without metal|no metal bits|allergic to nickel|nickel allergy|nickel|metal free|metal on me|no metals',
    care: 'no metal',
  },
];

/** What people ask for by name and nothing of the wardrobe is: told back, never passed over. */
export const MISSING_WORDS =
  'off the shoulder|off shoulder|one shoulder|cold shoulder|bardot|halter neck|halterneck|cut outs|cutouts|slit|high slit|' +
  'puff sleeves|puff sleeve|puffy sleeves|balloon sleeves|bell sleeves|batwing|bat sleeves|flutter sleeves|three quarter sleeves|3/4 sleeves|rolled sleeves|' +
  'embroidery|embroidered|embroider|monogram|monogrammed|monograms|initials|engraved|broderie|empire waist|empire waists|empire line|empire lines|empire cut|empire cuts|empire dress|empire dresses|drop waist|drop waists|dropped waist|dropped waists|drop waisted|asymmetric|asymmetrical|fringe|fringes|feathers|feather|ruching|ruched|smocked|' +
  'platform|platforms|platform shoes|top hat|top hats|' +
  'leopard|leopard print|animal print|zebra|zebra print|snake print|snakeskin|camo|camouflage print|paisley|tie dye|tie dyed|ombre|argyle|polka dot tights|' +
  'palm print|palm leaves|palm trees|parrots|flamingos|pineapples|novelty print|toile|herringbone tweed coat|color block|colour block|color blocking|' +
  'fingerless|kimono dress|cheongsam|qipao|thobe|cummerbund|cravat|ascot tie|on a cord|' +
  'leg warmers|compression socks|shapewear|spanx|bra|bralette|harem pants|' +
  'ruffles|ruffle|frills|frilly|bows|logos|logo|neon|neons|ripped|rips|latex|angora|acrylic|feather down|' +
  'ring|rings|signet ring|engagement ring|cagoule|umbrella|brolly|headband|headbands|hairband|hairbands|alice band|earmuffs|ear muffs|gaiters|hair clip|hair slide|barrette|scrunchie|anklet|body chain|' +
  'alpaca|hemp|neoprene|crochet|crocheted|macrame|tube top|boob tube|bandeau|bandeau top|geometric|geometrics|geometric print|geometric prints|abstract print|abstract prints|ikat|' +
  'slogan|slogans|graphics|lettering|writing on them|printed slogans|slogan tee|slogan tees|slogan t shirts|graphic print|graphic prints|pointed toe|pointed toes|pointy|pointy toes|round toe|square toe|square toes|distressed jeans|' +
  'studs on it|rivets|spikes|tassels|pom poms|beading|beaded|embellished|embellishments|shoulder pads|' +
  'lapel pin|fascinator|double cuff|double cuffs|french cuffs|pompom|pom pom|hotpants|hot pants|' +
  'matching set|matching two piece|co ord|coord|co ords|coords|co ord set|coord set|matching sweats|sweatsuit|' +
  'second pair of shoes|second pair|spare pair|spare pair of shoes|spare shoes|backup shoes|change of shoes|extra pair of shoes|' +
  'sherwani|sherwanis|achkan|dhoti|dhotis|lungi|veshti|mundu|dupatta|yukata|hanbok|ao dai|agbada|trews|sporran|ruana|serape|pareo|kanga|' +
  'djellaba|burkini|burqini|rash guard|rash vest|wetsuit|speedos|tankini|onesie|knee highs|knee high socks|harrington|harrington jacket|wristlet|wallet|' +
  'apron|scrubs|tabard|lanyard|mortarboard|tiara|veil|garter|garters|dressing gown|bathrobe|pedal pushers|' +
  'adaptive|adaptive clothing';

const WITHOUT_SUPPORT = [
  'ballet-flats',
  'slides',
  'espadrilles',
  'leather-sandals',
  'dress-sandals',
  'canvas-sneakers',
];

export const HARD_ON_FEET: Shape = {
  label: 'heels',
  matches: (garment) =>
    isHeeled(garment) || WITHOUT_SUPPORT.includes(garment.key) || garment.key === 'knee-boots',
};

export const HOT_TO_WEAR: Shape = {
  label: 'what is hot to wear',
  matches: (garment) =>
    (['top', 'dress'].includes(garment.slot) && garment.warmth >= 3) ||
    isKind(garment, 'hoodie', 'sweatshirt', 'turtleneck', 'cardigan') ||
    (isKind(garment, 'sweater') && !isKind(garment, 'polo')) ||
    ['fleece-jacket', 'flannel-shirt', 'corduroys'].includes(garment.key),
};

/** Down and a shell weigh little. */
const LIGHT_FOR_THE_COLD: ReadonlySet<string> = new Set(['parka', 'puffer', 'quilted-jacket', 'ski-jacket']);

const HEAVY: Shape = {
  label: 'what is heavy',
  matches: (garment) =>
    (garment.slot === 'outer' && garment.warmth >= 3 && !LIGHT_FOR_THE_COLD.has(garment.key)) ||
    ['chunky-sweater', 'cable-sweater', 'combat-boots', 'biker-jacket'].includes(garment.key),
};

const JOINTS = [
  'knee',
  'knees',
  'hip',
  'hips',
  'back',
  'ankle',
  'ankles',
  'foot',
  'feet',
  'leg',
  'legs',
  'toe',
  'heel',
];
const ACHES = [
  'bad',
  'dodgy',
  'sore',
  'dicky',
  'gammy',
  'stiff',
  'weak',
  'painful',
  'trick',
  'wonky',
  'new',
  'busted',
  'aching',
  'tired',
];
const IS_BAD = [
  'hurts',
  'hurt',
  'aches',
  'ache',
  'is bad',
  'are bad',
  'is sore',
  'are sore',
  'is playing up',
  'plays up',
  'is killing me',
  'is dodgy',
];

/** "A dodgy knee", "my hip is playing up": said of the body, and answered by the shoes. */
const ACHING_JOINTS = JOINTS.flatMap((joint) => [
  ...ACHES.map((how) => `${how} ${joint}`),
  ...IS_BAD.map((how) => `${joint} ${how}`),
])
  // A new leg is nobody's, and feet that hurt are said of shoes too.
  .filter((phrase) => !/^new (?:back|foot|feet|leg|legs|toe|heel|ankles?)$|^feet |^heel /.test(phrase))
  .join('|');

/** What rules a cut out without a "no". */
export const SPARE_WORDS: readonly { words: string; shape: Shape }[] = [
  {
    words: `${ACHING_JOINTS}|feet hurt in heels|my feet hurt in heels|hurt in heels|ache in heels|struggle in heels|wobble in heels|cant walk in heels|cannot walk in heels|cant stand in heels|walkable|easy on the feet|kind to my feet|gentle on my feet|good for my feet|on my feet|walk a lot|walking a lot|lots of walking|a lot of walking|so much walking|flat feet|because of my knee|because of my knees|because of my hip|because of my back|knee replacement|knee surgery|hip replacement|back pain|arthritis|walk with a cane|walking stick|broken foot|sprained ankle|cant do heels|orthotics|arch support|stand in|i can stand in|can stand in|able to stand in|to stand in|stand the whole time|stand the whole service|standing the whole service|standing through|stand through|stand up all day|stood up all day|on your feet|on her feet|on his feet|stand all day|standing all day|on my feet all day|stand for hours|standing for hours|standing for two hours|standing for three hours|stand for two hours|standing for an hour|standing around|standing the whole time|standing room|lots of standing|a lot of standing|standing a lot|on my feet for hours|hrs standing|hours standing|hours of standing|twelve hour shift|12 hour shift|plantar fasciitis|heel spur|my arches`,
    shape: HARD_ON_FEET,
  },
  {
    // Wool, down and linings on whoever is warm anyway.
    words:
      'run hot|i run hot|runs hot|run warm|i run warm|runs warm|running warm|warm blooded|warm natured|hot natured|always boiling|always too hot|always too warm|i get hot|get hot easily|i get so hot|i get too hot|running hot|always hot|im always hot|always warm|overheat|i overheat|overheat easily|hot flashes|hot flushes|sweat easily|sweat a lot|i sweat|menopause',
    shape: HOT_TO_WEAR,
  },
  {
    words:
      'nothing heavy|nothing too heavy|not heavy|not too heavy|nothing thick|nothing too thick|without bulk|light to carry',
    shape: HEAVY,
  },
];

const COUNTS = [
  ...['two', 'three', 'four', 'five', 'six', 'seven', 'ten', 'several', 'a few', 'a couple of', 'a couple'],
  ...['2', '3', '4', '5', '6', '7', '10'],
];
const OUTFITS = ['outfits', 'looks', 'options', 'versions', 'alternatives', 'ideas', 'combinations'];

/** More than one outfit for one request. */
export const SEVERAL_WORDS = [
  ...COUNTS.flatMap((count) => OUTFITS.map((outfits) => `${count} ${outfits}`)),
  'outfits that combine|capsule|capsules|capsule wardrobe|a whole wardrobe|outfits for a week|outfits for the week|one for each day',
].join('|');
