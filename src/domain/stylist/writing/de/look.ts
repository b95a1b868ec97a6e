import type { Told } from '#contract/told.ts';
import type { Says } from '../says.ts';
import { COLOURS } from './colour-names.ts';
import { listed } from './inflection.ts';
import { STYLES } from './style-names.ts';

const PATTERNS: Readonly<Record<string, string>> = { stripe: 'Streifen', check: 'Karos', print: 'Drucke' };
const TONES: Readonly<Record<string, string>> = {
  clear: 'hell steht klar gegen dunkel',
  close: 'die Töne liegen nah beieinander',
  moderate: 'der Kontrast ist moderat',
};
const CHROMA: Readonly<Record<string, string>> = {
  vivid: 'die Farben sind kräftig',
  background: 'Farbe hält sich im Hintergrund',
  calm: 'die Farben sind ruhig',
};
const LEANS: Readonly<Record<string, string>> = { warm: ', eher warm', cool: ', eher kühl' };

/** The description of somebody's style. */
export const LOOK: Record<Extract<Says, `${'look' | 'answers'}: ${string}`>, (told: Told) => string> = {
  'look: colors that return': ({ words = [] }) =>
    words.length === 1
      ? `eine Farbe kehrt immer wieder: ${named(words)}`
      : `${words.length === 2 ? 'zwei' : 'drei'} Farben kehren immer wieder: ${named(words)}`,
  'look: one color': ({ words = [], sums: [photos = 1] = [] }) =>
    photos === 1 ? `dieser Look ist ganz in ${named(words)}` : `alles ist in ${named(words)}`,
  'look: colors that lead': ({ words: [first = '', ...others] = [], sums: [photos = 1] = [] }) =>
    photos === 1
      ? `dieser Look ist vor allem in ${named([first])} gehalten, dazu ${named(others)}`
      : `noch kehrt keine Farbe wieder; am stärksten sind ${named([first, ...others])}`,
  'look: plain': ({ sums: [, photos = 1] = [] }) =>
    photos === 1 ? 'der Stoff ist einfarbig' : 'du bleibst bei einfarbigen Stoffen',
  'look: patterned': ({ words = [], sums: [, photos = 1] = [] }) =>
    `${photos === 1 ? 'der Stoff ist gemustert' : 'jeder Look ist gemustert'}${kinds(words)}`,
  'look: plain in some': (told) => `auf ${photosOf(told)} sind die Stoffe einfarbig`,
  'look: patterned in some': (told) =>
    `${patterns(told.words) || 'ein Muster'}: zu sehen auf ${photosOf(told)}`,
  'look: mostly patterned': (told) =>
    `die meisten Looks sind gemustert${kinds(told.words)}, zu sehen auf ${photosOf(told)}`,
  'look: plain ground': (told) =>
    `einfarbige Stoffe sind deine Grundlage, dazu ${patterns(told.words) || 'ein Muster'} auf ${photosOf(told)}`,
  'look: ground and accents': ({ words: [ground = '', ...accents] = [] }) =>
    `der Grund ist in ${named([ground])}, mit ${named(accents)}`,
  'look: contrast': ({ words: [contrast = '', colour = '', lean = ''] = [] }) =>
    `${TONES[contrast] ?? ''}, und ${CHROMA[colour] ?? ''}${LEANS[lean] ?? ''}`,
  'look: one photo': () => 'ein Foto gibt nur einen ersten Eindruck',
  'look: two photos': () => 'das beruht auf zwei Fotos und kann sich noch ändern',
  'answers: patterns liked': () => 'deinen Antworten nach magst du Muster mehr, als diese Fotos zeigen',
  'answers: color liked': () => 'deinen Antworten nach magst du mehr Farbe, als diese Fotos zeigen',
  'answers: style': ({ words: [first = '', ...others] = [] }) =>
    `deinen Antworten nach ist dein Stil im Kern „${styleNamed(first)}“${others.length === 0 ? '' : `, mit einer Seite von ${listed(others.map((style) => `„${styleNamed(style)}“`))}`}. Fotos von dem, was du trägst, zeigen, wie du es kombinierst`,
  'answers: style open': () =>
    'deine Antworten lassen den Stil noch offen. Fotos von dem, was du trägst, sagen mehr',
};

function named(colours: readonly string[]): string {
  return listed(colours.map((name) => COLOURS[name as keyof typeof COLOURS] ?? name));
}

function patterns(words: readonly string[] = []): string {
  return listed(words.map((word) => PATTERNS[word] ?? word));
}

function kinds(words: readonly string[] = []): string {
  return words.length === 0 ? '' : `: ${patterns(words)}`;
}

function photosOf({ sums: [part = 0, all = 0] = [] }: Told): string {
  return `${part} von\u00a0${all}\u00a0Fotos`;
}

function styleNamed(style: string): string {
  return STYLES[style as keyof typeof STYLES] ?? style;
}
