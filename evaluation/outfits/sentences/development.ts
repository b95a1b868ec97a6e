import type { FeedbackSentence, RevisionSentence } from './sentence.ts';

/** Sentences to develop on: how people ask, with the exact edit that they mean. */
export const DEVELOPMENT_REVISIONS: readonly RevisionSentence[] = [
  {
    to: 'office',
    say: 'Swap the blazer for a cardigan',
    expect: { items: { blazer: { kind: 'cardigan' } } },
  },
  {
    to: 'office',
    say: 'replace the shoes with white sneakers',
    expect: { items: { loafers: { kind: 'sneakers', colours: ['White'] } } },
  },
  {
    to: 'office',
    say: 'make the trousers navy',
    expect: { items: { 'tailored-trousers': { colours: ['Navy'], sameGarment: true } } },
  },
  { to: 'office', say: 'No belt please', expect: { items: { 'leather-belt': 'removed' } } },
  { to: 'office', say: 'add a silk scarf', expect: { items: {}, added: [{ kind: 'scarf' }] } },
  { to: 'office', say: 'remove the tote', expect: { items: { 'leather-tote': 'removed' } } },
  { to: 'office', say: 'different shoes', expect: { items: { loafers: { slot: 'shoes' } } } },
  {
    to: 'office',
    say: 'I want a striped shirt',
    expect: { items: { 'poplin-shirt': { patterns: ['stripe', 'pinstripe'] } } },
  },
  {
    to: 'office',
    say: 'shirt in light pink',
    expect: { items: { 'poplin-shirt': { colours: ['Blush', 'Pink'], sameGarment: true } } },
  },
  {
    to: 'office',
    say: 'change the bag to a backpack',
    expect: { items: { 'leather-tote': { kind: 'backpack' } } },
  },
  { to: 'office', say: 'more formal', expect: { whole: 'dressier' } },
  {
    to: 'office',
    say: 'make it more casual but keep the trousers',
    expect: { whole: 'plainer', keeps: ['tailored-trousers'] },
  },
  { to: 'office', say: 'dress it down for the weekend', expect: { whole: 'plainer' } },
  { to: 'office', say: 'cheaper please', expect: { whole: 'cheaper' } },
  { to: 'office', say: 'the shoes are too expensive', expect: { items: { loafers: { cheaper: true } } } },
  {
    to: 'office',
    say: 'no black',
    expect: {
      items: {
        loafers: { slot: 'shoes' },
        'leather-tote': { slot: 'bag' },
        'leather-belt': { kind: 'belt' },
      },
    },
  },
  { to: 'office', say: 'Swap the blazer for a spaceship', expect: { nothing: true } },
  { to: 'office', say: 'remove the shoes', expect: { nothing: true } },
  {
    to: 'office',
    say: 'keep the blazer, change the trousers to jeans',
    expect: { items: { 'tailored-trousers': { kind: 'jeans' } } },
  },
  {
    to: 'office',
    say: 'brown loafers instead of black',
    expect: {
      items: { loafers: { colours: ['Brown', 'Chocolate', 'Cognac', 'Camel', 'Tan'], sameGarment: true } },
    },
  },
  {
    to: 'office',
    say: 'turtleneck instead of the shirt',
    expect: { items: { 'poplin-shirt': { kind: 'turtleneck' } } },
  },
  {
    to: 'office',
    say: 'make the shirt linen',
    expect: { items: { 'poplin-shirt': { fabrics: ['linen'], kind: 'shirt' } } },
  },
  {
    to: 'office',
    say: 'add a watch and a pocket square',
    expect: { items: {}, added: [{ kind: 'watch' }, { kind: 'pocket-square' }] },
  },
  { to: 'office', say: 'Can you make it warmer? It is freezing outside', expect: { whole: 'warmer' } },
  {
    to: 'office',
    say: 'blazer in gray, trousers in navy',
    expect: {
      items: {
        blazer: { colours: ['Gray', 'Charcoal', 'Slate', 'Silver'], sameGarment: true },
        'tailored-trousers': { colours: ['Navy'], sameGarment: true },
      },
    },
  },
  { to: 'office', say: 'lose the blazer', expect: { items: { blazer: 'removed' } } },
  {
    to: 'office',
    say: 'I would prefer chinos',
    expect: { items: { 'tailored-trousers': { garments: ['chinos'] } } },
  },
  { to: 'office', say: 'only change the shoes', expect: { items: { loafers: { slot: 'shoes' } } } },
  { to: 'office', say: 'the shirt should be less plain', expect: { nothing: true } },
  { to: 'office', say: 'hello there', expect: { nothing: true } },
  { to: 'office', say: '让它更休闲一点', expect: { nothing: true } },
  { to: 'office', say: 'more color please', expect: { whole: 'brighter' } },
  {
    to: 'office',
    say: 'swap the loafers for brown brogues and the tote for a briefcase',
    expect: {
      items: {
        loafers: { garments: ['brogues'], colours: ['Brown', 'Chocolate', 'Cognac', 'Camel', 'Tan'] },
        'leather-tote': { garments: ['briefcase', 'messenger-bag'] },
      },
    },
  },
  {
    to: 'office',
    say: 'without the tote and the belt',
    expect: { items: { 'leather-tote': 'removed', 'leather-belt': 'removed' } },
  },
  {
    to: 'date',
    say: 'swap the dress for a skirt and blouse',
    expect: { items: { 'slip-dress': { kind: 'skirt' } }, added: [{ kind: 'blouse' }] },
  },
  {
    to: 'date',
    say: 'Make the dress blue',
    expect: {
      items: {
        'slip-dress': {
          colours: ['Cobalt', 'Navy', 'Denim', 'Sky Blue', 'Royal Blue', 'Powder Blue', 'Slate'],
          sameGarment: true,
        },
      },
    },
  },
  { to: 'date', say: 'no heels', expect: { items: { 'heeled-boots': { slot: 'shoes', notKind: 'heels' } } } },
  {
    to: 'date',
    say: 'comfier shoes',
    expect: { items: { 'heeled-boots': { slot: 'shoes', notKind: 'heels' } } },
  },
  {
    to: 'date',
    say: 'trade the jacket for a blazer',
    expect: { items: { 'biker-jacket': { kind: 'blazer' } } },
  },
  {
    to: 'date',
    say: 'vegan leather for the jacket',
    expect: { items: { 'biker-jacket': { fabrics: ['vegan leather'] } } },
  },
  { to: 'date', say: 'add tights', expect: { items: {}, added: [{ kind: 'tights' }] } },
  { to: 'date', say: 'longer dress', expect: { items: { 'slip-dress': { kind: 'floor-length' } } } },
  {
    to: 'date',
    say: 'something less tight than the dress',
    expect: { items: { 'slip-dress': { slot: 'dress' } } },
  },
  { to: 'date', say: 'make it suitable for a black tie gala', expect: { whole: 'dressier' } },
  {
    to: 'date',
    say: 'replace the bag with a red clutch',
    expect: { items: { crossbody: { kind: 'clutch', colours: ['Red'] } } },
  },
  { to: 'date', say: 'lower heels', expect: { items: { 'heeled-boots': { slot: 'shoes' } } } },
  {
    to: 'date',
    say: 'silver necklace instead',
    expect: { items: { 'fine-necklace': { colours: ['Silver'] } } },
  },
  { to: 'date', say: 'Take off the jacket', expect: { items: { 'biker-jacket': 'removed' } } },
  {
    to: 'date',
    say: 'everything in black',
    expect: { items: { 'slip-dress': { colours: ['Black'], sameGarment: true } } },
  },
  { to: 'date', say: 'the jacket in denim', expect: { items: { 'biker-jacket': { fabrics: ['denim'] } } } },
  {
    to: 'date',
    say: 'swap out the boots for knee high boots',
    expect: { items: { 'heeled-boots': { garments: ['knee-boots'] } } },
  },
  { to: 'weekend', say: 'dress it up', expect: { whole: 'dressier' } },
  {
    to: 'weekend',
    say: 'make the jeans black',
    expect: { items: { 'straight-jeans': { colours: ['Black'], sameGarment: true } } },
  },
  {
    to: 'weekend',
    say: 'wide leg jeans please',
    expect: { items: { 'straight-jeans': { garments: ['wide-jeans', 'baggy-jeans', 'flared-jeans'] } } },
  },
  {
    to: 'weekend',
    say: 'swap the sweatshirt for a navy hoodie',
    expect: { items: { sweatshirt: { kind: 'hoodie', colours: ['Navy'] } } },
  },
  {
    to: 'weekend',
    say: 'add a denim jacket',
    expect: { items: {}, added: [{ garments: ['denim-jacket'] }] },
  },
  { to: 'weekend', say: 'for rainy weather', expect: { items: {}, added: [{ slot: 'outer' }] } },
  {
    to: 'weekend',
    say: 'sneakers in navy',
    expect: { items: { 'leather-sneakers': { colours: ['Navy'], sameGarment: true } } },
  },
  { to: 'weekend', say: 'i hate caps', expect: { items: { cap: 'removed' } } },
  { to: 'weekend', say: 'can i have boots', expect: { items: { 'leather-sneakers': { kind: 'boots' } } } },
  {
    to: 'weekend',
    say: 'cropped trousers instead of the jeans',
    expect: { items: { 'straight-jeans': { slot: 'bottom', notKind: 'jeans' } } },
  },
  {
    to: 'winter',
    say: 'replace the scarf with a navy one',
    expect: { items: { 'wool-scarf': { colours: ['Navy'], kind: 'scarf' } } },
  },
  {
    to: 'winter',
    say: 'make the coat black',
    expect: { items: { 'wool-coat': { colours: ['Black'], sameGarment: true } } },
  },
  {
    to: 'winter',
    say: 'I am allergic to wool',
    expect: {
      items: {
        'wool-coat': { slot: 'outer' },
        'cable-sweater': { slot: 'top' },
        beanie: { kind: 'hat' },
        'wool-scarf': { kind: 'scarf' },
      },
    },
  },
  {
    to: 'winter',
    say: 'remove the beanie, the scarf',
    expect: { items: { beanie: 'removed', 'wool-scarf': 'removed' } },
  },
  {
    to: 'winter',
    say: 'a puffer instead of the coat',
    expect: { items: { 'wool-coat': { garments: ['puffer'] } } },
  },
  { to: 'winter', say: 'brighter scarf', expect: { items: { 'wool-scarf': { kind: 'scarf' } } } },
  { to: 'winter', say: 'lighter trousers', expect: { items: { chinos: { sameGarment: true } } } },
  {
    to: 'winter',
    say: 'make the sweater a turtleneck',
    expect: { items: { 'cable-sweater': { kind: 'turtleneck' } } },
  },
  {
    to: 'winter',
    say: 'no check',
    expect: { items: { 'wool-scarf': { kind: 'scarf', patterns: ['plain', 'stripe'] } } },
  },
  {
    to: 'office',
    say: 'my feet hurt in loafers, something I can walk in',
    expect: { items: { loafers: { kind: 'flats', notKind: 'loafers' } } },
  },
  {
    to: 'office',
    say: 'I hate the colour of the pants',
    expect: { items: { 'tailored-trousers': { sameGarment: true } } },
  },
  { to: 'office', say: 'the bag is too big', expect: { items: { 'leather-tote': { kind: 'crossbody' } } } },
  {
    to: 'office',
    say: 'swap the tote for something smaller',
    expect: { items: { 'leather-tote': { kind: 'crossbody' } } },
  },
  {
    to: 'office',
    say: 'wider trousers please',
    expect: { items: { 'tailored-trousers': { kind: 'trousers', colours: ['Charcoal'] } } },
  },
  { to: 'office', say: 'under $150', expect: { whole: 'cheaper' } },
  {
    to: 'office',
    say: 'vegan shoes',
    expect: { items: { loafers: { fabrics: ['vegan leather', 'canvas'], sameGarment: true } } },
  },
  {
    to: 'office',
    say: 'I like everything except the belt',
    expect: { items: { 'leather-belt': { kind: 'belt' } } },
  },
  {
    to: 'office',
    say: 'please add earrings and lose the belt',
    expect: { items: { 'leather-belt': 'removed' }, added: [{ kind: 'earrings' }] },
  },
  { to: 'office', say: 'add layers', expect: { whole: 'warmer' } },
  {
    to: 'date',
    say: 'longer dress',
    expect: { items: { 'slip-dress': { kind: 'floor-length', colours: ['Burgundy'] } } },
  },
  {
    to: 'date',
    say: 'cover my arms',
    expect: { items: { 'slip-dress': { kind: 'dress', notKind: 'sleeveless' } } },
  },
  {
    to: 'date',
    say: 'something for my shoulders',
    expect: { items: { 'biker-jacket': { kind: 'cardigan' } } },
  },
  { to: 'weekend', say: 'hat off', expect: { items: { cap: 'removed' } } },
  { to: 'weekend', say: 'take the cap off', expect: { items: { cap: 'removed' } } },
  { to: 'winter', say: "it's too much burgundy", expect: { items: { 'wool-scarf': { kind: 'scarf' } } } },
];

