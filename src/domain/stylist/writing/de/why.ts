import type { Told, ToldPart } from '#contract/told.ts';
import type { PartSays, Says } from '../says.ts';
import { COLOURS } from './colour-names.ts';
import {
  DAY_ANSWERS,
  FIT_ANSWERS,
  GOAL_ANSWERS,
  OCCASION_ANSWERS,
  SOURCE_ANSWERS,
  STYLE_ANSWERS,
  WORK_ANSWERS,
} from './given-answers.ts';
import { listed } from './inflection.ts';
import { MET } from './met.ts';
import { areNamed } from './named.ts';
import { STYLES } from './style-names.ts';
import { WISHES } from './wishes.ts';

/** What the values of a profile rest on. */
export const WHY: Record<Extract<Says, `why: ${string}`>, (told: Told) => string> = {
  'why: raised': ({ parts = [] }) => `angehoben durch ${reasons(parts)}`,
  'why: lowered': ({ parts = [] }) => `gesenkt durch ${reasons(parts)}`,
  'why: middle': () => 'weder Fotos noch Antworten ziehen weit aus der Mitte',
  'why: style': ({ words: [style = ''] = [], parts = [] }) =>
    `${nameIn(STYLES, style)}: ${inParts(parts).join(', ')}`,
  'why: palette': ({ parts = [] }) => `gemessen an der Kleidung allein. ${inParts(parts).join('; ')}`,
  'why: board shares': ({ words = [] }) =>
    `deine Inspirationen bleiben bei diesen Farben: ${coloursIn(words)}`,
  'why: board adds': ({ words = [] }) => `deine Inspirationen brächten ${coloursIn(words)} mit`,
  'why: board shares and adds': ({ words = [], sums: [shared = 0] = [] }) =>
    `deine Inspirationen zeigen auch ${coloursIn(words.slice(0, shared))} und brächten ${coloursIn(words.slice(shared))} mit`,
  'why: photos': ({ words = [], sums: [photos = 1] = [] }) =>
    `gelesen aus den Farben, Mustern und Kontrasten ${photos === 1 ? 'eines Fotos' : `von ${photos} Fotos`}${words.includes('answers') ? ', verglichen mit deinen Antworten im Quiz' : ''}`,
};

