import { describe, expect, it } from 'vitest';
import { AS_IT_WAS, OFFICE, revised } from '../../../testing/revised.ts';

describe('what is said beside praise, behind a stop and in the stead of something', () => {
  it.each([
    ['Das Hemd ist hübsch, aber lieber in Rosa', { 1: /^(?:pink|blush|dusty rose)/i }],
    ['den Gürtel mag ich, aber bitte in Cognac', { 4: /^cognac/i }],
    ['Derbys statt der Loafer, aber braune', { 3: /^(?:brown|chocolate) derb/i }],
    ['derbies instead of the loafers, but brown ones', { 3: /^(?:brown|chocolate|cognac) derb/i }],
    ['Ein Parka! Statt des Blazers. Oliv', { 0: /^olive parka/i }],
    ['a parka! Instead of the blazer. Olive', { 0: /^olive parka/i }],
    ['schwarzer Gürtel raus, brauner rein', { 4: /^(?:brown|chocolate|cognac|tan)/i }],
    ['statt Schwarz ein kräftiges Grün bei den Loafern', { 3: /^(?:emerald|green|forest green)/i }],
    ['was schwarz ist, bitte in Cognac', { 3: /^cognac/i, 4: /^cognac/i }],
    [
      'Alles, was schwarz ist, in Braun',
      { 3: /^(?:brown|chocolate|cognac|tan)/i, 4: /^(?:brown|chocolate|cognac|tan)/i },
    ],
    ['Schwarz durch Cognac ersetzen', { 3: /^cognac/i, 4: /^cognac/i }],
    [
      'Genug von Schwarz, Gürtel und Loafer in Braun',
      { 3: /^(?:brown|chocolate|cognac|tan)/i, 4: /^(?:brown|chocolate|cognac|tan)/i },
    ],
    ['too much black, belt and loafers in cognac', { 3: /^cognac/i, 4: /^cognac/i }],
    ['Loafer in Weinrot, der Gürtel gleich mit', { 3: /^burgundy/i, 4: /^burgundy/i }],
    ['Den Gürtel an die Schuhe anpassen und die Schuhe in Cognac', { 3: /^cognac/i, 4: /^cognac/i }],
    ['the belt to match the shoes, and the shoes in cognac', { 3: /^cognac/i, 4: /^cognac/i }],
    [
      'Loafer in Cognac Gürtel in Braun Rest lassen',
      { 3: /^cognac/i, 4: /^(?:brown|chocolate|cognac|tan)/i },
    ],
    ['Weißes Hemd zu grauer Hose, nee. Blaues.', { 1: /^(?:navy|sky blue|powder blue|slate|cobalt)/i }],
    ['alles gut nur das Hemd in Hellblau', { 1: /^sky blue/i }],
    ['all good just the shirt in light blue', { 1: /^sky blue/i }],
    ['a polo in place of the shirt, and brogues, not loafers. Both in black', { 1: /^black/i, 3: /^black/i }],
    [
      'die Hose gegen Chinos tauschen und dann statt der Loafer Sneaker',
      { 2: /chinos/i, 3: /(?:sneakers|trainers|runners)/i },
    ],
    ['blazer weg, gib mir was Gestricktes', { 0: /(?:cardigan|sweater|knit)/i }],
    ['Blazer in hellem Grau', { 0: /^gray/i }],
    ['make the blazer light gray', { 0: /^gray/i }],
    ['Leder an den Füßen brauch ich nicht', { 3: / / }],
    ['Weiß tragen bei uns alle, das Hemd in Hellblau', { 1: /^sky blue/i }],
    ['Gürtel und Schuhe beißen sich', { 4: / / }],
  ])('%s', (request, expected: Readonly<Record<number, RegExp>>) => {
    const { pieces } = revised(request);

    expect(pieces).toHaveLength(OFFICE.length);
    for (const [at, piece] of pieces.entries()) expect(piece).toMatch(expected[at] ?? /^kept$/);
  });

  it.each([
    ['Gürtel kann daheim bleiben', 4],
    ['Gürtel trägt doch keiner mehr', 4],
    ['Blazer bloß nicht', 0],
  ])('leaves a piece at home: %s', (request, gone) => {
    expect(revised(request).pieces).toEqual(AS_IT_WAS.toSpliced(gone, 1));
  });

  it('spares the pieces that are not to be saved on', () => {
    const { pieces } = revised('um 40 günstiger, aber nicht am Blazer geizen');

    expect(pieces[0]).toBe('kept');
    expect(pieces).not.toEqual(AS_IT_WAS);
    expect(revised('40 cheaper, but don’t save on the loafers').pieces[3]).toBe('kept');
  });

  it('keeps a color by its own verb, and changes the piece', () => {
    expect(revised('Das Hemd bitte kurzärmlig. Die Farbe darf so bleiben.').pieces[1]).toMatch(/^White /);
  });

  it('says what nothing comes of where something else is wanted in the place of a piece', () => {
    expect(revised('statt der Loafer was Leuchtendes')).toEqual({
      pieces: AS_IT_WAS,
      told: ['Leuchtendes'],
    });
    expect(revised('statt der Loafer was Wasserdichtes').pieces[3]).not.toBe('kept');
    expect(revised('statt der Loafer was Bequemeres').pieces[3]).not.toBe('kept');
  });

  it('asks more of what was praised, and of what was asked before', () => {
    expect(revised('Der Blazer gefällt mir, aber wärmer').pieces[0]).not.toBe('kept');
    expect(revised('die Hose weiter und heller').pieces.filter((piece) => piece !== 'kept')).toHaveLength(1);
  });

  it('takes an offer for a wish', () => {
    expect(revised('Würde da eine Krawatte passen? Dann in Rot').pieces.at(-1)).toMatch(/^red .*tie/i);
  });
});
