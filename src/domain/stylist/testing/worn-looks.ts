import type { Row } from './stored-look.ts';

/** Looks that changes are tested on; a look of a test's own stands in it. */
export const SUIT: readonly Row[] = [
  ['suit-jacket', 'wool', 'Charcoal'],
  ['poplin-shirt', 'poplin', 'White'],
  ['suit-trousers', 'wool', 'Charcoal'],
  ['oxfords', 'leather', 'Brown'],
  ['leather-belt', 'leather', 'Brown'],
  ['necktie', 'silk', 'Burgundy'],
];
export const KNIT: readonly Row[] = [
  ['fine-crew-sweater', 'merino', 'Navy'],
  ['crew-tee', 'cotton', 'White'],
  ['chinos', 'twill', 'Olive'],
  ['desert-boots', 'suede', 'Brown'],
  ['wool-scarf', 'lambswool', 'Gray'],
];
export const OFFICE: readonly Row[] = [
  ['blazer', 'wool', 'Navy'],
  ['blouse', 'silk', 'White'],
  ['tailored-trousers', 'wool flannel', 'Gray'],
  ['loafers', 'leather', 'Black'],
];
export const GUEST: readonly Row[] = [
  ['midi-occasion-dress', 'crepe', 'Sage'],
  ['block-heels', 'leather', 'Beige'],
  ['clutch', 'satin', 'Gold'],
  ['drop-earrings', 'gold-tone metal', 'Gold'],
];
export const BEACH: readonly Row[] = [
  ['linen-shirt', 'linen', 'Terracotta'],
  ['chino-shorts', 'linen', 'Beige'],
  ['leather-sandals', 'leather', 'Tan'],
];
