const ONES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const COUNT = `(?:a|${ONES.join('|')})`;
const TEN = `(?:${TENS.join('|')})`;
/** A pattern of "a hundred", "two hundred and fifty", "two fifty", "eighty". */
export const SPELLED = `(?:${COUNT} hundred(?: and)?(?: ${TEN})?|(?:${ONES.slice(0, 9).join('|')}) ${TEN}|${TEN})`;

/** @param words a figure or what `SPELLED` takes, in lower case */
export function numberOf(words: string): number {
  if (/^\d/.test(words)) return Number(words.replace(/[.,]/g, ''));
  const isShort = ONES.some((one) => words.startsWith(`${one} `)) && !words.includes('hundred');
  const [hundreds = '', rest = ''] = isShort
    ? words.split(' ')
    : words.includes('hundred')
      ? words.split(' hundred')
      : ['', words];
  const count = hundreds === 'a' ? 1 : ONES.indexOf(hundreds) + 1;
  const tens = TENS.indexOf(rest.replace(/^ ?(?:and )?/, '').trim());

  return count * 100 + (tens < 0 ? 0 : (tens + 2) * 10);
}
