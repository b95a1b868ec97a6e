import type { Told } from '#contract/told.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { Says } from '../says.ts';
import { COLOURS } from './colour-names.ts';
import { inColours } from './in-colours.ts';
import type { Case } from './inflection.ts';
import { isPair } from './named.ts';
import { OCCASIONS } from './occasions.ts';
import { colourNamed } from './piece.ts';
import { WEATHER_PURPOSES } from './vocabulary.ts';

/** Bag and finishing touches; the word, if any, is what the outfit is for. */
export const CLOSINGS: Record<Extract<Says, `closing ${string}`>, (told: Told) => string> = {
  // A black tie is a must, pearls and a bag are none.
  'closing in mourning': (told) =>
    hasMoreThanIsDue(told)
      ? `${touches(told)} ${isMany(told) ? 'passen' : 'passt'} dezent dazu`
      : `${touches(told)} ${isMany(told) ? 'gehören' : 'gehört'} dazu`,
  'closing that finishes': (told) =>
    `${touches(told)} ${isMany(told) ? 'machen' : 'macht'} das Outfit${before(' ', told)} komplett`,
  'closing with a shirt below': (told) =>
    `unter das Strickteil kommt ${touches(told)}, mit dem Kragen nach außen`,
  'closing with swimwear below': (told) => `darunter trägst du ${touches(told, 'accusative')}`,
  'closing with a base layer below': (told) => `direkt auf der Haut trägst du ${baseLayer(told)}`,
  'closing that adds': added,
  'closing of detail': (told) => `als Detail ${isMany(told) ? 'genügen' : 'genügt'} ${touches(told)}`,
  'closing of all': (told) =>
    `${touches(told)} ${isMany(told) ? 'passen' : 'passt'}${before(' ', told)} gut dazu`,
};

function touches({ pieces = [] }: Told, grammatical: Case = 'nominative'): string {
  return inColours(pieces, grammatical);
}

/** A bag is taken along, a scarf is worn. */
function added(told: Told): string {
  const bags = (told.pieces ?? []).filter(({ garment }) => garmentOf(garment)?.slot === 'bag').length;
  if (bags === 0) return `trag dazu${before(' ', told)} ${touches(told, 'accusative')}`;

  return bags === told.pieces?.length
    ? `nimm${before(' ', told)} ${touches(told, 'accusative')} mit`
    : `ergänze das Outfit${before(' ', told)} um ${touches(told, 'accusative')}`;
}

/** „Thermounterwäsche in Creme, oben und unten“. */
function baseLayer(told: Told): string {
  const [piece] = told.pieces ?? [];
  const colour = colourNamed(piece?.color ?? '');

  return piece === undefined || piece.called !== undefined || colour === null
    ? touches(told, 'accusative')
    : `Thermounterwäsche in ${COLOURS[colour]}, Oberteil und Hose`;
}

function hasMoreThanIsDue({ pieces = [] }: Told): boolean {
  return pieces.some(({ garment }) => {
    const known = garmentOf(garment);
    return known !== null && (known.slot === 'bag' || isKind(known, 'jewelry', 'watch'));
  });
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
