import type { Slot } from '#contract/outfits.ts';
import type { Told, ToldPiece } from '#contract/told.ts';
import { isFabricName } from '#domain/wardrobe/fabrics.ts';
import { garmentOf, isCoat } from '#domain/wardrobe/wardrobe.ts';
import type { Says } from '../says.ts';
import { MADE_OF } from './cloths.ts';
import { COLOUR_ADJECTIVES } from './colour-adjectives.ts';
import { COLOURS } from './colour-names.ts';
import { inColours } from './in-colours.ts';
import { withA } from './inflection.ts';
import { inFull, inShort } from './named.ts';
import { colourNamed } from './piece.ts';
import { suitNoun } from './suit.ts';

type Opening =
  | `dress${string}`
  | `suit${string}`
  | `top ${string}`
  | `layer over ${string}`
  | 'bottom with top'
  | 'three pieces';

/** What is worn with what. Each piece is found by where it is worn; shoes and a coat may be missing. */
export const OPENINGS: Record<Extract<Says, Opening>, (told: Told) => string> = {
  dress: (told) => `${inFull(at(told, 'dress'))}${withShoes(told)}`,
  'dress and shoes': (told) => `${inFull(at(told, 'dress'))}${withShoes(told)}`,
  'dress alone': (told) =>
    `alles dreht sich um ${inFull(at(told, 'dress'), 'accusative')}${withShoes(told, '; dazu kommen')}`,
  'dress under layer': (told) =>
    `${inFull(at(told, 'dress'))} unter ${inShort(at(told, 'outer'), 'dative')}${withShoes(told)}`,
  'layer over dress': (told) =>
    `${inFull(at(told, 'dress'))}, darüber ${inShort(at(told, 'outer'))}${withShoes(told)}`,
  suit: (told) => `${suitOf(told)}, darunter ${inShort(at(told, 'top'))}${withCoat(told)}${withShoes(told)}`,
  'suit of one cloth': (told) =>
    `${partsOfSuit(told)} aus demselben ${at(told, 'outer').pattern === 'check' ? 'karierten ' : ''}Stoff, ${clothOf(at(told, 'outer'))}, darunter ${inShort(at(told, 'top'))}${withCoat(told)}${withShoes(told)}`,
  'suit with waistcoat': (told) =>
    `${suitOf(told)} mit ${inShort(waistcoatOf(told), 'dative')}, darunter ${inShort(at(told, 'top'))}${withCoat(told)}${withShoes(told)}`,
  'top tucked into bottom': (told) =>
    `${inFull(at(told, 'top'))}, in ${inShort(at(told, 'bottom'), 'accusative')} gesteckt${withShoes(told)}`,
  'top with bottom': (told) =>
    `${inFull(at(told, 'top'))} und ${inShort(at(told, 'bottom'))}${withShoes(told)}`,
  'top worn loose over bottom': (told) =>
    `${inFull(at(told, 'top'))}, locker über ${inShort(at(told, 'bottom'), 'dative')} getragen${withShoes(told)}`,
  'bottom with top': (told) =>
    `${inFull(at(told, 'bottom'))} und ${inShort(at(told, 'top'))}${withShoes(told)}`,
  'three pieces': (told) =>
    `Drei Teile: ${inFull(at(told, 'top'))}, ${inShort(at(told, 'bottom'))}${andShoes(told)}`,
  'layer over top': (told) =>
    `${inFull(at(told, 'outer'))} über ${inShort(at(told, 'top'), 'dative')}, dazu ${bottomAndShoes(told)}${underCoat(told)}`,
  'top and bottom under layer': (told) =>
    `${inFull(at(told, 'top'))} unter ${inShort(at(told, 'outer'), 'dative')}, dazu ${bottomAndShoes(told)}${underCoat(told)}`,
  'layer over them': (told) =>
    `${inFull(at(told, 'bottom'))} und ${inShort(at(told, 'top'))}, darüber ${inShort(at(told, 'outer'))}${withShoes(told)}${underCoat(told)}`,
};

