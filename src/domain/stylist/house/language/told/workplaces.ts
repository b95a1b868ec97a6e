import type { Occasion } from '#domain/wardrobe/occasions/occasion.ts';
import { occasionCalled } from '#domain/wardrobe/occasions/occasions.ts';
import type { Mention } from '../mentions/meanings.ts';

/**
 * Where people work in their own clothes, by what is done there: whoever shops at a hardware store runs errands, and whoever works at
 * one carries timber. Names as they are levelled, separated by bars, in both languages.
 */
const PLACES: Readonly<Record<string, string>> = {
  'shop-floor':
    'hardware store|hardware shop|hardware counter|home depot|lowes|diy store|builders merchant|lumber yard|lumberyard|timber yard|garden center|garden centre|plant nursery|tree nursery|' +
    'feed store|pet store|pet shop|furniture store|furniture shop|ikea|costco|walmart|target|tesco|aldi|lidl|bunnings|supermarket|grocery store|grocery|big box store|thrift store|' +
    'baumarkt|gartencenter|gartenmarkt|mobelhaus|supermarkt|discounter|getrankemarkt|zoohandlung|raiffeisenmarkt',
  service:
    'coffee shop|coffee bar|coffee stand|cafe|coffeehouse|tea room|bakery|bakery counter|deli|ice cream parlor|ice cream shop|restaurant|diner|brewery|taproom|pub|bar|wine bar|cocktail bar|' +
    'hair salon|nail salon|salon|hairdressers|barbershop|barber shop|barbers|beauty salon|spa|tattoo studio|boutique|clothing store|clothes shop|shoe store|shoe shop|department store|' +
    'bookstore|bookshop|book store|book shop|gift shop|charity shop|op shop|florist|flower shop|pharmacy|chemist|drugstore|record store|toy store|phone store|store|shop|mall|cinema|movie theater|' +
    'eisdiele|eiscafe|backerei|gasthaus|wirtshaus|kneipe|friseursalon|nagelstudio|kosmetikstudio|modegeschaft|schuhgeschaft|buchladen|buchhandlung|apotheke|drogerie|blumenladen|laden|geschaft|kino|gastronomie',
  'front-desk':
    'library|public library|reception|front desk|help desk|information desk|dental clinic|dental office|dentists|dentist|doctors office|clinic|vets|vet|veterinary clinic|medical practice|gym|fitness studio|' +
    'museum|gallery|art gallery|hotel|hotel front desk|visitor center|visitor centre|tourist office|box office|town hall reception|bucherei|bibliothek|rezeption|empfang|zahnarztpraxis|arztpraxis|tierarztpraxis|fitnessstudio|hotelrezeption',
  shift:
    'warehouse|distribution center|factory|plant|garage|auto shop|body shop|workshop|kitchen|restaurant kitchen|farm|stables|barn|ranch|hospital|hospital ward|nursing home|care home|assisted living|hospice|' +
    'a kitchen|restaurant kitchen|hotel kitchen|school kitchen|hospital kitchen|animal hospital|kennels|post office|loading dock|lab|laboratory|laundromat|greenhouse|vineyard|bakehouse|' +
    'lager|lagerhalle|fabrik|werkstatt|einer kuche|grosskuche|restaurantkuche|bauernhof|stall|reitstall|krankenhaus|pflegeheim|altenheim|seniorenheim|tierheim|labor|gartnerei|backstube',
  childcare:
    'nursery|daycare|day care|preschool|pre school|kindergarten|creche|after school club|kita|krippe|hort',
};

const PLACE_OF = new Map(
  Object.entries(PLACES).flatMap(([key, names]) => names.split('|').map((name) => [name, key] as const)),
);

/** Said of the place before it: "work at the", "first week in a", "a job at our local". */
const WORKS = wholeWords(
  'work|works|working|worked|job|jobs|shift|shifts|first day|first week|internship|placement|employed|hired|clerk|cashier|worker|' +
    'arbeit|arbeite|arbeiten|arbeitet|schicht|erster tag|ersten tag|erster arbeitstag|ersten arbeitstag|erste woche|ersten woche|praktikum|aushilfe|jobbe|ferienjob|nebenjob',
);
/** Said behind it: "warehouse job", "library desk", "Kino Schicht". */
const OF_WORK = wholeWords(
  'job|jobs|shift|shifts|desk|counter|clerk|worker|assistant|staff|till|cashier|schicht|tresen|aushilfe',
);
const BEGINS = wholeWords('first day|first week|first time|new job|erster tag|erste woche|erster arbeitstag');
/** "I start at the cafe on Monday". */
const VISITED = wholeWords('gym|the gym|fitness studio|fitnessstudio|spa');
const STARTS = wholeWords('start|starting|begin|fange|anfange|starte');
const SELF = wholeWords('i|im|am|i am|ich');
const AT = wholeWords('at|in|for|behind|on|as|im|in|am|bei|beim|als');
const WHICH = wholeWords(
  'a|an|the|my|our|his|her|this|that|local|small|little|busy|big|new|independent|family|einem|einer|eine|einen|der|dem|den|das|unserem|kleinen',
);
/** "Drinks after work at the pub": over by then. */
const OVER = wholeWords('after|from|straight from|before|leaving|off|finish|nach|vor');

/**
 * The mentions, a shop, a kitchen or a library being somebody's workplace where work is said of it: "my first week at the hardware
 * store", "I work in a cafe", "library desk".
 */
