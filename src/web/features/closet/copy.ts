import {
  type GapWeather,
  KEPT_QUIET_DAYS,
  LEAST_PIECES_FOR_GAPS,
  LET_GO_KEPT_DAYS,
  type PieceState,
} from '#contract/closet.ts';
import type { FabricPattern, Slot } from '#contract/outfits.ts';

export const STATE_LABELS: Record<PieceState, string> = {
  ready: 'Ready',
  inTheWash: 'In the wash',
  toMend: 'To mend',
  away: 'Away',
};

export const SLOT_LABELS: Record<Slot, string> = {
  top: 'Tops',
  bottom: 'Bottoms',
  dress: 'Dresses',
  outer: 'Layers',
  shoes: 'Shoes',
  bag: 'Bags',
  accessory: 'Finishing',
};

export const PATTERN_LABELS: Record<FabricPattern, string> = {
  plain: 'Plain',
  stripe: 'Stripe',
  pinstripe: 'Pinstripe',
  check: 'Check',
  denim: 'Denim',
  knit: 'Knit',
  floral: 'Floral',
  dot: 'Dots',
};

/** After "for". */
export const DAY_WORDS: Record<GapWeather | 'wet', string> = {
  hot: 'hot days',
  warm: 'warm days',
  mild: 'mild days',
  cool: 'cool days',
  cold: 'cold days',
  freezing: 'days of frost',
  wet: 'cool days with rain',
};

/** The ladder of dress codes, from the lowest rung up. */
export const DRESS_CODES: readonly string[] = [
  ...['sporty', 'casual', 'smart casual', 'business casual', 'business professional'],
  ...['semi-formal', 'cocktail', 'black tie', 'white tie'],
];

export const NOTHING_OWNED: Record<Slot, string> = {
  top: 'None of your tops is right',
  bottom: 'None of your trousers and skirts is right',
  dress: 'None of your dresses is right',
  outer: 'None of your jackets and coats is right',
  shoes: 'None of your shoes are right',
  bag: 'None of your bags is right',
  accessory: 'Nothing of yours is right',
};