export const DEVELOPMENT_FEEDBACK: readonly FeedbackSentence[] = [
  { say: 'more comfort', expect: { comfort: 'up' } },
  { say: 'I want to look more elegant', expect: { elegance: 'up' } },
  { say: 'less trendy please', expect: { trendy: 'down' } },
  { say: 'comfort 70, elegance 40', expect: { comfort: 70, elegance: 40 } },
  {
    say: 'Add minimalist and remove bohemian',
    expect: { addsStyles: ['Minimalist'], dropsStyles: ['Bohemian'] },
  },
  { say: 'I love emerald green', expect: { addsColours: ['Emerald'] } },
  { say: 'I hate orange', expect: { dropsColours: ['Orange'] } },
  {
    say: 'please avoid crop tops and anything tight',
    expect: { addsAvoidances: ['crop-tops', 'tight-fitting'] },
  },
  {
    say: 'I no longer mind high-waisted pants, they are fine',
    expect: { dropsAvoidances: ['high-waisted'] },
  },
  { say: 'I prefer relaxed tops', expect: { tops: 'relaxed' } },
  { say: 'wide-leg trousers suit me best', expect: { bottoms: 'wide-leg' } },
  { say: "I'm 5'10", expect: { height: 'tall' } },
  { say: 'I have a pear shaped body', expect: { bodyType: 'pear' } },
  { say: 'help me elongate my legs', expect: { addsGoals: ['elongate-legs'] } },
  { say: 'My style is more classic than edgy', expect: { addsStyles: ['Classic'], dropsStyles: ['Edgy'] } },
  { say: 'no horizontal stripes', expect: { addsAvoidances: ['horizontal-stripes'] } },
  { say: 'I like pastels', expect: { addsColours: ['Blush', 'Lavender', 'Mint'] } },
  { say: 'too formal for me', expect: { elegance: 'down' } },
  { say: 'I am not comfortable enough in this', expect: { comfort: 'up' } },
  { say: 'nothing baggy, nothing boxy', expect: { addsAvoidances: ['baggy-clothes', 'boxy-silhouettes'] } },
  { say: 'I have been told I look great', expect: {} },
  { say: '更舒服一点', expect: {} },
  {
    say: 'romantic and feminine, with burgundy and blush',
    expect: { addsStyles: ['Romantic', 'Feminine'], addsColours: ['Burgundy', 'Blush'] },
  },
  { say: 'way more trendy', expect: { trendy: 'up' } },
  { say: 'I would never wear low-rise jeans', expect: { addsAvoidances: ['low-rise'] } },
  { say: 'my style is boho, not edgy', expect: { dropsStyles: ['Edgy'] } },
  { say: 'my waist is my best feature, define my waist', expect: { addsGoals: ['accentuate-waist'] } },
  { say: 'I am of average height and like fitted tops', expect: { height: 'average', tops: 'fitted' } },
  { say: 'dont give me clingy fabrics', expect: { addsAvoidances: ['clingy-fabrics'] } },
  { say: 'a little less elegant, a little more comfortable', expect: { elegance: 'down', comfort: 'up' } },
];
