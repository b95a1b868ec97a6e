import type { WizardLook } from '#contract/onboarding.ts';
import type { BoardItem } from '#domain/lookboard/board-item.ts';
import { type NamedPiece, piecesToDraw } from './pieces-to-draw.ts';

/** What the wizard's answers look like. A style is shown in pieces that everyone wears: it is not asked by whom. */
const PIECES: Record<WizardLook, readonly NamedPiece[]> = {
  womenswear: [
    ['wrap-coat', 'Camel'],
    ['blouse', 'Ivory'],
    ['pleated-skirt', 'Forest Green'],
    ['knee-boots', 'Chocolate'],
    ['handbag', 'Burgundy'],
  ],
  menswear: [
    ['pea-coat', 'Navy'],
    ['oxford-shirt', 'Powder Blue'],
    ['flannel-trousers', 'Gray'],
    ['brogues', 'Cognac'],
    ['knit-tie', 'Burgundy'],
  ],
  everything: [
    ['bomber', 'Olive'],
    ['breton-tee', 'Navy', 'stripe'],
    ['straight-jeans', 'Denim', 'denim'],
    ['chunky-loafers', 'Black'],
    ['bucket-bag', 'Cognac'],
    ['drop-earrings', 'Gold'],
  ],
  casual: [
    ['denim-jacket', 'Denim', 'denim'],
    ['crew-tee', 'White'],
    ['chinos', 'Khaki'],
    ['canvas-sneakers', 'White'],
    ['backpack', 'Navy'],
  ],
  business: [
    ['suit-jacket', 'Navy'],
    ['poplin-shirt', 'White'],
    ['suit-trousers', 'Navy'],
    ['loafers', 'Cognac'],
    ['briefcase', 'Cognac'],
  ],
  formal: [
    ['tuxedo-jacket', 'Black'],
    ['tuxedo-shirt', 'White'],
    ['tuxedo-trousers', 'Black'],
    ['patent-oxfords', 'Black'],
    ['bow-tie', 'Black'],
  ],
  bohemian: [
    ['kimono-jacket', 'Terracotta', 'floral'],
    ['band-collar-shirt', 'Cream'],
    ['linen-trousers', 'Tan'],
    ['leather-sandals', 'Brown'],
    ['sun-hat', 'Tan'],
  ],
  minimalist: [
    ['wool-coat', 'Stone'],
    ['turtleneck', 'Ivory', 'knit'],
    ['tailored-trousers', 'Black'],
    ['leather-sneakers', 'White'],
  ],
  vintage: [
    ['tweed-blazer', 'Brown', 'check'],
    ['knit-vest', 'Mustard', 'knit'],
    ['oxford-shirt', 'Cream'],
    ['corduroys', 'Burgundy'],
    ['brogues', 'Cognac'],
  ],
  sporty: [
    ['track-jacket', 'Forest Green'],
    ['performance-tee', 'White'],
    ['joggers', 'Charcoal'],
    ['retro-runners', 'Red'],
    ['gym-bag', 'Navy'],
  ],
  edgy: [
    ['biker-jacket', 'Black'],
    ['graphic-tee', 'White'],
    ['slim-jeans', 'Black', 'denim'],
    ['combat-boots', 'Black'],
    ['sunglasses', 'Black'],
  ],
};

/** A look of the wizard, as it is drawn. @throws Error when the wardrobe does not have one of its pieces */
export function wizardLook(name: WizardLook): BoardItem[] {
  return piecesToDraw(PIECES[name]);
}