export const CLOSET_COPY = {
  title: 'Closet',
  count: (pieces: number) => (pieces === 1 ? '1 piece' : `${pieces} pieces`),
  words: {
    label: 'What do you own?',
    placeholder: 'navy linen blazer, 79',
    add: 'Add',
    drawer: 'Open the drawer',
    understood: 'Understood',
    addSome: (pieces: number) => `Add ${pieces}`,
    notGarment: 'Say what it is, e.g. “blazer” or “boots”, or take it from the drawer.',
    garment: 'It is',
    guess: (color: string) => `${color}?`,
    notUnderstood: (words: string) => `Not understood: ${words}`,
    like: 'You have one like this.',
    failed: 'The words could not be read just now. They stay here.',
  },
  drawer: {
    title: 'The drawer',
    hint: 'Tap what you own, then its color.',
    slots: 'Part of the drawer',
    add: 'Add to closet',
    added: (pieces: number) => (pieces === 1 ? '1 added' : `${pieces} added`),
    done: 'Done',
    none: 'Tap what you own',
    loadError: 'The drawer could not be opened.',
    tryAgain: 'Try Again',
  },
  search: 'Search your closet',
  filter: 'Part of the closet',
  all: 'All',
  showing: (shown: number, all: number) => `${shown} of ${all}`,
  noMatch: 'Nothing of yours is like that.',
  clear: 'Show everything',
  pieces: 'Your pieces',
  empty: {
    title: 'Your closet is empty',
    text: 'Write what you own in a line, or take it from the drawer: a piece takes seconds. Looks can then be made of your own clothes.',
  },
  loadError: { title: 'Loading Error', text: 'Your closet could not be loaded.', tryAgain: 'Try Again' },
  full: (limit: number) => `Your closet is full: your plan holds ${limit} pieces.`,
  piece: {
    title: 'Piece',
    name: 'Name',
    garment: 'What it is',
    color: 'Color',
    state: 'Can it be worn?',
    pattern: 'Pattern',
    cloth: 'Fabric',
    asUsual: 'As usual',
    brand: 'Brand',
    size: 'Size',
    price: 'Price',
    boughtOn: 'Bought on',
    notes: 'Notes',
    save: 'Save',
    saving: 'Saving…',
    dress: 'Dress me in this',
    letGo: 'Let it go',
    gone: 'This piece is not in your closet any more.',
    back: 'Back to the closet',
    discard: {
      title: 'Discard your changes?',
      description: 'The piece stays as it was.',
      confirm: 'Discard',
      cancel: 'Keep editing',
    },
  },
  wear: {
    never: 'Not worn yet',
    count: (wears: number, day: string) =>
      wears === 1 ? `Worn once, on ${day}` : `Worn ${wears} times, last on ${day}`,
    perWear: (sum: string) => `${sum} a wear`,
  },
  gaps: {
    title: 'What is missing',
    tooFew: `From ${LEAST_PIECES_FOR_GAPS} pieces on you see here what to buy to wear what you own more often.`,
    offer: 'What would open the most looks this season, to all that you own?',
    find: 'Find what is missing',
    none: 'Nothing: for the days of this season you are well dressed, and one piece more would change little.',
    loadError: 'What is missing could not be found out.',
    tryAgain: 'Try Again',
    opens: (looks: number) => `Opens ${looks} looks`,
    usually: (sum: string) => `usually ${sum}`,
    missing: (nothing: string, day: string, code: string) => `${nothing} for ${day}, ${code}.`,
    goesWith: (day: string, code: string) => `Goes with much that you own, mostly for ${day}, ${code}.`,
    looks: (name: string) => `Looks with it: ${name}`,
    with: (names: string) => `With ${names}`,
  },
  quiet: {
    title: 'Not worn for long',
    note: 'They are for this season. Would you wear them again?',
    days: (days: number) => `Not worn for ${days} days`,
    last: (day: string) => `Last on ${day}`,
    never: 'Not once, as far as you noted',
    looks: (name: string) => `Looks of yours with it: ${name}`,
    noLooks: 'Nothing of yours goes with it on the days of this season.',
    keep: 'Keep',
    mend: 'To mend',
    giveAway: 'Give away',
    /** For who hears it: which piece an action is about. */
    about: (action: string, name: string) => `${action}: ${name}`,
    kept: `Kept: you are not asked for ${KEPT_QUIET_DAYS} days`,
    undoKeptAlt: 'Wear it, or let it go from its own page',
    keepFailed: { title: 'Not kept', fallback: 'Your answer could not be noted.' },
    toMend: 'Put to what is to mend',
    undoMendAlt: 'Open the piece and set it to ready',
    mendFailed: { title: 'Not changed', fallback: 'The piece stays as it was.' },
  },
  letGo: {
    title: (pieces: number) => `Let go (${pieces})`,
    note: `What you let go can be taken back for ${LET_GO_KEPT_DAYS} days.`,
    takeBack: 'Take back',
    takeBackNamed: (name: string) => `Take back ${name}`,
  },
  toasts: {
    added: (pieces: number) => (pieces === 1 ? 'In your closet' : `${pieces} pieces are in your closet`),
    addFailed: { title: 'Not added', fallback: 'The piece could not be added.' },
    saved: 'Saved',
    saveFailed: { title: 'Not saved', fallback: 'The piece could not be saved.' },
    letGo: 'Let go',
    undo: 'Undo',
    undoAlt: 'Take it back below your pieces',
    letGoFailed: { title: 'Not let go', fallback: 'The piece is still in your closet.' },
    takenBack: 'Taken back',
    takeBackFailed: { title: 'Not taken back', fallback: 'The piece could not be taken back.' },
  },
} as const;
