import type { ColourName } from '#contract/palette.ts';

/**
 * What people call colors, in small letters, mapped to the curated name that a shop assistant would
 * bring. Spaces separate words; hyphens and British spellings are levelled before the look-up.
 */
export const COLOUR_WORDS: ReadonlyMap<string, ColourName> = new Map([
  ...wordsFor('Black', 'jet black|jet|ebony|onyx|ink black|noir|raven|coal|blackish|soft black|off black'),
  ...wordsFor(
    'Charcoal',
    'charcoal gray|dark gray|graphite|anthracite|gunmetal|iron|deep gray|gunmetal gray',
  ),
  ...wordsFor('Slate', 'slate gray|slate blue|steel|steel gray|steel blue|blue gray|gray blue|storm|pewter'),
  ...wordsFor(
    'Gray',
    'grayish|mid gray|medium gray|ash|ash gray|heather gray|marl gray|gray marl|smoke|cement|concrete',
  ),
  ...wordsFor(
    'Silver',
    'light gray|pale gray|soft gray|dove|dove gray|pearl gray|metallic silver|platinum|chrome',
  ),
  ...wordsFor(
    'White',
    'whitish|pure white|optic white|bright white|snow|snow white|chalk|chalk white|crisp white|blanc',
  ),
  ...wordsFor(
    'Ivory',
    'off white|eggshell|pearl|bone|ecru white|natural white|alabaster|porcelain|winter white',
  ),
  ...wordsFor('Cream', 'creme|vanilla|buttermilk|warm white|oatmilk|custard|light beige|pale beige'),
  ...wordsFor(
    'Beige',
    'sand|oatmeal|ecru|nude|natural|linen|champagne|sandy|biscuit|wheat|light tan|parchment',
  ),
  ...wordsFor('Stone', 'greige|pebble|mushroom|putty|dune|fog|limestone|cool beige'),
  ...wordsFor('Taupe', 'mink|mole|gray brown|brown gray|truffle|driftwood|dark beige'),
  ...wordsFor('Tan', 'light brown|pale brown|fawn|buff|latte|honey|cafe au lait|almond|hazelnut|light camel'),
  ...wordsFor('Khaki', 'chino|safari|light khaki|desert|dark tan'),
  ...wordsFor('Camel', 'toffee|caramel|butterscotch|vicuna|golden brown|golden tan|honey brown'),
  ...wordsFor('Cognac', 'saddle|saddle brown|whiskey|whisky|amber brown|tawny|leather brown|chestnut|sienna'),
  ...wordsFor(
    'Brown',
    'brownish|walnut|coffee|medium brown|tobacco|mahogany|umber|nut brown|cinnamon brown|hazel',
  ),
  ...wordsFor('Chocolate', 'dark brown|deep brown|espresso|mocha|cocoa|chocolate brown|bitter chocolate'),
  ...wordsFor(
    'Navy',
    'navy blue|dark blue|deep blue|midnight|midnight blue|marine|marine blue|ink|ink blue|dark navy',
  ),
  ...wordsFor(
    'Royal Blue',
    'royal|sapphire|sapphire blue|ultramarine|lapis|true blue|indigo blue|persian blue',
  ),
  ...wordsFor(
    'Cobalt',
    'bluish|blue|bright blue|cobalt blue|electric blue|azure|cerulean|bold blue|primary blue',
  ),
  ...wordsFor(
    'Denim',
    'denim blue|jean blue|jeans blue|chambray|washed blue|dusty blue|medium blue|muted blue|indigo',
  ),
  ...wordsFor(
    'Sky Blue',
    'sky|light blue|baby blue|team boy|team blue|cornflower|cornflower blue|soft blue|pastel blue|periwinkle blue',
  ),
  ...wordsFor('Powder Blue', 'powder|ice blue|icy blue|pale blue|very light blue|glacier|misty blue'),
  ...wordsFor('Turquoise', 'aqua|aquamarine|cyan|seafoam blue|light teal|bright teal|tiffany blue|lagoon'),
  ...wordsFor(
    'Teal',
    'petrol|petrol blue|peacock|peacock blue|dark turquoise|blue green|green blue|dark teal|teal blue',
  ),
  ...wordsFor(
    'Forest Green',
    'forest|dark green|deep green|hunter green|hunter|bottle green|pine|pine green|racing green',
  ),
  ...wordsFor(
    'Emerald',
    'greenish|green|emerald green|kelly green|jade|jade green|bright green|malachite|grass green|shamrock',
  ),
  ...wordsFor(
    'Olive',
    'olive green|army green|army|military green|moss|moss green|olive drab|dark khaki|loden|khaki green',
  ),
  ...wordsFor(
    'Sage',
    'sage green|eucalyptus|celadon|pistachio|soft green|dusty green|gray green|muted green|light olive',
  ),
  ...wordsFor(
    'Mint',
    'mint green|light green|pale green|pastel green|seafoam|sea green pale|seafoam green|honeydew',
  ),
  ...wordsFor(
    'Lime',
    'lime green|chartreuse|neon green|acid green|apple green|citron|yellow green|electric lime',
  ),
  ...wordsFor(
    'Butter',
    'butter yellow|light yellow|pale yellow|pastel yellow|soft yellow|lemon cream|buttercream|primrose',
  ),
  ...wordsFor(
    'Yellow',
    'yellowish|lemon|canary|sunshine|bright yellow|sunny yellow|daffodil|neon yellow|lemon yellow|sunflower',
  ),
  ...wordsFor(
    'Mustard',
    'mustard yellow|ochre|ocher|turmeric|dark yellow|saffron|marigold|goldenrod|curry|amber',
  ),
  ...wordsFor('Gold', 'golden|metallic gold|old gold|antique gold|brass|bronze|bronze gold'),
  ...wordsFor('Orange', 'tangerine|bright orange|pumpkin|mandarin|clementine|neon orange|carrot|papaya'),
  ...wordsFor(
    'Rust',
    'rust red|rusty|copper|burnt orange|burnt sienna|cinnamon|ginger|dark orange|henna|auburn|russet|paprika',
  ),
  ...wordsFor('Terracotta', 'terra cotta|clay|brick|brick red|brick orange|adobe|muted orange|sedona|spice'),
  ...wordsFor('Peach', 'apricot|light orange|pale orange|peachy|melon|cantaloupe|nectarine|peach pink'),
  ...wordsFor(
    'Coral',
    'coral pink|coral red|coral orange|salmon|salmon pink|watermelon|flamingo|light red|living coral',
  ),
  ...wordsFor(
    'Red',
    'reddish|scarlet|crimson|bright red|cherry|cherry red|ruby|ruby red|true red|fire red|lipstick red|cardinal|tomato|tomato red|vermilion|poppy|carmine',
  ),
  ...wordsFor(
    'Burgundy',
    'maroon|wine|wine red|bordeaux|oxblood|dark red|deep red|garnet|claret|merlot|cranberry|marsala|cabernet|berry red',
  ),
  ...wordsFor(
    'Blush',
    'blush pink|light pink|pale pink|team girl|team pink|soft pink|baby pink|ballet pink|ballet|shell pink|petal|petal pink|powder pink|rose quartz|nude pink',
  ),
  ...wordsFor(
    'Dusty Rose',
    'dusty pink|rose|old rose|antique rose|ash rose|muted pink|rose gold|rosewood|vintage pink|tea rose|dusky pink|rose pink',
  ),
  ...wordsFor(
    'Pink',
    'bubblegum|bubblegum pink|candy pink|carnation|carnation pink|pastel pink|pinkish|rosy|medium pink',
  ),
  ...wordsFor(
    'Fuchsia',
    'magenta|hot pink|shocking pink|bright pink|neon pink|raspberry|cerise|electric pink|barbie pink|fuchsia pink|deep pink|dark pink',
  ),
  ...wordsFor(
    'Lavender',
    'lilac|light purple|pale purple|pastel purple|wisteria|periwinkle|soft purple|orchid|light violet|lavendar',
  ),
  ...wordsFor('Mauve', 'dusty purple|muted purple|heather|dusty mauve|dusty lavender|thistle|grape gray'),
  ...wordsFor(
    'Purple',
    'purplish|violet|amethyst|royal purple|grape|bright purple|ultraviolet|ultra violet|deep violet',
  ),
  ...wordsFor(
    'Plum',
    'aubergine|eggplant|dark purple|deep purple|mulberry|blackberry|damson|prune|fig|boysenberry|dark plum|byzantium',
  ),
]);

/**
 * Words that name a color only where a color is asked for. In running text they usually mean the
 * fabric, the place or the drink: "linen shirt", "ballet flats", "coffee date".
 */
export const WORDS_WITH_ANOTHER_MEANING: ReadonlySet<string> = new Set(
  (
    'army|ballet|bone|brass|cement|chino|chrome|coffee|concrete|copper|curry|custard|desert|dune|fig|fog|forest|' +
    'ginger|grape|heather|honey|hunter|ink|iron|jet|lagoon|latte|linen|marine|melon|midnight|military|mocha|' +
    'natural|nude|pearl|petal|pine|poppy|powder|royal|safari|saddle|sand|sandy|sky|smoke|snow|spice|steel|storm|' +
    'sunflower|sunshine|tomato|vanilla|walnut|watermelon|wheat'
  ).split('|'),
);

function wordsFor(name: ColourName, words: string): [word: string, name: ColourName][] {
  return [name.toLowerCase(), ...words.split('|')].map((word) => [word, name]);
}
