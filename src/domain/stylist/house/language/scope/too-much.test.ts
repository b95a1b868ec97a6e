import { describe, expect, it } from 'vitest';
import { readWishes } from '../wishes/wishes.ts';

const refused = (prompt: string) => {
  const { refuses, leftOut } = readWishes(prompt);

  return [...refuses.targets.map(({ label }) => label), ...leftOut.map(({ said }) => said)];
};

describe('what would be too much', () => {
  it.each([
    ['a blazer would be too warm, rather linen', 'blazer'],
    ['jeans would be too casual, I need trousers', 'jeans'],
    ['a black suit is too formal for me, meeting on Monday', 'black suit'],
    ['Cordhose ist zu warm, lieber was aus Leinen', 'corduroys'],
    ['Ein Kleid ist mir zu schick, Hose reicht', 'dress'],
    ['Jeans und T-Shirt wären zu leger, brauche was fürs Büro', 'tshirt'],
    ['einen Blazer find ich zu förmlich', 'blazer'],
    ['Abiball, dunkler Anzug und Fliege. smoking wär übertrieben', 'tuxedo'],
    ['dinner, a hat would be overkill', 'hat'],
  ])('is not worn: %s', (prompt, what) => {
    expect(refused(prompt)).toContain(what);
    expect(readWishes(prompt).demands.map(({ target }) => target.label)).not.toContain(what);
  });

  it.each([
    ['mein blaues Kleid ist zu kurz, ich brauche ein neues', 'dress'],
    ['the dress should not be too short', 'dress'],
    ['Das Kleid soll nicht zu schick sein', 'dress'],
  ])('nothing is said against the piece itself: %s', (prompt, what) => {
    expect(readWishes(prompt).demands.map(({ target }) => target.label)).toContain(what);
  });
});
