import type { Category } from '#domain/wardrobe/garment.ts';
import type * as English from '#web/words/garments.ts';

const CATEGORIES: Record<Category, string> = {
  Tops: 'Oberteil',
  Blazer: 'Blazer',
  Shirt: 'Hemd',
  Blouse: 'Bluse',
  Bottoms: 'Unterteil',
  Pants: 'Hose',
  Jeans: 'Jeans',
  Skirt: 'Rock',
  Dress: 'Kleid',
  Jacket: 'Jacke',
  Coat: 'Mantel',
  Footwear: 'Schuhe',
  Jumpsuit: 'Jumpsuit',
  Bag: 'Tasche',
  Belt: 'Gürtel',
  Hat: 'Kopfbedeckung',
  Scarf: 'Schal',
  Eyewear: 'Brille',
  Watch: 'Uhr',
  Jewelry: 'Schmuck',
  Tie: 'Krawatte',
  Gloves: 'Handschuhe',
  Hosiery: 'Strümpfe',
  Suspenders: 'Hosenträger',
};

export const categoryWord: typeof English.categoryWord = (category) =>
  (CATEGORIES as Record<string, string>)[category] ?? category;
