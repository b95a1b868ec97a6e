import type { ColourName } from '#contract/palette.ts';

/** A maker's or a model's name that people say for a garment: "my docs", "my levis". */
interface BrandWords {
  /** Levelled, separated by bars. */
  words: string;
  /** The garments it stands for. */
  keys: readonly string[];
  /** What most of them come in, where no color is said. */
  colours?: readonly ColourName[];
}

export const BRAND_WORDS: readonly BrandWords[] = [
  {
    words:
      'docs|dms|doc marten|dr martens|drmartens|doctor martens|big boots|chunky boots|stompy boots|heavy boots',
    keys: ['combat-boots'],
    colours: ['Black'],
  },
  { words: 'timberlands|timbs|tims|timberland boots', keys: ['combat-boots'], colours: ['Camel'] },
  { words: 'red wings|red wing boots|redwings|wolverines', keys: ['combat-boots'], colours: ['Brown'] },
  {
    words: 'blundstones|blunnies|blundies|rm williams|r m williams|rms',
    keys: ['chelsea-boots'],
    colours: ['Brown'],
  },
  { words: 'desert clarks|clarks|wallabees|wallabys', keys: ['desert-boots'], colours: ['Camel', 'Tan'] },
  { words: 'birks|birkenstocks|birkenstock', keys: ['cork-sandals'], colours: ['Brown', 'Tan'] },
  {
    words: 'uggs|ugg boots|sheepskin boots|fur lined boots',
    keys: ['insulated-boots'],
    colours: ['Camel', 'Tan'],
  },
  { words: 'sorels|moon boots', keys: ['insulated-boots'] },
  { words: 'hunters|hunter boots|hunter wellies', keys: ['rain-boots'] },
  { words: 'crocs|havaianas|tevas|chacos', keys: ['slides'] },
  {
    words:
      'air forces|air force ones|air force 1s|air force 1|af1s|jordans|stan smiths|superstars|vejas|common projects|court classics',
    keys: ['leather-sneakers'],
    colours: ['White'],
  },
  {
    words: 'converse|chuck taylors|all stars',
    keys: ['canvas-sneakers'],
    colours: ['Black', 'White'],
  },
  { words: 'vans|keds|superga|supergas', keys: ['canvas-sneakers', 'slip-on-sneakers'] },
  {
    words:
      'new balance|sambas|gazelles|spezials|onitsukas|onitsuka tigers|reeboks|pumas|adidas|nikes|air max',
    keys: ['retro-runners'],
  },
  { words: 'hokas|brooks trainers|asics|saucony|on clouds|on cloud shoes', keys: ['running-shoes'] },
  { words: 'levis|levi jeans|501s|wranglers|lee jeans', keys: ['straight-jeans'], colours: ['Denim'] },
  { words: 'lululemons|lulus|lululemon leggings', keys: ['leggings'] },
  { words: 'dickies|carhartts', keys: ['carpenter-trousers'] },
  { words: 'barbour|barbour jacket', keys: ['quilted-jacket'], colours: ['Olive', 'Navy'] },
  { words: 'carhartt jacket|carhartt', keys: ['chore-jacket'], colours: ['Tan', 'Brown'] },
  { words: 'patagonia fleece|patagonia|patagucci', keys: ['fleece-jacket'] },
  { words: 'north face|north face jacket|nuptse|uniqlo puffer', keys: ['puffer'], colours: ['Black'] },
  { words: 'canada goose', keys: ['parka'], colours: ['Black', 'Navy'] },
  { words: 'burberry trench|burberry', keys: ['trench-coat'], colours: ['Camel', 'Beige'] },
];

const COLOURS: ReadonlyMap<string, readonly ColourName[]> = new Map(
  BRAND_WORDS.flatMap(({ words, colours }) =>
    colours === undefined ? [] : words.split('|').map((word) => [word, colours] as const),
  ),
);

const NAMES: ReadonlySet<string> = new Set(BRAND_WORDS.flatMap(({ words }) => words.split('|')));

/** What most of those come in that somebody calls so; none where that is anybody's guess. */
export function coloursOfBrand(word: string): readonly ColourName[] {
  return COLOURS.get(word) ?? [];
}

/** Whether it is a name, and no noun that has a plural. */
export function isBrand(word: string): boolean {
  return NAMES.has(word);
}