function at({ pieces = [] }: Told, slot: Slot): ToldPiece {
  const there = pieces.filter(({ garment }) => garmentOf(garment)?.slot === slot);
  const piece = there.find((candidate) => !isCoatOf(candidate)) ?? there[0];
  if (piece === undefined) throw new RangeError(`There is no ${slot} to speak of`);

  return piece;
}

function waistcoatOf(told: Told): ToldPiece {
  return told.pieces?.find(({ garment }) => garmentOf(garment)?.kinds.includes('vest')) ?? at(told, 'outer');
}

function shoesOf({ pieces = [] }: Told): ToldPiece | undefined {
  return pieces.find(({ garment }) => garmentOf(garment)?.slot === 'shoes');
}

function isCoatOf({ garment }: ToldPiece): boolean {
  const known = garmentOf(garment);

  return known !== null && isCoat(known);
}

function withShoes(told: Told, joint = ', dazu'): string {
  const shoes = shoesOf(told);

  return shoes === undefined ? '' : `${joint} ${inShort(shoes)}`;
}

function bottomAndShoes(told: Told): string {
  const shoes = shoesOf(told);

  return inColours([at(told, 'bottom'), ...(shoes === undefined ? [] : [shoes])]);
}

function andShoes(told: Told): string {
  const shoes = shoesOf(told);

  return shoes === undefined ? '' : ` und ${inShort(shoes)}`;
}

/** The coat over another layer. */
function coatOf({ pieces = [] }: Told): ToldPiece | undefined {
  const layers = pieces.filter(({ garment }) => garmentOf(garment)?.slot === 'outer');

  return layers.length > 1 ? layers.find(isCoatOf) : undefined;
}

function withCoat(told: Told): string {
  const coat = coatOf(told);

  return coat === undefined ? '' : `, darüber ${inShort(coat)}`;
}

/** Behind a layer that was said to lie over another. */
function underCoat(told: Told): string {
  const coat = coatOf(told);

  return coat === undefined ? '' : `; darüber kommt ${inShort(coat)}`;
}

/** „ein marineblauer Anzug aus leichter Wolle“. */
function suitOf(told: Told): string {
  const jacket = at(told, 'outer');
  const noun = suitNoun(garmentOf(jacket.garment), isWithSkirt(told), told.pieces);
  const made = isFabricName(jacket.fabric) ? MADE_OF[jacket.fabric] : '';
  const behind = [made, PATTERNS[jacket.pattern] ?? ''].filter((word) => word !== '').join(' ');
  const colour = colourNamed(jacket.color);
  const adjectives = [
    ...(jacket.pattern === 'check' ? ['kariert'] : []),
    ...(colour === null ? [] : [COLOUR_ADJECTIVES[colour]]),
  ];

  return withA({ ...noun, adjectives, behind }, 'nominative');
}

const PATTERNS: Readonly<Record<string, string>> = { pinstripe: 'mit Nadelstreifen' };

function partsOfSuit(told: Told): string {
  const jacket = suitNoun(garmentOf(at(told, 'outer').garment)).noun;
  const lower = isWithSkirt(told) ? 'Rock' : 'Hose';

  return `${jacket === 'Frack' ? 'Frack' : 'Jacke'} und ${lower}`;
}

function isWithSkirt(told: Told): boolean {
  return garmentOf(at(told, 'bottom').garment)?.kinds.includes('skirt') === true;
}

/** „leichter Wolle in Marineblau“: behind „aus demselben Stoff“, and so in the dative. */
function clothOf(jacket: ToldPiece): string {
  const made = isFabricName(jacket.fabric) ? MADE_OF[jacket.fabric].replace(/^aus /, '') : jacket.fabric;

  return [made, inColour(jacket), PATTERNS[jacket.pattern] ?? ''].filter((word) => word !== '').join(' ');
}

function inColour({ color }: ToldPiece): string {
  const colour = colourNamed(color);

  return colour === null ? '' : `in ${COLOURS[colour]}`;
}
