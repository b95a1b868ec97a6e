import type { FeedbackSentence, RevisionSentence } from './sentence.ts';

/**
 * Fifty sentences that were written before the code that reads them, and are measured but never tuned on.
 * Whoever changes the reader because of one of these must move it to `development.ts` and write a new one.
 */
export const HOLD_OUT_REVISIONS: readonly RevisionSentence[] = [
  {
    to: 'office',
    say: 'Could we trade the loafers for ankle boots?',
    expect: { items: { loafers: { kind: 'boots' } } },
  },
  {
    to: 'office',
    say: 'The blazer would be better in camel',
    expect: { items: { blazer: { colours: ['Camel'], sameGarment: true } } },
  },
  { to: 'office', say: 'lose the belt', expect: { items: { 'leather-belt': 'removed' } } },
  {
    to: 'office',
    say: 'I love it but the trousers should be wide-leg',
    expect: { items: { 'tailored-trousers': { garments: ['wide-leg-trousers', 'wide-jeans', 'culottes'] } } },
  },
  { to: 'office', say: 'Make this suitable for a cocktail party', expect: { whole: 'dressier' } },
  { to: 'office', say: 'Add a watch, please', expect: { items: {}, added: [{ kind: 'watch' }] } },
  {
    to: 'office',
    say: 'a bit less formal please, but hang on to the blazer',
    expect: { whole: 'plainer', keeps: ['blazer'] },
  },
  {
    to: 'office',
    say: 'put a silk scarf with it and skip the bag',
    expect: { items: { 'leather-tote': 'removed' }, added: [{ kind: 'scarf' }] },
  },
  {
    to: 'office',
    say: 'can the shirt be light blue instead of white',
    expect: { items: { 'poplin-shirt': { colours: ['Sky Blue', 'Powder Blue'], sameGarment: true } } },
  },
  {
    to: 'office',
    say: 'I want cheaper shoes',
    expect: { items: { loafers: { slot: 'shoes', cheaper: true } } },
  },
  { to: 'office', say: 'Please make the unicorn shinier', expect: { nothing: true } },
  {
    to: 'office',
    say: 'swap shirt -> turtleneck',
    expect: { items: { 'poplin-shirt': { kind: 'turtleneck' } } },
  },
  {
    to: 'date',
    say: "I don't do leather, find me another jacket",
    expect: { items: { 'biker-jacket': { slot: 'outer' } } },
  },
  { to: 'date', say: 'flats instead of the boots', expect: { items: { 'heeled-boots': { kind: 'flats' } } } },
  {
    to: 'date',
    say: 'The dress in emerald green, everything else stays',
    expect: { items: { 'slip-dress': { colours: ['Emerald'], sameGarment: true } } },
  },
  { to: 'date', say: 'no necklace', expect: { items: { 'fine-necklace': 'removed' } } },
  {
    to: 'date',
    say: 'Replace the necklace with earrings',
    expect: { items: { 'fine-necklace': { kind: 'earrings' } } },
  },
  {
    to: 'date',
    say: 'Can I have a wrap dress?',
    expect: { items: { 'slip-dress': { garments: ['wrap-dress', 'midi-occasion-dress'] } } },
  },
  { to: 'date', say: 'It will be chilly, make it warmer', expect: { whole: 'warmer' } },
  { to: 'weekend', say: 'more polished please', expect: { whole: 'dressier' } },
  {
    to: 'weekend',
    say: 'ditch the cap and give me sunglasses',
    expect: { items: { cap: 'removed' }, added: [{ kind: 'sunglasses' }] },
  },
  {
    to: 'weekend',
    say: 'black jeans',
    expect: { items: { 'straight-jeans': { colours: ['Black'], sameGarment: true } } },
  },
  {
    to: 'weekend',
    say: 'I would rather wear a striped tee than the sweatshirt',
    expect: { items: { sweatshirt: { kind: 'tshirt', patterns: ['stripe'] } } },
  },
  {
    to: 'weekend',
    say: 'too cold for this, put a jacket on top',
    expect: { items: {}, added: [{ slot: 'outer', kind: 'jacket' }] },
  },
  { to: 'weekend', say: 'asdf qwer zxcv', expect: { nothing: true } },
  {
    to: 'winter',
    say: 'the coat is too expensive',
    expect: { items: { 'wool-coat': { slot: 'outer', cheaper: true } } },
  },
  {
    to: 'winter',
    say: 'Change scarf and beanie to forest green',
    expect: {
      items: {
        'wool-scarf': { colours: ['Forest Green'], sameGarment: true },
        beanie: { colours: ['Forest Green'], sameGarment: true },
      },
    },
  },
  {
    to: 'winter',
    say: 'parka rather than the overcoat',
    expect: { items: { 'wool-coat': { garments: ['parka'] } } },
  },
  {
    to: 'winter',
    say: 'Keep the boots and the coat, change the rest',
    expect: { whole: 'quieter', keeps: ['chelsea-boots', 'wool-coat'] },
  },
  {
    to: 'winter',
    say: 'get rid of the hat and add gloves',
    expect: { items: { beanie: 'removed' }, added: [{ kind: 'gloves' }] },
  },
];

export const HOLD_OUT_FEEDBACK: readonly FeedbackSentence[] = [
  { say: 'I need more comfort in my life', expect: { comfort: 'up' } },
  { say: "I'm not really that trendy", expect: { trendy: 'down' } },
  {
    say: 'Please add more jewel tones like emerald and sapphire',
    expect: { addsColours: ['Emerald', 'Royal Blue'] },
  },
  { say: 'I never wear orange', expect: { dropsColours: ['Orange'] } },
  { say: 'Bohemian is not me at all', expect: { dropsStyles: ['Bohemian'] } },
  { say: 'I see myself as more of a minimalist', expect: { addsStyles: ['Minimalist'] } },
  { say: 'crop tops are a no for me', expect: { addsAvoidances: ['crop-tops'] } },
  { say: "I'm 5'3, so petite", expect: { height: 'petite' } },
  { say: 'I like my tops oversized and my pants slim', expect: { tops: 'oversized', bottoms: 'slim' } },
  { say: 'I would like to draw attention to my waist', expect: { addsGoals: ['accentuate-waist'] } },
  { say: 'set elegance to 80', expect: { elegance: 80 } },
  { say: 'a touch more elegant and a lot less casual', expect: { elegance: 'up', dropsStyles: ['Casual'] } },
  {
    say: "High-waisted trousers are fine now, I don't mind them",
    expect: { dropsAvoidances: ['high-waisted'] },
  },
  { say: 'My shape is more of an hourglass', expect: { bodyType: 'hourglass' } },
  { say: 'I love navy and camel together', expect: { addsColours: ['Navy', 'Camel'] } },
  { say: 'no more stripes please', expect: { addsAvoidances: ['horizontal-stripes'] } },
  {
    say: 'vintage and preppy describe me better than edgy',
    expect: { addsStyles: ['Vintage', 'Preppy'], dropsStyles: ['Edgy'] },
  },
  { say: 'My cat walked over the keyboard', expect: {} },
  { say: 'I prefer a-line dresses and relaxed tops', expect: { dresses: 'a-line', tops: 'relaxed' } },
  { say: 'make it less elegant, more comfortable', expect: { elegance: 'down', comfort: 'up' } },
];
