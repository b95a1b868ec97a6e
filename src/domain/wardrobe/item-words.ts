import type { FabricPattern } from '#contract/outfits.ts';
import type { FabricName } from './fabrics.ts';
import type { Garment, Worn } from './garment.ts';
import { CUTS, type Cut, isCutOf } from './garment-details.ts';

/** How a cloth is said before a noun; cloths that are not listed are said by their name. */
const SAID: Partial<Record<FabricName, string>> = {
  'heavyweight cotton': 'heavyweight',
  'oxford cotton': 'Oxford-cloth',
  'cotton knit': 'cotton',
  'ribbed knit': 'ribbed',
  'tropical wool': 'lightweight wool',
  'wax-print cotton': 'wax-print',
  'stretch nylon': 'stretch',
  'quick-dry polyester': 'quick-dry',
  'french terry': 'French-terry',
  'waterproof shell': 'waterproof',
  'down-filled nylon': 'down-filled',
  'recycled padding': 'padded',
  'gold-tone metal': 'gold-tone',
  'silver-tone metal': 'silver-tone',
};

const PATTERN_SAID: Record<FabricPattern, string> = {
  plain: '',
  knit: '',
  denim: '',
  stripe: 'striped',
  pinstripe: 'pinstriped',
  check: 'checked',
  floral: 'floral',
  dot: 'dotted',
};

/** Names that say the pattern or the cloth already. */
const SAYS_IT: Partial<Record<FabricPattern | FabricName, RegExp>> = {
  stripe: /breton/i,
  denim: /jeans|denim|trucker/i,
  check: /flannel shirt/i,
  'recycled padding': /puffer|quilted|gilet|insulated/i,
};

const CUT_NAMES: Record<Cut, string> = {
  petite: 'petite',
  tall: 'tall',
  plus: 'plus-size',
  maternity: 'maternity',
  wide: 'wide-fit',
};
const MENSWEAR_CUTS: Partial<Record<Cut, string>> = { petite: 'short-fit', plus: 'big-and-tall' };

/** How shops call a cut that they sell apart from the ordinary sizes. */
export function cutName(cut: Cut, worn: Worn): string {
  return (worn === 'menswear' ? MENSWEAR_CUTS[cut] : undefined) ?? CUT_NAMES[cut];
}

function isCalled(cut: Cut, name: string): boolean {
  return name === CUT_NAMES[cut] || name === MENSWEAR_CUTS[cut];
}

/**
 * "linen wide-leg trousers", "checked lightweight wool blazer": the garment in words, without its color.
 * @param cuts how the cut is called that it has to be sold in: "petite"
 */
export function itemWords(
  garment: Garment,
  fabric: FabricName,
  pattern: FabricPattern,
  cuts: readonly string[] = [],
): string {
  const sold = cuts.filter((name) => CUTS.some((cut) => isCutOf(garment, cut) && isCalled(cut, name)));
  // Big and tall is tall.
  const own = sold.filter((name) => name !== CUT_NAMES.tall || !sold.includes('big-and-tall'));

  return [...own, patternWord(garment, fabric, pattern), fabricWord(garment, fabric), garment.name]
    .filter((word) => word !== '')
    .join(' ');
}

/** "checked"; nothing where the name or the cloth says it. */
export function patternWord(garment: Garment, fabric: FabricName, pattern: FabricPattern): string {
  // Wax print is named for its pattern.
  if (fabric === 'wax-print cotton' || SAYS_IT[pattern]?.test(garment.name) === true) return '';

  return PATTERN_SAID[pattern];
}

/** The words of the cloth that the name does not say already: "wool" before "flannel trousers". */
function fabricWord(garment: Garment, fabric: FabricName): string {
  const said = SAID[fabric] ?? fabric;
  const name = garment.name.toLowerCase();
  if (SAYS_IT[fabric]?.test(name) === true) return '';

  return said
    .split(' ')
    .filter((word) => !name.includes(word.toLowerCase().split('-')[0] ?? word))
    .join(' ');
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Nouns that take "are": "the trousers are". */
export function isPlural(garment: Pick<Garment, 'name'>): boolean {
  return /s$/.test(garment.name) && !/(?:dress|ss)$/.test(garment.name);
}
