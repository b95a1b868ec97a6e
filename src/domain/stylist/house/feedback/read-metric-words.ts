import type { Metrics } from '#contract/style-profile.ts';
import { isCue } from '../language/cues.ts';
import type { Mention } from '../language/meanings.ts';
import { endOfThought, startOfThought } from '../language/thought.ts';
import type { MetricWish } from './wanted.ts';

/** Words for the three scores, as people say them. */
const WORDS: Record<keyof Metrics, ReadonlySet<string>> = {
  comfort: new Set([
    'comfort',
    'comfortable',
    'comfy',
    'cozy',
    'cosy',
    'comfortably',
    'ease',
    'comfier',
    'more comfortable',
    'more comfy',
    ...[
      'bequem',
      'bequemer',
      'bequemes',
      'gemutlich',
      'gemutlicher',
      'komfort',
      'komfortabel',
      'bequemlichkeit',
    ],
  ]),
  elegance: new Set([
    ...[
      'elegance',
      'elegant',
      'polished',
      'polish',
      'refined',
      'sophisticated',
      'sophistication',
      'classy',
      'dressy',
      'dressier',
      'classier',
      'formal',
      'graceful',
      'smarter',
      'fancier',
      'posh',
      'smart',
      'fancy',
      'classic elegance',
      'dressed up',
      'put together',
      'pulled together',
      'well dressed',
      'stylish',
      'chic',
      'ladylike',
      'formality',
      'swish',
      'glam',
      ...[
        'eleganz',
        'eleganter',
        'elegantes',
        'schick',
        'schicker',
        'chic',
        'edel',
        'edler',
        'fein',
        'feiner',
      ],
    ],
  ]),
  trendy: new Set([
    'trendy',
    'trendiness',
    'trend',
    'trends',
    'on trend',
    'current',
    'modern',
    'fashion forward',
    'fashionable',
    'trendier',
    'up to date',
    'younger',
    'youthful',
    'contemporary',
    'in fashion',
    'fashion',
    'cutting edge',
    'of the moment',
    'in vogue',
    'hip',
    'hipper',
    'more current',
    'less dated',
    ...['trendig', 'trendiger', 'modisch', 'modischer', 'moderner', 'angesagt', 'zeitgemaß'],
  ]),
};

/** Comparatives carry their own "more". */
const ALREADY_MORE = new Set([
  'comfier',
  'more comfortable',
  'more comfy',
  'dressier',
  'classier',
  'smarter',
  'fancier',
  'trendier',
  ...[
    'bequemer',
    'gemutlicher',
    'eleganter',
    'schicker',
    'edler',
    'feiner',
    'trendiger',
    'modischer',
    'moderner',
  ],
]);

const DOWN = /^(?:down|back|runter|herunter|zuruck)$/;
const TURNED_DOWN = /^(?:tone|toned|dial|dialed|turn) (?:it )?down$/;
const COUNTS_LESS = /^(?:less|less than|weniger|zweitrangig|secondary|overrated|uberbewertet|nebensache)$/;
const UP = /^(?:up|hoch|rauf)$/;
const STEP = 15;
const SMALL_STEP = 8;
const LARGE_STEP = 25;
const SMALL = new Set([
  ...['etwas', 'bisschen', 'ein bisschen', 'ein wenig', 'wenig'],
  'a bit',
  'slightly',
  'a little',
  'touch',
  'bit',
  'little',
  'a touch',
  'touch of',
  'somewhat',
  'little bit',
]);
const LARGE = new Set([
  'viel',
  'deutlich',
  'sehr',
  'total',
  'a lot',
  'lot',
  'much',
  'lots of',
  'way',
  'far',
  'very',
  'really',
  'super',
  'lots',
]);

/** "More comfort", "less trendy", "set elegance to 80", "I'm not that elegant". */
export function readMetricWords(mentions: readonly Mention[]): {
  wishes: Partial<Record<keyof Metrics, MetricWish>>;
  used: Set<Mention>;
  words: Set<string>;
} {
  const wishes: Partial<Record<keyof Metrics, MetricWish>> = {};
  const used = new Set<Mention>();
  const words = new Set<string>();

  for (const [at, mention] of mentions.entries()) {
    const metric = metricOf(mention.text);
    const { meaning } = mention;
    if (metric === null && isFormality(meaning)) {
      // "Tone down the trendy side" says which way, and nothing of the dress code.
      if (reachOf(mentions, at).some(({ text }) => metricOf(text) !== null)) continue;
      // "Too fancy for me".
      used.add(mention);
      words.add(mention.text);
      wishes.elegance ??= { by: meaning.direction * stepAt(mentions, at) };
      continue;
    }
    if (metric === null || isOnlyBorne(mentions, at)) continue;
    if (isToStay(mentions, at)) {
      used.add(mention);
      words.add(mention.text);
      continue;
    }

    used.add(mention);
    words.add(mention.text);
    const number = numberAfter(mentions, at);
    wishes[metric] =
      number !== null ? { exactly: number } : { by: directionAt(mentions, at) * stepAt(mentions, at) };
  }

  return { wishes, used, words };
}

function isFormality(meaning: Mention['meaning']): meaning is Extract<Mention['meaning'], { is: 'change' }> {
  return meaning.is === 'change' && meaning.axis === 'formality';
}

/** What stands behind it in the same thought, as far as it reaches. */
function reachOf(mentions: readonly Mention[], at: number): Mention[] {
  const ahead = mentions.slice(at + 1, at + 4);
  const end = ahead.findIndex(({ meaning }) => meaning.is === 'break');

  return ahead.slice(0, end < 0 ? undefined : end);
}

