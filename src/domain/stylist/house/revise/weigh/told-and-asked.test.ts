import { describe, expect, it } from 'vitest';
import { type Row, revisionOf, storedLook } from '../../../testing/stored-look.ts';

const GUEST: readonly Row[] = [
  ['midi-occasion-dress', 'crepe', 'Sage'],
  ['pashmina', 'cashmere', 'Cream'],
  ['block-heels', 'leather', 'Beige'],
  ['clutch', 'satin', 'Gold'],
];
const OFFICE: readonly Row[] = [
  ['suit-jacket', 'wool', 'Charcoal'],
  ['poplin-shirt', 'poplin', 'White'],
  ['suit-trousers', 'wool', 'Charcoal'],
  ['oxfords', 'leather', 'Brown'],
  ['necktie', 'silk', 'Burgundy'],
];
const CASUAL: readonly Row[] = [
  ['crew-tee', 'cotton', 'White'],
  ['chinos', 'twill', 'Olive'],
  ['leather-sneakers', 'leather', 'White'],
  ['crossbody', 'leather', 'Brown'],
];

/** What is done by a request, as it is told, and why nothing is. */
function done(request: string, rows: readonly Row[]): { what: string[]; why: string | undefined } {
  const { applied, unchanged } = revisionOf(storedLook(rows), request);

  return { what: applied.map(({ what }) => what), why: unchanged?.why };
}

describe('what others make of it, and a verdict', () => {
  it.each([
    ['would the bouncer let me in like this', CASUAL],
    ['will anyone at the bank take me seriously in this', OFFICE],
    ['be honest, brown shoes with charcoal, yay or nay', OFFICE],
    ['is charcoal with brown ok or will they laugh', OFFICE],
    ['würden die mich so in die Kirche lassen', GUEST],
    ['Ehrliche Meinung: braune Schuhe zum grauen Anzug, geht das oder lachen die mich aus', OFFICE],
  ])('is a question without its mark: %s', (request, rows) => {
    expect(done(request, rows)).toEqual({ what: [], why: 'question' });
  });

  it.each([
    ["they'd laugh me out of court in this, black shoes", OFFICE, 'Made the oxfords black'],
    ['ok or not, make the shoes black', OFFICE, 'Made the oxfords black'],
    ['would they mind? swap the tie for a navy one', OFFICE, 'Made the tie navy'],
  ])('a wish beside it is done: %s', (request, rows, what) => {
    expect(done(request, rows).what).toEqual([what]);
  });
});

describe('a story of what somebody wore', () => {
  it.each([
    ['my mum got married in a dress that colour', GUEST],
    ['had a scarf just like that once, lost it on a train to York', GUEST],
    ['our gran wore a frock in that green to every do and danced till four', GUEST],
    ['meine Oma hatte auch so ein Kleid in genau der Farbe, das trug sie auf der Hochzeit von Denise', GUEST],
  ])('changes nothing: %s', (request, rows) => {
    expect(done(request, rows)).toEqual({ what: [], why: 'remark' });
  });

  it.each([
    ['my ex had that tie, a navy one instead', OFFICE, 'Made the tie navy'],
    ['my dad wore a tie like that every day. Please make it navy', OFFICE, 'Made the tie navy'],
    ['meine Oma hatte so eine Tasche, mach sie schwarz', CASUAL, 'Made the crossbody bag black'],
  ])('and a wish behind it is a wish: %s', (request, rows, what) => {
    expect(done(request, rows).what).toEqual([what]);
  });
});

describe('what a story tells beside a wish', () => {
  it.each([
    ["I fix bikes and by noon there's black all down me, so that white tee is daft. charcoal", CASUAL],
    ['I paint fences and there is brown all over me by noon. The tee in charcoal', CASUAL],
  ])('colors nothing: %s', (request, rows) => {
    expect(done(request, rows).what).toEqual(['Made the tee charcoal']);
  });

  it('everything else is colored where that is asked', () => {
    expect(done('there is too much going on here, all black please', CASUAL).what).toHaveLength(4);
  });

  it.each([
    ['The marquee is in the top field, flat ballerinas please', GUEST, /ballet flats/],
    ['we walk up from the bottom field. Flat ballerinas instead please', GUEST, /ballet flats/],
  ])('a place called like a piece is no piece: %s', (request, rows, what) => {
    expect(done(request, rows).what).toEqual([expect.stringMatching(what)]);
  });

  it.each([
    ['a pashmina, in Durban, in December? Leave it off', GUEST, 'Removed the shawl'],
    ['A tie, in July, in Naples? Lose it', OFFICE, 'Removed the tie'],
  ])('where and when it would be worn stands between: %s', (request, rows, what) => {
    expect(done(request, rows).what).toEqual([what]);
  });

  it.each([
    ['shoes in black, tie in black and brown can stay', OFFICE],
    ['shirt black. the tie has understood the task and brown can stay', OFFICE],
  ])('a color that may stay is given to nothing: %s', (request, rows) => {
    expect(done(request, rows).what.join()).not.toMatch(/brown$/);
  });
});
