import { CLOTHS } from '#domain/stylist/writing/de/cloth-names.ts';
import { GARMENTS } from '#domain/stylist/writing/de/garment-names.ts';
import type * as English from '#web/words/garment-names.ts';

export const garmentName: typeof English.garmentName = (key, name) => GARMENTS[key] ?? name;
export const clothWord: typeof English.clothWord = (name) => CLOTHS[name] ?? name;
