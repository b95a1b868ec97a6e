import { describe, expect, it } from 'vitest';
import { tokensOf } from '../mentions/tokens.ts';
import { readWords } from '../read-words.ts';
import { readWishes } from '../wishes/wishes.ts';
import { readChange, readRoles } from './read-roles.ts';

/** The likeliest role of each garment that is named. */
function rolesIn(text: string): Record<string, string | undefined> {
  return Object.fromEntries(
    readRoles(tokensOf(text), readWords(text), 'request')
      .filter(({ meaning }) => meaning.is === 'garments')
      .map(({ text: word, role }) => [word, role?.role]),
  );
}

const actOf = (text: string) => readChange(tokensOf(text), readWords(text), () => false).act;
const demanded = (text: string) =>
  readWishes(text).demands.map(({ target, isOwned = false }) => [target.label, isOwned]);

describe('what a word of clothing is to who says it', () => {
  it.each([
    ['everyone at the pitch wears jeans, I want a skirt', { jeans: 'told', skirt: 'wanted' }],
    ['my blazer is shiny at the elbows', { blazer: 'lost' }],
  ])('%s', (text, roles) => {
    expect(rolesIn(text)).toMatchObject(roles);
  });

  it('dresses in what is owned, and buys neither what is told of nor what is complained of', () => {
    expect(demanded('my navy suit and a white shirt for court')).toEqual([
      ['suit', true],
      ['shirt', false],
    ]);
    expect(demanded('trage sonst immer Jeans, für die Taufe ein Kleid')).toEqual([['dress', false]]);
    expect(demanded('keine Absätze, meine Stiefel trage ich dazu')).toEqual([['boots', true]]);
    expect(demanded('going in my gray suit, which tie?')).toEqual([
      ['suit', true],
      ['tie', false],
    ]);
    expect(demanded('The coat I own is way too heavy for the funeral in May')).toEqual([]);
    expect(demanded('My old navy blazer is shiny at the elbows. Replace it')).toEqual([['blazer', false]]);
    expect(demanded('bridesmaids wear sage gowns, I am only a guest')).toEqual([]);
  });

  it('takes a word of another sense for no clothing', () => {
    expect(demanded('red wine tasting at 8')).toEqual([]);
    expect(demanded('um 20 Uhr ins Theater')).toEqual([]);
  });

  it('leaves a quality to the noun that it stands before, where that is no clothing', () => {
    const asked = (text: string) => {
      const { colours, shapes, styles } = readWishes(text);

      return [...colours, ...shapes].map(({ label }) => label).concat(styles);
    };

    for (const text of [
      'third date, natural wine bar',
      'my green card interview',
      'lunch in the French quarter',
    ])
      expect(asked(text)).toEqual([]);
    expect(asked('the over 60s walking group, something in coral')).toEqual(['Coral']);
    expect(asked('pink party on saturday')).toEqual(['pink']);
    expect(asked('elegant dinner at a hotel')).toEqual(['Classic']);
  });

  it('knows a question and a remark from a change', () => {
    expect(actOf('Wäscht man Loden überhaupt?')).toBe('question');
    expect(actOf('thanks, lovely')).not.toBe('change');
    expect(actOf('swap the blazer for a cardigan')).toBe('change');
  });

  it('reads any text at all', () => {
    for (const text of ['', '?', '👗', 'dress '.repeat(2000)])
      expect(() => readRoles(tokensOf(text), readWords(text), 'request')).not.toThrow();
  });
});
