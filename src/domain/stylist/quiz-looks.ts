import type { QuizLook } from '#contract/quiz.ts';
import type { BoardItem } from '#domain/lookboard/board-item.ts';
import { type NamedPiece, piecesToDraw } from './pieces-to-draw.ts';

/**
 * The quiz's pairs. In a pair everything stays the same but what is asked: the color, the pattern, the cut; and all of it is
 * worn by everyone, so that nobody answers by whom a look is for.
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
};

/** A look of the quiz, as it is drawn. @throws Error when the wardrobe does not have one of its pieces */
export function quizLook(name: QuizLook): BoardItem[] {
  return piecesToDraw(PIECES[name]);
}
