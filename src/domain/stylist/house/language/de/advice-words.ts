/** Further German words of requests, by the English entry that means the same; what stands in `words.ts` stands over them. */
export const GERMAN_ADVICE_WORDS: readonly (readonly [english: string, german: string])[] = [
  [
    'good quality',
    'gute qualitat|guter qualitat|gut verarbeitet|langlebig|das lange halt|der lange halt|die lange halt|fur die ewigkeit',
  ],
  [
    'since christmas',
    'seit weihnachten|nach weihnachten|uber weihnachten|vor weihnachten|nach den feiertagen|seit den feiertagen',
  ],
  ['goth', 'gothic|gruftig|schwarze szene'],
  ['like in a film', 'wie im film|wie in einem film|wie ein filmstar|wie eine filmdiva|filmreif'],
  [
    'conservative family',
    'konservative familie|konservativen familie|konservative eltern|konservativen eltern|ziemlich konservativ|recht konservativ|sehr konservativ|strenge eltern|strenge familie|strenglaubig|traditionelle familie',
  ],
  [
    'please',
    'zieht|ziehe ich|zieht man|zieht man an|exfreund|exfreundin|ex freund|ex freundin|ubernachtung|bestehen|jahriges|jahrige|spargel|waden|kraftige waden',
  ],
  ['smart', 'schick aber nicht steif|gepflegt aber locker'],
];
