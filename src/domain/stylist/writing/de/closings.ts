import type { Told } from '#contract/told.ts';
import type { Says } from '../says.ts';
import { type Case, listed } from './inflection.ts';
import { inShort, isPair } from './named.ts';
import { OCCASIONS } from './occasions.ts';
import { WEATHER_PURPOSES } from './vocabulary.ts';

/** Bag and finishing touches; the word, if any, is what the outfit is for. */
export const CLOSINGS: Record<Extract<Says, `closing ${string}`>, (told: Told) => string> = {
  'closing in mourning': (told) => `${touches(told)} ${isMany(told) ? 'gehören' : 'gehört'} dazu`,
  'closing that finishes': (told) =>
    `${touches(told)} ${isMany(told) ? 'machen' : 'macht'} das Outfit${before(' ', told)} komplett`,
  'closing with a shirt below': (told) =>
    `unter das Strickteil kommt ${touches(told)}, mit dem Kragen nach außen`,
  'closing with swimwear below': (told) => `darunter trägst du ${touches(told, 'accusative')}`,
  'closing with a base layer below': (told) =>
    `direkt auf der Haut trägst du ${touches(told, 'accusative')} für Oberkörper und Beine`,
  'closing that adds': (told) => `nimm${before(' ', told)} ${touches(told, 'accusative')} dazu`,
  'closing of detail': (told) => `als Detail ${isMany(told) ? 'genügen' : 'genügt'} ${touches(told)}`,
  'closing of all': (told) =>
    `${touches(told)} ${isMany(told) ? 'passen' : 'passt'}${before(' ', told)} gut dazu`,
};

function touches({ pieces = [] }: Told, grammatical: Case = 'nominative'): string {
  return listed(pieces.map((piece) => inShort(piece, grammatical)));
}

function isMany({ pieces = [] }: Told): boolean {
  return pieces.length > 1 || pieces.some(isPair);
}

function before(space: string, told: Told): string {
  const purpose = purposeOf(told);

  return purpose === '' ? '' : `${space}${purpose}`;
}

function purposeOf({ words: [key = ''] = [] }: Told): string {
  return OCCASIONS[key]?.purpose ?? (WEATHER_PURPOSES as Readonly<Record<string, string>>)[key] ?? '';
}
