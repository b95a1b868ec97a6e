import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import { CLOTHS_BY_CARE } from '#domain/wardrobe/garment-details.ts';
import { PRACTICAL_RULES } from '#domain/wardrobe/practical-wishes.ts';
import type { PieceKind } from '../mentions/piece-kinds.ts';
import { noQualities } from '../mentions/qualities.ts';

const CLOTHS = { ...CLOTHS_BY_CARE, 'tender skin': PRACTICAL_RULES['tender skin'].cloths } as const;

export type Care = keyof typeof CLOTHS;

/** What is wished or avoided of each way of care, in English and German: the words that a profile keeps. */
export const NAME_OF_CARE: Record<Care, readonly [english: string, german: string]> = {
  'machine washable': ['machine washable', 'maschinenwaschbar'],
  'no ironing': ['ironing', 'Bügeln'],
  'nothing see-through': ['see-through', 'durchsichtig'],
  'no metal': ['metal', 'Metall'],
  'tender skin': ['scratchy', 'Kratziges'],
};

const CARE_OF_NAME = new Map(
  Object.entries(NAME_OF_CARE).flatMap(([care, names]) =>
    names.map((name) => [name.toLowerCase(), care as Care] as const),
  ),
);

/** Whether a taste is kept for the care of clothes; on either side it refuses cloths. */
export function isCareTaste(words: string): boolean {
  return CARE_OF_NAME.has(words.toLowerCase());
}

/** The cloths that are refused for "ironing", or for "machine washable"; null where a taste is of no care. */
export function kindOfCare(words: string): { kind: PieceKind; key: Care } | null {
  const care = CARE_OF_NAME.get(words.toLowerCase());
  if (care === undefined) return null;
  const names: readonly FabricName[] = CLOTHS[care];

  return { key: care, kind: { target: null, ...noQualities(), fabrics: [{ label: care, names }] } };
}