/** The same behind „durch“ and alone: no part is of the masculine. */
const PARTS: Record<PartSays, (part: ToldPart) => string> = {
  'seen: neutrals': amount('neutrale Farben', 'neutralen Farben'),
  'seen: dark': amount('dunkle Töne', 'dunklen Töne'),
  'seen: light': amount('helle Töne', 'hellen Töne'),
  'seen: earth': amount('Erdtöne'),
  'seen: denimBlues': amount('Blautöne'),
  'seen: vivid': either('kräftige Farben', 'gedämpfte Farben'),
  'seen: contrast': either('Hell gegen Dunkel', 'nah beieinanderliegende Töne'),
  'seen: manyHues': either('viele verschiedene Farbtöne', 'wenige Farbtöne'),
  'seen: warm': either('überwiegend warme Töne', 'überwiegend kühle Töne'),
  'seen: plain': ({ words = [], sums: [patterned = 0, all = 1, clear = all] = [] }) => {
    const [one, many] = words.includes('board') ? ['dem Bild', 'Bildern'] : ['dem Foto', 'Fotos'];
    const cloth = patterned === 0 ? 'einfarbige Stoffe' : 'Muster';
    const where =
      all === 1
        ? one
        : patterned === 0 && clear === all
          ? `allen ${all} ${many}`
          : `${patterned || clear} von ${all} ${many}`;

    return onBoard(`${cloth} auf ${where}`, words);
  },
  'seen: color': ({ words: [name = ''] = [], sums: [share = 0, seenIn = 0, photos = 1] = [] }) =>
    `${nameIn(COLOURS, name)}: ${percent(share)} des Stoffs, ${seenIn === 0 ? 'in kleinen Teilen' : `auf ${photos === 1 ? 'dem Foto' : `${seenIn} von ${photos} Fotos`}`}`,
  'answer: work': answer(WORK_ANSWERS),
  'answer: fit': answer(FIT_ANSWERS),
  'answer: goal': answer(GOAL_ANSWERS),
  'answer: days': answer(DAY_ANSWERS),
  'answer: style': answer(STYLE_ANSWERS),
  'answer: occasion': answer(OCCASION_ANSWERS),
  'answer: expression': slider('deine Freude am Ausdruck'),
  'answer: risk': slider('deine Lust auf Neues'),
  'answer: creativity': slider('deine Freiheit beim Kombinieren'),
  'named by you': () => 'deine eigene Wahl',
  'named on board': ({ words: [title = ''] = [], sums: [others = 0] = [] }) => {
    const quoted = title === '' ? 'eine deiner Inspirationen' : `„${title.replace(/[„“”"]/g, '')}“`;
    if (others > 0) return `${quoted} und ${others === 1 ? 'eine' : others} weitere deiner Inspirationen`;

    return title === '' ? quoted : `${quoted} in deinen Inspirationen`;
  },
  'where you work': () => 'deine Arbeit',
  'your goal': ({ words: [goal = ''] = [] }) => `dein Ziel „${nameIn(GOAL_ANSWERS, goal)}“`,
  'inspires you': ({ words: [source = ''] = [] }) => `deine Inspiration „${nameIn(SOURCE_ANSWERS, source)}“`,
  'works out': () => 'deine Zeit beim Sport',
  outdoors: () => 'deine Zeit im Freien',
  'fits: structured': () => 'deine Vorliebe für strukturierte Schnitte',
  'fits: loose': () => 'deine Vorliebe für weite Schnitte',
  'color: liked': () => 'deine Freude an Farbe',
  'color: quiet': () => 'deine Vorliebe für ruhige Farben',
  'patterns: liked': () => 'deine Freude an Mustern',
  'risk: liked': () => 'deine Lust auf Gewagtes',
  'risk: avoided': () => 'deine Vorliebe für das Unauffällige',
  ...MET,
  ...WISHES,
};

/** One that stands alone. */
export function partInWords(part: ToldPart): string | null {
  return areWorded({ says: '', parts: [part] }) ? PARTS[part.says as PartSays](part) : null;
}

/** Whether every part has German words; without them a sentence stays as it was written. */
export function areWorded({ parts = [] }: Told): boolean {
  return parts.every((part) => Object.hasOwn(PARTS, part.says) && areNamed(part));
}

/** Each of them, in their order. */
export function inParts(parts: readonly ToldPart[]): string[] {
  return parts.map((part) => PARTS[part.says as PartSays](part));
}

function reasons(parts: readonly ToldPart[]): string {
  return listed(inParts(parts)).replace(
    /deine Antwort („[^“]+“) und deine Antwort „/,
    'deine Antworten $1 und „',
  );
}

function amount(what: string, none = what): (part: ToldPart) => string {
  return ({ words = [], sums: [share = 0] = [] }) =>
    onBoard(
      share === 0 ? `keine ${none}` : `${words[0] === 'little' ? 'nur ' : ''}${percent(share)} ${what}`,
      words,
    );
}

function either(much: string, little: string): (part: ToldPart) => string {
  return ({ words = [] }) => onBoard(words[0] === 'little' ? little : much, words);
}

function onBoard(seen: string, words: readonly string[]): string {
  return words.includes('board') ? `${seen} in deinen Inspirationen` : seen;
}

function answer(names: Readonly<Record<string, string>>): (part: ToldPart) => string {
  return ({ words: [given = ''] = [] }) => `deine Antwort „${nameIn(names, given)}“`;
}

function slider(what: string): (part: ToldPart) => string {
  return ({ sums: [position = 0] = [] }) => `${what} (${position} von 100)`;
}

function percent(share: number): string {
  return `${share}\u00a0%`;
}

function coloursIn(names: readonly string[]): string {
  return listed(names.map((name) => nameIn(COLOURS, name)));
}

function nameIn(names: Readonly<Record<string, string>>, key: string): string {
  return names[key] ?? key;
}
