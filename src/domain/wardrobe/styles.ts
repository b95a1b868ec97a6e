import type { FabricPattern } from '#contract/outfits.ts';
import type { ColourName } from '#contract/palette.ts';
import { STYLE_GROUPS, type StyleName } from '#contract/style-profile.ts';

interface StyleNotes {
  /** Colors that carry the style. */
  colours: readonly ColourName[];
  patterns?: readonly FabricPattern[];
  /** Lives of dark clothes and of black leather. */
  isDark?: true;
  /** What people also call it, separated by bars. */
  words: string;
}

/** What each style is known by besides its garments, which name their styles themselves. */
export const STYLES: Record<StyleName, StyleNotes> = {
  Classic: {
    colours: ['Navy', 'White', 'Camel', 'Gray', 'Black', 'Burgundy'],
    words:
      'timeless|traditional|polished|refined|ladylike|elegant|sophisticated|' +
      'conservative|grown up|more grown up|mature|more mature|too young|too young for me|childish|juvenile',
  },
  Preppy: {
    colours: ['Navy', 'White', 'Forest Green', 'Burgundy', 'Sky Blue', 'Khaki'],
    patterns: ['check', 'stripe', 'knit'],
    words: 'prep|ivy|ivy league|collegiate|academia|dark academia|light academia|country club',
  },
  Minimalist: {
    colours: ['Black', 'White', 'Gray', 'Ivory', 'Stone', 'Charcoal', 'Navy'],
    patterns: ['plain'],
    words:
      'minimal|minimalism|clean|pared back|understated|simple|sleek|basic|no fuss|' +
      'clean girl|neutral look',
  },
  Tailored: {
    colours: ['Charcoal', 'Navy', 'Gray', 'White', 'Black', 'Powder Blue'],
    patterns: ['plain', 'pinstripe', 'check'],
    words:
      'sharp|structured|suited|power dressing|dapper|executive|crisp|powerful|strong look|look strong|authoritative',
  },
  'Old Money': {
    colours: ['Camel', 'Cream', 'Navy', 'Ivory', 'Forest Green', 'Chocolate', 'Beige'],
    patterns: ['plain', 'knit', 'check'],
    words: 'quiet luxury|stealth wealth|luxury|luxurious|expensive looking|rich|aristocratic|' + 'equestrian',
  },
  Casual: {
    colours: ['Denim', 'White', 'Gray', 'Navy', 'Olive', 'Black'],
    patterns: ['plain', 'denim', 'stripe'],
    words:
      'everyday|laid back|laidback|easygoing|easy|effortless|low key|low maintenance|off duty|' +
      'model off duty|practical',
  },
  Sporty: {
    colours: ['Black', 'White', 'Navy', 'Gray', 'Red', 'Cobalt'],
    words: 'athletic|active|tenniscore|blokecore',
  },
  Athleisure: {
    colours: ['Black', 'Charcoal', 'Gray', 'Stone', 'White', 'Sage'],
    words: 'activewear|gym style|sportswear',
  },
  Coastal: {
    colours: ['White', 'Navy', 'Sky Blue', 'Beige', 'Ivory', 'Powder Blue'],
    patterns: ['stripe', 'plain'],
    words: 'nautical|coastal grandmother|beachy|seaside|resort style|hamptons|sailing style|' + 'breezy',
  },
  'Smart Casual': {
    colours: ['Navy', 'Beige', 'White', 'Olive', 'Gray', 'Camel'],
    words:
      'put together|have it together|got it together|have my life together|neat|presentable|tidy|well groomed|groomed|clean cut|well kept',
  },
  Bohemian: {
    colours: ['Rust', 'Cream', 'Terracotta', 'Olive', 'Mustard', 'Brown', 'Ivory'],
    patterns: ['floral', 'plain'],
    words: 'boho|boho chic|hippie|hippy|free spirited|free spirit|gypsy|earthy|folk|flowy style',
  },
  Eclectic: {
    colours: ['Mustard', 'Teal', 'Burgundy', 'Pink', 'Cobalt', 'Rust'],
    patterns: ['floral', 'check', 'dot', 'stripe'],
    words:
      'quirky|mix and match|unusual|unique|playful|fun|whimsical|funky|retro futuristic|' +
      'indie|unconventional',
  },
  Vintage: {
    colours: ['Mustard', 'Brown', 'Burgundy', 'Cream', 'Forest Green', 'Rust', 'Navy'],
    patterns: ['check', 'dot', 'floral', 'knit'],
    words:
      'retro|thrifted|70s|60s|50s|80s|90s|1950s|1960s|1970s|1980s|1990s|seventies|sixties|' +
      'fifties|nineties|rockabilly|mod|old school|y2k|nostalgic',
  },
  Artsy: {
    colours: ['Black', 'Cobalt', 'Mustard', 'Ivory', 'Rust', 'Teal'],
    patterns: ['plain', 'check', 'dot'],
    words:
      'artistic|creative|arty|avant garde|avantgarde|architectural|gallery style|' +
      'intellectual|expressive',
  },
  Maximalist: {
    colours: ['Fuchsia', 'Emerald', 'Cobalt', 'Gold', 'Red', 'Purple', 'Orange'],
    patterns: ['floral', 'dot', 'check'],
    words:
      'maximalism|more is more|dopamine|dopamine dressing|extravagant|flamboyant|' +
      'over the top|loud|eye catching|statement',
  },
  Edgy: {
    colours: ['Black', 'Charcoal', 'Burgundy', 'Silver', 'White'],
    isDark: true,
    words:
      'with edge|some edge|an edge|bit of edge|rock|rocker|rock chic|punk|rebellious|biker|moto|badass|tough|' +
      'dark and moody|moody|metalhead|alt|emo|vampire',
  },
  Streetwear: {
    colours: ['Black', 'Gray', 'White', 'Olive', 'Orange', 'Navy'],
    words: 'street|street style|urban|skater|skate|hypebeast|hip hop|hiphop|swag|drip',
  },
  Contemporary: {
    colours: ['Black', 'Ivory', 'Chocolate', 'Gray', 'Cobalt', 'Sage'],
    words:
      'modern|current|trendy|fashion forward|on trend|fresh|' +
      'trend|it girl|cool girl|instagram|tiktok|younger|youthful|too old|too old for me|old fashioned|dated|' +
      'outdated|frumpy|stuffy|granny|too mumsy|mumsy|dowdy',
  },
  Grunge: {
    colours: ['Black', 'Charcoal', 'Burgundy', 'Olive', 'Gray', 'Rust'],
    isDark: true,
    patterns: ['check', 'plain'],
    words: 'grungy|nineties grunge|distressed|scruffy|undone|messy',
  },
  Utility: {
    colours: ['Olive', 'Khaki', 'Navy', 'Stone', 'Brown', 'Black'],
    patterns: ['plain', 'denim'],
    words:
      'utilitarian|workwear|gorpcore|military style|functional|rugged|outdoorsy|' +
      'safari style|hardwearing|techwear',
  },
  Romantic: {
    colours: ['Blush', 'Ivory', 'Dusty Rose', 'Mauve', 'Cream', 'Lavender'],
    patterns: ['floral', 'plain', 'dot'],
    words: 'dreamy|soft|delicate|ethereal|fairy|regency|bridgerton|poetic|whimsy|princess|' + 'coquette',
  },
  Feminine: {
    colours: ['Blush', 'Pink', 'Ivory', 'Lavender', 'Powder Blue', 'Red'],
    patterns: ['floral', 'dot', 'plain'],
    words: 'girly|pretty|femme|balletcore|barbie|barbiecore|cute|sweet|womanly|dainty|flirty',
  },
  Glamorous: {
    colours: ['Black', 'Gold', 'Emerald', 'Red', 'Burgundy', 'Silver', 'Plum'],
    words:
      'glam|glamour|hollywood|red carpet style|sexy|sultry|opulent|dazzling|seductive|' +
      'showstopper|show stopping|bombshell|mob wife|diva|sexier|hotter look|vampy',
  },
  Cottagecore: {
    colours: ['Sage', 'Cream', 'Butter', 'Dusty Rose', 'Ivory', 'Brown'],
    patterns: ['floral', 'check', 'knit'],
    words: 'cottage core|cottage|prairie|rustic|farmhouse|countryside|pastoral|wholesome|' + 'grandmacore',
  },
  Parisian: {
    colours: ['Navy', 'Black', 'Ivory', 'Red', 'Camel', 'White'],
    patterns: ['stripe', 'plain', 'dot'],
    words: 'french|french girl|parisienne|paris style|je ne sais quoi',
  },
  Scandinavian: {
    colours: ['Gray', 'Ivory', 'Black', 'Stone', 'Powder Blue', 'Camel', 'Sage'],
    patterns: ['plain', 'knit', 'stripe'],
    words: 'scandi|nordic|danish|swedish|hygge|copenhagen style|norwegian',
  },
  'Japanese Minimal': {
    colours: ['Black', 'Navy', 'Stone', 'Ivory', 'Charcoal', 'Olive', 'Slate'],
    patterns: ['plain'],
    words: 'japanese|tokyo style|japandi|muji|wabi sabi|zen|normcore|korean|k fashion',
  },
  Western: {
    colours: ['Denim', 'Brown', 'Tan', 'Cognac', 'Rust', 'Ivory'],
    patterns: ['denim', 'check'],
    words:
      'cowboy|cowgirl|cowboycore|coastal cowgirl|ranch|southwestern|nashville|texan|' +
      'country style|americana',
  },
  Mediterranean: {
    colours: ['White', 'Terracotta', 'Sky Blue', 'Olive', 'Butter', 'Sage'],
    patterns: ['plain', 'stripe', 'floral'],
    words: 'italian|riviera|sicilian|greek|spanish|amalfi|capri style|dolce vita|' + 'tomato girl',
  },
  'Afro-Contemporary': {
    colours: ['Mustard', 'Orange', 'Cobalt', 'Emerald', 'Terracotta', 'Fuchsia', 'Purple'],
    patterns: ['floral', 'dot', 'plain'],
    words: 'afrocentric|african|afro|afrobeats|lagos style|nigerian|ghanaian|accra',
  },
};

