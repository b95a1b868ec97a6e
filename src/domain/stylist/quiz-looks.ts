import type { QuizLook } from '#contract/quiz.ts';
import type { BoardItem } from '#domain/lookboard/board-item.ts';
import { type NamedPiece, piecesToDraw } from './pieces-to-draw.ts';

/**
 * What the quiz's answers look like. In a pair everything stays the same but what is asked: the color, the pattern, the cut;
 * and all of it is worn by everyone, so that nobody answers by whom a look is for.
 */
const PIECES: Record<QuizLook, readonly NamedPiece[]> = {
  suit: [
    ['suit-jacket', 'Charcoal'],
    ['poplin-shirt', 'White'],
    ['suit-trousers', 'Charcoal'],
    ['oxfords', 'Black'],
    ['necktie', 'Navy'],
  ],
  jeans: [
    ['overshirt', 'Olive'],
    ['crew-tee', 'White'],
    ['straight-jeans', 'Denim', 'denim'],
    ['leather-sneakers', 'White'],
    ['cap', 'Navy'],
  ],
  neutral: [
    ['wool-coat', 'Charcoal'],
    ['fine-crew-sweater', 'Silver', 'knit'],
    ['chinos', 'Stone'],
    ['leather-sneakers', 'White'],
    ['wool-scarf', 'Gray'],
  ],
  colorful: [
    ['wool-coat', 'Emerald'],
    ['fine-crew-sweater', 'Pink', 'knit'],
    ['chinos', 'Royal Blue'],
    ['leather-sneakers', 'Red'],
    ['wool-scarf', 'Mustard'],
  ],
  plain: [
    ['blazer', 'Camel'],
    ['poplin-shirt', 'Powder Blue'],
    ['tailored-trousers', 'Navy'],
    ['loafers', 'Cognac'],
    ['silk-scarf', 'Burgundy'],
  ],
  printed: [
    ['blazer', 'Camel', 'check'],
    ['poplin-shirt', 'Powder Blue', 'stripe'],
    ['tailored-trousers', 'Navy', 'pinstripe'],
    ['loafers', 'Cognac'],
    ['silk-scarf', 'Burgundy', 'floral'],
  ],
  close: [
    ['blazer', 'Forest Green'],
    ['fitted-rollneck', 'Ivory', 'knit'],
    ['slim-trousers', 'Charcoal'],
    ['chelsea-boots', 'Black'],
  ],
  wide: [
    ['duster-cardigan', 'Forest Green'],
    ['oversized-shirt', 'Ivory'],
    ['wide-leg-trousers', 'Charcoal'],
    ['chelsea-boots', 'Black'],
  ],
  silent: [
    ['crew-tee', 'White'],
    ['straight-jeans', 'Charcoal', 'denim'],
    ['chelsea-boots', 'Black'],
  ],
  telling: [
    ['biker-jacket', 'Black'],
    ['graphic-tee', 'White'],
    ['straight-jeans', 'Charcoal', 'denim'],
    ['chelsea-boots', 'Black'],
    ['fedora', 'Burgundy'],
    ['sunglasses', 'Black'],
  ],
  known: [
    ['bomber', 'Navy'],
    ['crew-tee', 'White'],
    ['chinos', 'Khaki'],
    ['canvas-sneakers', 'White'],
  ],
  new: [
    ['kimono-jacket', 'Teal', 'floral'],
    ['crew-tee', 'White'],
    ['culottes', 'Rust'],
    ['western-boots', 'Cognac'],
  ],
  unseen: [
    ['double-breasted-blazer', 'Slate'],
    ['crew-tee', 'White'],
    ['suit-trousers', 'Slate'],
    ['leather-sneakers', 'White'],
  ],
  seen: [
    ['double-breasted-blazer', 'Red'],
    ['crew-tee', 'White'],
    ['suit-trousers', 'Red'],
    ['leather-sneakers', 'White'],
  ],
  'by-rules': [
    ['blazer', 'Navy'],
    ['oxford-shirt', 'White'],
    ['tailored-trousers', 'Gray'],
    ['loafers', 'Brown'],
    ['leather-belt', 'Brown'],
  ],
  'own-rules': [
    ['blazer', 'Navy'],
    ['hoodie', 'Coral'],
    ['tailored-trousers', 'Gray', 'pinstripe'],
    ['chunky-sneakers', 'Lime'],
    ['beanie', 'Mustard', 'knit'],
  ],
  night: [
    ['velvet-blazer', 'Burgundy'],
    ['crew-tee', 'Black'],
    ['slim-trousers', 'Black'],
    ['chelsea-boots', 'Black'],
    ['dress-watch', 'Gold'],
  ],
  dinner: [
    ['soft-blazer', 'Teal'],
    ['fine-crew-sweater', 'Ivory', 'knit'],
    ['straight-jeans', 'Navy', 'denim'],
    ['suede-loafers', 'Cognac'],
  ],
  'at-home': [
    ['shawl-cardigan', 'Cream', 'knit'],
    ['long-sleeve-tee', 'Gray'],
    ['joggers', 'Charcoal'],
    ['slides', 'Tan'],
  ],
  'on-the-way': [
    ['quilted-jacket', 'Forest Green'],
    ['fine-crew-sweater', 'Gray', 'knit'],
    ['tapered-trousers', 'Navy'],
    ['retro-runners', 'Teal'],
    ['messenger-bag', 'Cognac'],
  ],
  outdoors: [
    ['fleece-jacket', 'Cream'],
    ['flannel-shirt', 'Red', 'check'],
    ['hiking-trousers', 'Olive'],
    ['hiking-boots', 'Brown'],
    ['backpack', 'Forest Green'],
  ],
  traveling: [
    ['trench-coat', 'Camel'],
    ['breton-tee', 'Navy', 'stripe'],
    ['wide-jeans', 'Denim', 'denim'],
    ['leather-sneakers', 'White'],
    ['leather-tote', 'Cognac'],
    ['sunglasses', 'Black'],
  ],
  'shoes-and-bags': [
    ['loafers', 'Burgundy'],
    ['leather-sneakers', 'White'],
    ['chelsea-boots', 'Cognac'],
    ['bucket-bag', 'Cognac'],
    ['canvas-tote', 'Ivory'],
  ],
  layers: [
    ['wool-coat', 'Camel'],
    ['cardigan', 'Forest Green', 'knit'],
    ['chambray-shirt', 'Powder Blue'],
    ['crew-tee', 'White'],
    ['corduroys', 'Brown'],
    ['desert-boots', 'Tan'],
    ['wool-scarf', 'Burgundy'],
  ],
  accents: [
    ['silk-scarf', 'Emerald', 'floral'],
    ['stud-earrings', 'Gold'],
    ['fine-necklace', 'Gold'],
    ['bracelet', 'Gold'],
    ['dress-watch', 'Silver'],
    ['sunglasses', 'Brown'],
  ],
  weather: [
    ['rain-jacket', 'Mustard'],
    ['cable-sweater', 'Cream', 'knit'],
    ['straight-jeans', 'Navy', 'denim'],
    ['rain-boots', 'Forest Green'],
    ['beanie', 'Rust', 'knit'],
  ],
};

/** A look of the quiz, as it is drawn. @throws Error when the wardrobe does not have one of its pieces */
export function quizLook(name: QuizLook): BoardItem[] {
  return piecesToDraw(PIECES[name]);
}