/** "I don't mind looking less elegant for it" asks for nothing. */
function isOnlyBorne(mentions: readonly Mention[], at: number): boolean {
  return mentions
    .slice(Math.max(0, at - 6), at)
    .some(({ text }) => /^(?:dont mind|do not mind|macht mir nichts)$/.test(text));
}

/** "It still has to be comfortable", „trotzdem bequem“, "without losing the comfort": as it is. */
function isToStay(mentions: readonly Mention[], at: number): boolean {
  const start = startOfThought(mentions, at);
  const before = mentions.slice(start, at);

  const isStep =
    before.slice(-2).some(({ meaning }) => meaning.is === 'degree') ||
    ALREADY_MORE.has(mentions[at]?.text ?? '');

  // "Still be comfortable enough to run" asks for some.
  const isEnough = mentions[at + 1]?.text === 'enough';

  return !isStep && !isEnough && (before.some(({ text }) => STAYS.test(text)) || staysBehind(mentions, at));
}

/** „Die Eleganz soll so bleiben“, „der Komfort bleibt“. */
function staysBehind(mentions: readonly Mention[], at: number): boolean {
  const end = endOfThought(mentions, at);

  return mentions
    .slice(at + 1, end)
    .some(({ text, meaning }) => isCue(meaning, 'keep') && REMAINS.test(text));
}

const REMAINS = /(?:^| )(?:bleib(?:t|en)?|belassen|lassen|stays?|remains?)(?: |$)/;
const STAYS = /^(?:still|trotzdem|dennoch|weiterhin|without losing|ohne abstriche)$/;

function metricOf(text: string): keyof Metrics | null {
  const stems = [text, text.replace(STUFF, ''), text.replace(ENDING, '')];

  return (
    (['comfort', 'elegance', 'trendy'] as const).find((name) =>
      stems.some((stem) => WORDS[name].has(stem)),
    ) ?? null
  );
}

/** „Trendkram“, „trendiges Zeug“. */
const STUFF = /(?:s?kram|s?zeug|sachen|klamotten|teile?)$/;
const ENDING = /(?<=ig|isch|bel|quem|lich)e[nrsm]?$/;

/** A number in the same thought, right after the score: "elegance to 80", "comfort: 70". */
function numberAfter(mentions: readonly Mention[], at: number): number | null {
  for (const { text, meaning } of mentions.slice(at + 1, at + 4)) {
    if (/^\d{1,3}$/.test(text)) return Math.min(100, Number(text));
    const leadsThere =
      /^(?:to|at|is|be|auf|bei|score|equals?)$/.test(text) ||
      (meaning.is === 'break' && meaning.mark === ':');
    if (!leadsThere) return null;
  }

  return null;
}

function directionAt(mentions: readonly Mention[], at: number): 1 | -1 {
  const mention = mentions[at];
  const degree = mentions
    .slice(Math.max(0, at - 4), at)
    .reverse()
    .find(
      ({ meaning }) =>
        meaning.is === 'degree' || meaning.is === 'break' || meaning.is === 'cue' || isFormality(meaning),
    );
  const isLess =
    degree?.meaning.is === 'degree' && degree.meaning.direction < 0 && !ALREADY_MORE.has(mention?.text ?? '');
  if (/^(?:zu|stop with)$/.test(degree?.text ?? mentions[at - 1]?.text ?? '')) return -1;
  if (mentions.slice(Math.max(0, at - 4), at).some(({ text }) => TURNED_DOWN.test(text))) return -1;
  if (isNotNeeded(mentions, at)) return -1;
  // "Dial the elegance down", "schraub die Eleganz runter".
  const particle = mentions.slice(at + 1, at + 4).find(({ text }) => DOWN.test(text) || UP.test(text));
  if (particle !== undefined) return DOWN.test(particle.text) ? -1 : 1;
  // "Comfort matters less than you think".
  const end = endOfThought(mentions, at);
  const behind = mentions.slice(at + 1, Math.min(at + 4, end));
  // In "comfier and less elegant" the "less" is said of what comes after it.
  if (behind.some(({ text }, index) => COUNTS_LESS.test(text) && !isBeforeMetric(mentions, at + 1 + index)))
    return -1;
  // "Not elegant enough", „Eleganz ist mir zu wenig“.
  const isNotEnough = mentions[at + 1]?.text === 'enough' || behind.some(({ text }) => text === 'zu wenig');
  if (isNotEnough) return 1;

  return isLess !== (mention?.negated === true) ? -1 : 1;
}

function isBeforeMetric(mentions: readonly Mention[], at: number): boolean {
  return metricOf(mentions[at + 1]?.text ?? '') !== null;
}

/** "It needn't be so trendy", "no need to be so elegant". */
function isNotNeeded(mentions: readonly Mention[], at: number): boolean {
  const start = startOfThought(mentions, at);
  const words = mentions.slice(start, at).map(({ text }) => text);

  return NOT_NEEDED.test(words.join(' '));
}

const NOT_NEEDED =
  /\b(?:neednt|need not|no need|no reason|(?:doesnt|does not|dont|do not) (?:\w+ )?(?:need|have) to)\b/;

function stepAt(mentions: readonly Mention[], at: number): number {
  const near = mentions.slice(Math.max(0, at - 4), at).map(({ text }) => text);
  if (near.some((text) => SMALL.has(text))) return SMALL_STEP;

  return near.some((text) => LARGE.has(text)) ? LARGE_STEP : STEP;
}