const GROUP_OF = new Map<StyleName, string>(
  STYLE_GROUPS.flatMap((group) => group.styles.map((style) => [style, group.label] as const)),
);

export function isStyleName(name: string): name is StyleName {
  return GROUP_OF.has(name as StyleName);
}

/** Neighbours share a group: Classic and Preppy are nearer than Classic and Grunge. */
export function areNeighbours(first: StyleName, second: StyleName): boolean {
  return GROUP_OF.get(first) === GROUP_OF.get(second);
}

/** What somebody who dresses so would be sent back to change: wide apart in cut, not only in mood. */
const AGAINST: Partial<Record<StyleName, readonly StyleName[]>> = {
  Classic: [
    'Streetwear',
    'Grunge',
    'Edgy',
    'Utility',
    'Athleisure',
    'Sporty',
    'Eclectic',
    'Maximalist',
    'Artsy',
  ],
  Preppy: ['Grunge', 'Edgy', 'Streetwear', 'Utility', 'Athleisure', 'Maximalist', 'Bohemian', 'Artsy'],
  Minimalist: ['Maximalist', 'Eclectic', 'Cottagecore', 'Western', 'Bohemian', 'Grunge', 'Romantic'],
  Tailored: ['Streetwear', 'Grunge', 'Athleisure', 'Sporty', 'Bohemian', 'Cottagecore', 'Utility'],
  'Old Money': ['Streetwear', 'Grunge', 'Edgy', 'Maximalist', 'Athleisure', 'Utility', 'Eclectic'],
  Sporty: [
    'Romantic',
    'Feminine',
    'Cottagecore',
    'Glamorous',
    'Vintage',
    'Parisian',
    'Bohemian',
    'Old Money',
  ],
  Athleisure: [
    'Romantic',
    'Feminine',
    'Cottagecore',
    'Glamorous',
    'Vintage',
    'Parisian',
    'Bohemian',
    'Old Money',
  ],
  Coastal: ['Edgy', 'Grunge', 'Glamorous', 'Streetwear'],
  Bohemian: ['Tailored', 'Sporty', 'Athleisure', 'Preppy', 'Minimalist'],
  Vintage: ['Athleisure', 'Sporty', 'Contemporary'],
  Artsy: ['Preppy', 'Sporty', 'Athleisure'],
  Eclectic: ['Minimalist'],
  Maximalist: ['Minimalist'],
  Edgy: ['Romantic', 'Feminine', 'Cottagecore', 'Preppy', 'Coastal', 'Old Money', 'Mediterranean', 'Classic'],
  Grunge: ['Romantic', 'Feminine', 'Preppy', 'Coastal', 'Old Money', 'Tailored', 'Glamorous', 'Classic'],
  Streetwear: [
    'Romantic',
    'Feminine',
    'Cottagecore',
    'Preppy',
    'Old Money',
    'Tailored',
    'Classic',
    'Bohemian',
    'Artsy',
  ],
  Contemporary: ['Cottagecore', 'Western'],
  Utility: ['Romantic', 'Feminine', 'Glamorous', 'Cottagecore'],
  Romantic: ['Utility', 'Streetwear', 'Sporty', 'Athleisure', 'Grunge', 'Edgy'],
  Feminine: ['Utility', 'Streetwear', 'Sporty', 'Athleisure', 'Grunge', 'Edgy'],
  Glamorous: ['Utility', 'Sporty', 'Athleisure', 'Grunge', 'Cottagecore'],
  Cottagecore: ['Edgy', 'Streetwear', 'Glamorous', 'Athleisure', 'Tailored'],
  Parisian: ['Athleisure', 'Sporty', 'Streetwear', 'Western', 'Utility', 'Maximalist'],
  Scandinavian: ['Maximalist', 'Glamorous', 'Western'],
  'Japanese Minimal': ['Maximalist', 'Glamorous', 'Western', 'Cottagecore', 'Romantic'],
  Western: ['Athleisure', 'Tailored'],
  Mediterranean: ['Edgy', 'Grunge', 'Streetwear'],
};

export function stylesAgainst(style: StyleName): readonly StyleName[] {
  return AGAINST[style] ?? [];
}