export function asAtWork(said: readonly Mention[]): Mention[] {
  if (isInCharge(said)) return said.map(inChargeThere);
  const mentions = said.map(
    (mention, index): Mention =>
      isWorkedOff(said, index) || isFirstVisit(said, index)
        ? { ...mention, meaning: { is: 'filler' } }
        : mention,
  );
  const at = mentions.map((_, index) => workAt(mentions, index));
  let end = 0;

  return mentions.map((mention, index) => {
    const begins = at[index];
    const isPart = index < end;
    end = Math.max(end, begins?.end ?? 0);
    if (begins !== null && begins !== undefined) {
      const whole = mentions.slice(index, begins.end);
      return {
        ...mention,
        meaning: { is: 'occasion', occasion: begins.occasion },
        text: whole.map(({ text }) => text).join(' '),
        said: whole.map(({ said }) => said).join(' '),
      };
    }

    return isPart ? { ...mention, meaning: { is: 'filler' } } : mention;
  });
}

/** "First day at the gym": of what is visited only work says that it is one's work. */
function isFirstVisit(mentions: readonly Mention[], at: number): boolean {
  const { text = '' } = mentions[at] ?? {};

  return (
    BEGINS.test(text) &&
    AT.test(mentions[at + 1]?.text ?? '') &&
    mentions.slice(at + 2, at + 4).some((mention) => VISITED.test(mention.text))
  );
}

/** "After five nights on the ward", „nach einer Woche Spätschicht“: over by then. */
function isWorkedOff(mentions: readonly Mention[], at: number): boolean {
  const { meaning } = mentions[at] ?? {};
  if (meaning?.is !== 'occasion' || !OF_WORKING.has(meaning.occasion.key)) return false;

  return WORKED_OFF.test(
    mentions
      .slice(Math.max(0, at - FARTHEST_AFTER), at)
      .map(({ text }) => text)
      .join(' '),
  );
}

const OF_WORKING: ReadonlySet<string> = new Set([...Object.keys(PLACES), 'office', 'site-visit']);
const FARTHEST_AFTER = 7;
const WORKED_OFF =
  /\b(?:after|nach) (?:\S+ ){1,3}?(?:weeks?|days?|nights?|months?|shifts?|hours?|woche|wochen|tagen|nachten|monat|monaten|schichten|stunden)(?: (?!then|and then|dann)\S+)*$/;

/** "I manage a warehouse team": at the desk and on the floor, with a collar. */
function inChargeThere(mention: Mention): Mention {
  const { meaning, negated } = mention;

  return meaning.is === 'occasion' && !negated && HANDS_ON.has(meaning.occasion.key)
    ? { ...mention, meaning: { is: 'occasion', occasion: DESK_AND_FLOOR } }
    : mention;
}

const HANDS_ON: ReadonlySet<string> = new Set(['shift', 'site-visit', 'shop-floor']);
const DESK_AND_FLOOR = ((): Occasion => {
  const found = occasionCalled('desk-and-floor');
  if (found === null) throw new Error('There is no occasion desk-and-floor');

  return found;
})();

/** Whoever is in charge there is dressed as at an office. */
export function isInCharge(mentions: readonly Mention[]): boolean {
  return mentions.some(({ text }) => IN_CHARGE.test(text));
}

const IN_CHARGE =
  /\b(?:supervisor|supervise|supervising|foreman|forewoman|manager|manage|managing|in charge of|management|run (?:a|the|our) (?:team|crew|shift|warehouse|depot)|head office|headquarters|team leader|filialleit\w*|schichtleit\w*|teamleit\w*|marktleit\w*|zentrale)\b/;

interface Workplace {
  occasion: Occasion;
  /** The first mention behind it. */
  end: number;
}

function workAt(mentions: readonly Mention[], start: number): Workplace | null {
  const first = mentions[start];
  if (first === undefined || first.negated) return null;
  const job = placeAt(mentions, start);
  if (job !== null && OF_WORK.test(mentions[job.end]?.text ?? '')) return { ...job, end: job.end + 1 };
  // "Hardware store, first week".
  const isJoined = mentions[job?.end ?? 0]?.meaning.is === 'break';
  if (job !== null && isJoined && BEGINS.test(mentions[job.end + 1]?.text ?? '')) return job;
  const before = mentions[start - 1]?.text ?? '';
  const isWork = WORKS.test(first.text) || (STARTS.test(first.text) && SELF.test(before));
  if (!isWork || OVER.test(before)) return null;
  if (!AT.test(mentions[start + 1]?.text ?? '')) return null;
  if (isFirstVisit(mentions, start)) return null;
  const rest = mentions.slice(start + 2).findIndex(({ text }) => !WHICH.test(text));

  return rest < 0 || rest > MOST_WORDS_BETWEEN
    ? null
    : (placeAt(mentions, start + 2 + rest) ?? placeAt(mentions, start + 1 + rest));
}

const FIRST_WORDS: ReadonlySet<string> = new Set([...PLACE_OF.keys()].map(firstWord));
const MOST_WORDS_BETWEEN = 3;
const LONGEST = 4;

/** The longest name of a workplace that begins here. */
function placeAt(mentions: readonly Mention[], start: number): Workplace | null {
  if (!FIRST_WORDS.has(firstWord(mentions[start]?.text ?? ''))) return null;
  for (let length = LONGEST; length >= 1; length--) {
    const name = mentions
      .slice(start, start + length)
      .map(({ text }) => text)
      .join(' ');
    const occasion = occasionCalled(PLACE_OF.get(name) ?? '');
    if (occasion !== null) return { occasion, end: start + length };
  }

  return null;
}

function firstWord(text: string): string {
  return text.split(' ', 1)[0] ?? '';
}

function wholeWords(words: string): RegExp {
  return new RegExp(`^(?:${words})$`);
}
