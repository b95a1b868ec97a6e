import { describe, expect, it } from 'vitest';
import { tokensOf } from '../mentions/tokens.ts';
import { feelingsSaid } from './read-feelings.ts';
import { readWishes } from './wishes.ts';

const said = (text: string) =>
  feelingsSaid(tokensOf(text)).map(({ feeling, said: words }) => [feeling, words]);

describe('how somebody wants to look or feel', () => {
  it.each([
    ['something fun for a party', [['fun', 'fun']]],
    ['a reunion, I want to look great', [['special', 'to look great']]],
    ['I don’t want to look like I tried too hard', [['unforced', 'not trying too hard']]],
    ['coffee, I want to feel like myself', [['yourself', 'like yourself']]],
    [
      'school pickup, polished but not stuffy',
      [
        ['polished', 'polished'],
        ['easy', 'not stuffy'],
      ],
    ],
    ['a dress that is not frumpy', [['current', 'not frumpy']]],
    ['an interview, I want to feel confident', [['confident', 'confident']]],
    ['I want my students to take me seriously', [['polished', 'taken seriously']]],
    ['eine Party, etwas Lustiges', [['fun', 'lustig']]],
    ['ich will hübsch aussehen', [['pretty', 'hübsch']]],
    ['Elternabend, ich will nicht wie meine Mutter aussehen', [['current', 'nicht wie deine Mutter']]],
    ['Date, bloß nicht spießig', [['easy', 'nicht spießig']]],
  ])('is read: %s', (text, feelings) => {
    expect(said(text)).toEqual(feelings);
  });

  it.each([
    'a fun day at the zoo with the kids',
    'it’s going to be fun',
    'my friends always look amazing',
    'cool and covered in the heat',
    'I met a nice guy and he is so interesting to talk to',
    'ein lustiger Abend mit Freunden',
  ])('is not what is told of others or of the day: %s', (text) => {
    expect(said(text)).toEqual([]);
  });

  it.each([
    ['nothing frumpy', 'Contemporary'],
    ['an office look that is not stuffy', 'Contemporary'],
  ] as const)('by what it is not asks for the style that mends it: %s', (prompt, style) => {
    const { styles, refuses } = readWishes(prompt);

    expect(styles).toContain(style);
    expect(refuses.styles.has(style)).toBe(false);
  });

  it('denies that a suit is boring, and not the suit', () => {
    const { refuses, feelings } = readWishes('my brother’s wedding, not a boring suit');

    expect(refuses.targets).toEqual([]);
    expect(feelings.get('lively')).toBe('not boring');
  });

  it('leaves none of its words to be said back as not understood', () => {
    expect(readWishes('prom, nothing boring').notUnderstood).toEqual([]);
  });
});
