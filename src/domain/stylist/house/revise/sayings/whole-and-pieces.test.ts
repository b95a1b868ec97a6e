import { describe, expect, it } from 'vitest';
import { type Row, revisionOf, storedLook } from '../../../testing/stored-look.ts';
import { BEACH, GUEST, KNIT, OFFICE, SUIT } from '../../../testing/worn-looks.ts';

/** What another piece or another color stands for what was there, in its order; "-" for what stays, with what is said back behind it. */
function became(request: string, rows: readonly Row[]): string {
  const { items, notUnderstood } = revisionOf(storedLook(rows), request, 3);
  const pieces = items.map((item) =>
    'kept' in item ? '-' : `${item.drafted.color} ${item.drafted.garment ?? ''}`,
  );

  return [pieces.join(', '), ...notUnderstood].join(' ? ');
}

describe('what is told of the whole beside orders of pieces', () => {
  it.each([
    ['Too stuffy for a Friday. No tie, and chinos instead of the suit pants', /^-, -, \S+ chinos, -, -$/],
    ['Zu steif alles. Krawatte weg und statt der Anzughose eine Chino', /^-, -, \S+ chinos, -, -$/],
    ['too stiff', /^(?!-, -, -, -, -, -)/],
  ])('is their reason: %s', (request, look) => expect(became(request, SUIT)).toMatch(look));
});

describe('a quality behind "with"', () => {
  it.each([
    ['the shirt with stripes please and the belt in black', /^-, \S[^,]*, -, -, Black leather-belt, -$/],
    ['black shoes with charcoal, not brown', /^-, -, -, Black oxfords, -, -$/],
    ['thanks, my wife says black shoes', /^-, -, -, Black oxfords, -, -$/],
    ['the jacket with gold buttons and the tie navy', /^-, -, -, -, -, Navy necktie \? gold/],
  ])('is that of what stands before it: %s', (request, look) => expect(became(request, SUIT)).toMatch(look));
});

describe('both', () => {
  it.each([
    'Brown belt and brown shoes? My father would hate it. Both black please',
    'the belt and the shoes are off. Not sure why. Both in black',
  ])('is said of what was named before a remark: %s', (request) =>
    expect(became(request, SUIT)).toBe('-, -, -, Black oxfords, Black leather-belt, -'),
  );
});

describe('another one of what does not please', () => {
  it.each([
    ['the bag doesn’t go, something else', /^-, -, -, -, Black (?!leather-tote)\S+(?:, -)*$/],
    ['Tasche passt nicht, was anderes', /^-, -, -, -, Black (?!leather-tote)\S+(?:, -)*$/],
    ['the bag has to go', /^-, -, -, -$/],
  ])('comes in its color: %s', (request, look) =>
    expect(became(request, [...OFFICE.slice(0, 4), ['leather-tote', 'leather', 'Black']])).toMatch(look),
  );

  it('is of the kind that is named', () =>
    expect(became('nicer sandals', BEACH)).toMatch(/^-, -, [A-Z]\S* \S*sandals$/));

  it('is blue where it is jeans', () =>
    expect(
      became('Statt Chino lieber Jeans', [
        ['fine-crew-sweater', 'merino', 'Navy'],
        ['chinos', 'twill', 'Olive'],
        ['desert-boots', 'suede', 'Brown'],
      ]),
    ).toMatch(/^-, (?:Denim|Navy) \S+-jeans, -$/));
});

describe('what is refused and nowhere there', () => {
  it.each(['no heels please', 'no belt', 'keine Absätze bitte', 'nothing red'])(
    'is not there: %s',
    (request) =>
      expect(revisionOf(storedLook(OFFICE), request, 3)).toMatchObject({
        applied: [],
        notUnderstood: [],
        unchanged: { why: 'not_there' },
      }),
  );
});

describe('words beside what is worn', () => {
  it.each([
    ['E', 'make the boots waterproof', KNIT, /^-, -, -, \S+ (?:rain|hiking)-boots, -$/],
    ['E', 'is there a waterproof option for the shoes?', KNIT, /^-, -, -, \S+ (?:rain|hiking)-boots, -$/],
    ['E', "it's too warm for a scarf", KNIT, /^-, -, -, -$/],
    ['E', 'Der Schal kratzt bestimmt. Bitte einen ohne Wolle', KNIT, /^-, -, -, -, [A-Z]\S* \S+$/],
    ['E', 'Keep the boots and the chinos, try me something else on top', KNIT, /^[A-Z][^,]+, -, -, -, -$/],
    ['E', 'I get too hot in merino', KNIT, /^\S+ \S+, -, -, -, -$/],
    ['F', 'my legs are so pale, the shorts in navy please', BEACH, /^-, Navy \S+, -$/],
    ['C', 'I’m so pale. The dress darker please', GUEST, /^[A-Z][^,]+(?:, -)+$/],
  ] as const)('mean what they mean of it: %s %s', (_look, request, rows, look) =>
    expect(became(request, rows)).toMatch(look),
  );
});
