import type { ToldPart } from '#contract/told.ts';
import type { PartSays } from '../says.ts';
import { listed } from './inflection.ts';
import { theOne } from './named.ts';
import { STYLES } from './style-names.ts';

/** Parts of the body, covered. */
const BODY: Readonly<Record<string, string>> = {
  arms: 'Arme',
  shoulders: 'Schultern',
  chest: 'Dekolleté',
  legs: 'Beine',
  knees: 'Knie',
};

/** How the cloth has to be looked after. */
const CARE: Readonly<Record<string, string>> = {
  'machine washable': 'Stoffe für die Waschmaschine',
  'no ironing': 'Stoffe, die kein Bügeln brauchen',
  'nothing see-through': 'nichts Durchsichtiges',
  'no metal': 'kein Metall',
};

/** Wishes that are met, in the person's words where they have some, with what meets them. */
export const MET: Record<Extract<PartSays, `met: ${string}`>, (part: ToldPart) => string> = {
  'met: as said': (part) => `${quoted(part)}${by(part)}`,
  'met: feeling': ({ words: [said = ''] = [], ...part }) =>
    `${quoted({ ...part, words: [said] })}${by(part)}`,
  'met: piece': (part) => `${quoted(part)}${by(part)}`,
  'met: without': (part) => `ohne ${quoted(part)}${by(part)}`,
  'met: nothing': (part) => `nicht ${quoted(part)}${by(part)}`,
  'met: not': (part) => `nicht ${quoted(part)}${by(part)}`,
  'met: covered': (part) =>
    `${listed((part.words ?? []).map((word) => BODY[word] ?? word))} bedeckt${by(part)}`,
  'met: middle': (part) => `nichts Enges an der Körpermitte${by(part)}`,
  'met: clean line': (part) => `eine ruhige Linie über der Körpermitte${by(part)}`,
  'met: club': ({ words = [], ...part }) =>
    `die Farben von ${listed(words.map((club) => club.replace(/^the /, '')))}${by(part)}`,
  'met: warm layer': (part) => `etwas Warmes, wo es kalt ist${by(part)}`,
  'met: care': ({ words = [] }) => listed(words.map((care) => CARE[care] ?? care)),
  'met: over the seat': (part) => `lang genug, um den Po zu bedecken${by(part)}`,
  'met: cool': (part) => `nichts, was warm hält${by(part)}`,
  'met: wide fit': (part) => `ein weiter Leisten mit Platz für die Zehen${by(part)}`,
  'met: feet': (part) => `Schuhe zum Stehen und Gehen${by(part)}`,
};

function quoted({ words = [] }: ToldPart): string {
  return listed(words.map((word) => `„${(STYLES as Readonly<Record<string, string>>)[word] ?? word}“`));
}

function by({ pieces = [] }: ToldPart): string {
  return pieces.length === 0 ? '' : ` (${listed(pieces.map((piece) => theOne(piece)))})`;
}
