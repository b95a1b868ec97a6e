import type { Occasion } from '#domain/wardrobe/occasions/occasion.ts';
import { OCCASIONS } from '#domain/wardrobe/occasions/occasions.ts';
import { OCCASIONS as GERMAN_OCCASIONS } from '../../writing/de/occasions.ts';
import { levelled } from '../language/mentions/tokens.ts';
import { inPlainWords } from '../language/understood/plain-words.ts';

/**
 * The occasions that a text may name, because the request does: one dresses for the zoo as for the playground, and speaks of
 * neither. All words of the occasion's phrase, in either language, stand in the request, or another name of just that.
 */
export function occasionsSaid(prompt: string): Set<string> {
  const said = ` ${inPlainWords(prompt).split(NO_LETTERS).map(levelled).join(' ')} `;

  const keys = new Set(
    NAMES.filter(({ names }) => names.some((name) => isIn(said, name))).map(({ key }) => key),
  );
  // Whoever meets the teacher does not teach.
  if (keys.has('parents-evening')) keys.delete('teaching');

  return keys;
}

const NO_LETTERS = /[^\p{L}\p{N}’']+/u;

/** Each a list of stems that have to be there together. */
function namesOf({ key, phrase }: Occasion): string[][] {
  const phrases = [phrase, GERMAN_OCCASIONS[key]?.purpose ?? '']
    .map(stemsOf)
    .filter((stems) => stems.length > 0);
  const others = (ALSO_CALLED[key] ?? '')
    .split('|')
    .filter(Boolean)
    .map((name) => name.split(' '));

  return [...phrases, ...others];
}

function stemsOf(phrase: string): string[] {
  return phrase
    .split(NO_LETTERS)
    .map(levelled)
    .filter((word) => word.length > 2 && !SMALL_WORDS.has(word));
}

/** A word may go on, and a German one may begin with another: "weddings", „Gartenhochzeit“. */
function isIn(said: string, stems: readonly string[]): boolean {
  return stems.every((stem) => (stem.length < SHORT ? said.includes(` ${stem}`) : said.includes(stem)));
}

const SHORT = 5;

const SMALL_WORDS: ReadonlySet<string> = new Set(
  (
    'the for your with over beim that and day out own long matters itself first guests you play moving pictures like ' +
    'fur das die der den dem des ein eine einen einer einem deine deinen mit von zum zur bei auf dem wichtigen langen langes ' +
    'eigene eigenen tag lockeres lockeren'
  ).split(' '),
);

/** Names of just that, by stems: what is only like it does not stand here. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  mitzvah: 'bar mitzvah|bat mitzvah|bar mizwa|bat mizwa',
  'formal-night': 'formal night|galaabend',
  'school-dance': 'daughter dance|son dance|school dance|winter formal',
  'easter-service': 'easter sunday|easter service|ostergottesdienst',
  office: 'work|buro|arbeit|job',
  'relaxed-office': 'startup|start up|agency|agentur',
  meeting: 'meeting|presentation|presenting|pitch|client|investor|board|prasentation|kunden|termin',
  interview: 'bewerbung|vorstellung',
  networking: 'networking|netzwerk',
  teaching: 'teacher|teaching|lehrer|unterricht',
  school: 'school|college|university|class|lecture|uni|schule|vorlesung',
  'first-day': 'first day|new job|first week|neuer job|neue stelle|erste woche',
  conference: 'seminar|congress|convention|kongress|messe|tagung',
  'business-trip': 'work trip|dienstreise',
  'office-party': 'work party|company party|staff party|firmenfeier|betriebsfest',
  'office-christmas': 'christmas|xmas|holiday party|weihnachtsfeier',
  'wedding-guest': 'married|marrying|heirat|standesamt',
  bride: 'bride|wedding|braut|hochzeit',
  'beach-wedding': 'beach wedding|hochzeit strand|strandhochzeit',
  'garden-wedding': 'wedding garden|backyard wedding|hochzeit garten',
  'church-wedding': 'kirche hochzeit|kirchlich',
  'black-tie': 'gala',
  cocktail: 'cocktail',
  banquet: 'banquet|sportlerehrung|ehrungsabend|vereinsehrung|bankett',
  date: 'dating|anniversary|rendezvous|jahrestag|hochzeitstag',
  dinner: 'restaurant|steakhouse|abendessen|essen gehen',
  party: 'birthday|celebrat|halloween|feier|geburtstag|fete',
  christmas: 'xmas',
  'night-out': 'clubbing|bar|bars|drinks|pub|night out|going out|glass wine|beer|ausgehen|kneipe|club',
  concert: 'gig|live music|konzert',
  theatre: 'theatre|theater|ballet|symphony|musical',
  gallery: 'vernissage|art show',
  museum: 'museum|gallery|exhibition|ausstellung',
  'new-year': 'nye|new year|silvester',
  worship: 'church|chapel|mass|temple|mosque|synagogue|service|kirche|messe|moschee',
  graduation: 'commencement|abschluss',
  travel: 'travel|train|zug|reise|fahrt',
  flight: 'flight|plane|flug',
  vacation: 'vacation|holiday|urlaub|ferien',
  beach: 'strand',
  poolside: 'pool',
  'beach-bar': 'beach|bar|drinks|strand',
  retirement: 'retire|retiring|retirement|ruhestand|rente|pension',
  'boat-party': 'boat|yacht|cruise|boot|schiff',
  'country-walk': 'walk|ramble|spazier',
  'day-out': 'zoo|theme park|disney|tierpark|freizeitpark',
  'climbing-wall': 'climb|boulder|kletter',
  gym: 'gym|workout|work out|exercise|fitness|crossfit|krafttraining|sport',
  running: 'run|runs|jog|marathon|laufen|lauf',
  hiking: 'hike|hikes|hiking|trek|wander',
  ski: 'ski|snowboard',
  golf: 'golf',
  home: 'home|wfh|zuhause|zu hause|homeoffice',
  weekend: 'saturday|sunday|samstag|sonntag|wochenende',
  barbecue: 'bbq|cookout|grill',
  'city-trip': 'weekend away|stadtereise',
  playground:
    'playground|spielplatz|trampoline|kids birthday|children birthday|playdate|soft play|egg hunt|kindergeburtstag',
  confirmation:
    'confirmation|communion|mitzvah|golden wedding|silver wedding|diamond wedding|konfirmation|kommunion|jugendweihe|firmung|goldene hochzeit|silberne hochzeit',
  country: 'mushroom|berry|apple picking|pumpkin|orchard|farm|vineyard|pilze|land',
  games: 'bowling|roller|mini golf|darts|kegeln|minigolf',
  court: 'court|hearing|trial|gericht|verhandlung',
  jury: 'jury|juror|schoffe|geschworene',
  'backyard-party': 'backyard|back yard|block party|food truck|gartenfest|strassenfest',
  'dog-walk': 'dog|hund',
  'on-foot': 'walk|stroll|spazier|sightseeing',
  gardening: 'gardening|gartnern|gartenarbeit',
  skate: 'skatepark|skate park',
  moving: 'move|moving|umzug|umziehen',
  market: 'market|markt',
  brunch: 'breakfast|fruhstuck',
  lunch: 'mittagessen',
  coffee: 'cafe|coffee|kaffee',
  christening: 'baptism|taufe',
  'baby-shower': 'babyparty',
  vigil: 'vigil|midnight|watchnight|resurrection',
  'school-awards':
    'award night|awards night|award ceremony|awards ceremony|award evening|awards evening|award assembly|awards assembly|prize giving|ehrung',
  'desk-and-floor':
    'desk floor|office floor|manage team|manage warehouse|warehouse manag|plant manag|floor manag|shift manag|production manag|supervis',
  'parents-evening': 'parent teacher|parents evening|elternabend',
  touchline: 'touchline|sideline|soccer game|football game|baseball game|spielfeldrand',
  stadium: 'stadium|stands|stadion',
  photos: 'photo|picture day|foto',
  matinee: 'matinee',
  shift: 'shift|schicht',
  service:
    'waiter|waitress|waiting tables|bartend|barista|customer|salon|bakery|store|shop|cafe|bar|restaurant|work|job|shift|kellner|bedienung|theke|arbeit|schicht|verkauf',
  eid: 'eid|bayram|zuckerfest|opferfest',
  'festival-of-lights': 'nowruz|holi|hanukkah|chanukka|lunar new year',
  'indian-feast': 'diwali|navratri|garba|sangeet|mehndi|mehendi',
  puja: 'puja|pooja|griha pravesh|onam|pongal|raksha',
  'indian-concert': 'carnatic|kutcheri|arangetram|sitar',
  mosque: 'mosque|masjid|jumm|friday prayer|moschee|freitagsgebet',
  gurdwara: 'gurdwara|sikh',
  nikah: 'nikah|walima|valima|muslim wedding|mosque wedding|muslimische hochzeit',
  'dance-fitness': 'zumba|dance fitness|dance cardio|aerobic|step class|jazzercise',
  'class-presentation': 'presentation|presenting|referat|prasentation',
  'hospitality-box': 'box|suite|loge|hospitality',
  janazah: 'janaza|muslim funeral|islamic funeral',
  'front-desk': 'desk|reception|library|librarian|rezeption|empfang|bucherei|bibliothek|tresen',
  'shop-floor': 'store|shop|garden cent|supermarket|shelves|markt',
};

const NAMES = OCCASIONS.map((occasion) => ({ key: occasion.key, names: namesOf(occasion) }));
