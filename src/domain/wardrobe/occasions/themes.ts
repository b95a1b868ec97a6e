import type { Occasion } from './occasion.ts';

/** Evenings whose invitation names a costume; others stand with `disco`. */
export const THEMES: readonly Occasion[] = [
  {
    key: 'twenties',
    traits: ['party', 'at table', 'celebration', 'jewelry shines'],
    like: 'cocktail',
    phrase: 'a twenties party',
    title: 'Roaring Twenties',
    festive: true,
    indoors: true,
    formality: [4, 6],
    recipe: 'twenties',
    joins: [
      ['twenties', 'party'],
      ['twenties', 'office-party'],
      ['twenties', 'office'],
      ['twenties', 'benefit'],
      ['twenties', 'black-tie'],
      ['twenties', 'dinner'],
      ['twenties', 'night-out'],
      ['twenties', 'new-year'],
      ['twenties', 'christmas'],
      ['twenties', 'hen-night'],
      ['twenties', 'wedding-guest'],
      ['twenties', 'cocktail'],
    ],
    words: themed(
      'gatsby|great gatsby|1920s|20s|roaring 20s|roaring twenties|twenties|flapper|speakeasy|jazz age|peaky blinders|murder mystery',
    ).concat(
      '|gatsby fundraiser|gatsby gala|gatsby benefit|its 1920s|it is 1920s|set in the 1920s|set in the twenties',
    ),
    styles: ['Glamorous', 'Vintage'],
    excludes: ['jeans', 'joggers', 'active', 'outdoor', 'sneakers', 'boots', 'tote', 'backpack', 'crossbody'],
    favours: ['dress', 'clutch'],
  },
  {
    key: 'western',
    traits: ['hands free', 'among friends', 'pockets do', 'at table'],
    like: 'party',
    phrase: 'a western party',
    title: 'Western Night',
    formality: [1, 2],
    recipe: 'western',
    joins: [
      ['western', 'party'],
      ['western', 'hen-night'],
      ['western', 'night-out'],
      ['western', 'concert'],
      ['western', 'benefit'],
      ['western', 'office-party'],
      ['western', 'barbecue'],
      ['western', 'disco'],
      ['western', 'dance-class'],
    ],
    words: themed(
      'cowgirl|cowboy|cowboys|western|wild west|country and western|rodeo|yeehaw|barn|hoedown',
    ).concat('|hoedown|rodeo'),
    styles: ['Western', 'Bohemian'],
    excludes: ['joggers', 'active', 'heels', 'suit', 'tie', 'blazer', 'tote', 'backpack', 'handbag'],
    favours: ['boots', 'jeans'],
  },
];

/** "A cowgirl party", "cowgirl themed birthday", "the theme is cowgirl". */
function themed(themes: string): string {
  const after = [
    'party',
    'dinner',
    'evening',
    'theme',
    'themed',
    'themed party',
    'theme party',
    'night',
    'themed night',
    'theme night',
    'ball',
    'birthday',
    'costume',
    'outfit',
  ];
  const before = ['theme is', 'dress code is', 'dress code'];

  return themes
    .split('|')
    .flatMap((theme) => [
      ...after.map((word) => `${theme} ${word}`),
      ...before.map((word) => `${word} ${theme}`),
    ])
    .join('|');
}
