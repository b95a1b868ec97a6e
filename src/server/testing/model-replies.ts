import type { ProviderCall } from './model-provider.ts';

/** What a model that understands its task would answer, as an object: for changing a part of it. */
export const GOOD_OUTFIT = {
  title: 'Harbor Morning',
  description: 'A crisp shirt over easy trousers. Navy and white keep it calm.',
  overallFitAdvice: 'Let the shirt skim and the trousers fall straight. Roll the sleeves once.',
  reasons: ['Navy is in your palette.', 'Linen breathes on a warm day.'],
  notUnderstood: [] as string[],
  items: [
    itemReply('top', 'linen-shirt', 'Linen shirt', 'White', 'linen', 35, 55),
    itemReply('bottom', 'chinos', 'Twill chinos', 'Navy', 'twill', 40, 60),
    itemReply('shoes', 'loafers', 'Leather penny loafers', 'Brown', 'leather', 45, 65),
  ],
};

export const GOOD_ANALYSIS = {
  styleCategories: ['Classic', 'Minimalist'],
  comfort: 62,
  elegance: 58,
  trendy: 40,
  description: 'Plain cloth and clean lines come back in every photo.',
  becauseCategories: 'No trims and few seams in the photos.',
  becauseComfort: 'Soft, easy cuts.',
  becauseElegance: 'Sharp collars.',
  becauseTrendy: 'Shapes that have been around for long.',
  becauseDescription: 'The same cut in several photos.',
};

export const GOOD_QUIZ = {
  styleCategories: ['Tailored', 'Classic'],
  description: 'You like structure that does not shout.',
  summary: 'You work among people and want to look put together. Structure suits you. Begin with one jacket.',
  becauseCategories: 'You asked for structure and polish.',
};

export const GOOD_FEEDBACK = {
  comfort: 0,
  elegance: 15,
  trendy: 0,
  addStyles: ['Edgy'],
  dropStyles: [],
  addColors: ['Navy'],
  dropColors: [],
  addAvoidances: [],
  dropAvoidances: [],
  addGoals: [],
  dropGoals: [],
  bodyType: '',
  height: '',
  fitOfTops: '',
  fitOfBottoms: '',
  fitOfDresses: '',
  likes: [] as string[],
  avoids: [] as string[],
  notUnderstood: [] as string[],
};

/** Three looks of which no two are alike. */
const GOOD_LOOKS = [
  GOOD_OUTFIT,
  {
    ...GOOD_OUTFIT,
    title: 'Studio Hours',
    items: [
      itemReply('top', 'turtleneck', 'Merino turtleneck', 'Charcoal', 'merino', 35, 55),
      itemReply('bottom', 'straight-jeans', 'Straight-leg jeans', 'Denim', 'denim', 40, 60),
      itemReply('shoes', 'chelsea-boots', 'Leather Chelsea boots', 'Black', 'leather', 45, 65),
    ],
  },
  {
    ...GOOD_OUTFIT,
    title: 'Garden Light',
    items: [
      itemReply('dress', 'shirt-dress', 'Belted shirt dress', 'Sage', 'cotton', 60, 90),
      itemReply('shoes', 'ballet-flats', 'Ballet flats', 'Tan', 'leather', 35, 55),
      itemReply('bag', 'tote', 'Canvas tote', 'Cream', 'canvas', 20, 30),
    ],
  },
];

const NOT_UNDERSTOOD = 'flibbertigibbet';

/** Answers each task as it is asked. */
export function goodReply(call: ProviderCall): string {
  return JSON.stringify(replyTo(call));
}

function replyTo({ body, data }: ProviderCall): unknown {
  const asked = JSON.stringify(data ?? {});
  const isUnclear = asked.includes(NOT_UNDERSTOOD);
  if (body.includes('The task: describe a personal style')) return GOOD_ANALYSIS;
  if (body.includes('The task: read the answers of a style quiz')) return GOOD_QUIZ;
  if (body.includes('The task: read what a person says')) {
    return isUnclear
      ? { ...GOOD_FEEDBACK, elegance: 0, addStyles: [], addColors: [], notUnderstood: [NOT_UNDERSTOOD] }
      : GOOD_FEEDBACK;
  }
  if (body.includes('The task: change a stored outfit')) return revisionReply(data, isUnclear);
  if (body.includes('Give several such outfits')) return { looks: GOOD_LOOKS };
  return GOOD_OUTFIT;
}

function revisionReply(data: ProviderCall['data'], isUnclear: boolean) {
  const { items: _items, ...texts } = GOOD_OUTFIT;
  const outfit = data?.outfit as { items: { number: string; slot: string }[] } | undefined;
  const shoes = outfit?.items.find(({ slot }) => slot === 'shoes')?.number ?? 'item-1';
  const boots = itemReply('shoes', 'chelsea-boots', 'Suede Chelsea boots', 'Tan', 'suede', 60, 90);
  return isUnclear
    ? { ...texts, replace: [], add: [], remove: [], notUnderstood: [NOT_UNDERSTOOD] }
    : { ...texts, replace: [{ which: shoes, ...boots }], add: [], remove: [] };
}

export function itemReply(
  slot: string,
  garment: string,
  item: string,
  color: string,
  fabric: string,
  priceLow: number,
  priceHigh: number,
) {
  const category = item.split(' ').at(-1) ?? item;
  return {
    slot,
    garment,
    category,
    item,
    color,
    fabric,
    pattern: 'plain',
    style: 'Classic',
    priceLow,
    priceHigh,
  };
}
