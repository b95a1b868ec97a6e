import type { Metrics } from '#contract/style-profile.ts';
import type { Mention } from '../language/mentions/meanings.ts';

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
export const ALREADY_MORE = new Set([
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

/** The score that a word is of, however it ends; null for any other. */
export function metricOf(text: string): keyof Metrics | null {
  const stems = [text, text.replace(STUFF, ''), text.replace(ENDING, ''), text.replace(/ly$/, '')];

  return (
    (['comfort', 'elegance', 'trendy'] as const).find((name) =>
      stems.some((stem) => WORDS[name].has(stem)),
    ) ?? null
  );
}

/** „Trendkram“, „trendiges Zeug“. */
const STUFF = /(?:s?kram|s?zeug|sachen|klamotten|teile?)$/;
const ENDING = /(?<=ig|isch|bel|quem|lich|ant)e[nrsm]?$/;

/** How far a score goes by the words before it. */
export function stepAt(mentions: readonly Mention[], at: number): number {
  const near = mentions.slice(Math.max(0, at - 4), at).map(({ text }) => text);
  if (near.some((text) => SMALL.has(text))) return SMALL_STEP;

  return near.some((text) => LARGE.has(text)) ? LARGE_STEP : STEP;
}

/** "Too fancy" says which way elegance goes. */
export function isFormality(
  meaning: Mention['meaning'],
): meaning is Extract<Mention['meaning'], { is: 'change' }> {
  return meaning.is === 'change' && meaning.axis === 'formality';
}

/** A run of mentions as levelled words. */
export function wordsOf(mentions: readonly Mention[]): string {
  return mentions.map(({ text }) => text).join(' ');
}
