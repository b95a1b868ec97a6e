import { readWords } from '#domain/stylist/house/language/read-words.ts';
import type { Garment } from '#domain/wardrobe/garment.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';

/** The garments of our wardrobe that a category name from outside may mean ("Day Dresses"); none for what we do not dress in. */
export function readCategory(name: string): Garment[] {
  const words = name.replace(/[^a-z]+/gi, ' ').toLowerCase();
  const keys = readWords(words).flatMap(({ meaning }) =>
    meaning.is === 'garments' ? [...meaning.target.keys] : [],
  );

  return [...new Set(keys)].map(garmentOf).filter((garment) => garment !== null);
}
