import { describe, expect, it } from 'vitest';
import { readWords } from '../read-words.ts';
import { readWishes } from '../wishes/wishes.ts';

const struckIn = (text: string) => readWords(text).flatMap(({ negated, said }) => (negated ? [said] : []));

describe('how far a no reaches', () => {
  it.each([
    ['ein Rock ohne Streifen und Stiefeletten', ['Streifen']],
    ['trousers without checks and loafers', ['checks']],
    ['eine Jacke, aber nicht über 90', []],
    ['kein Rot bei Schal und Mütze', ['Rot']],
    ['no checks and no loafers', ['checks', 'loafers']],
    ['trousers, not a skirt, and a nice cardigan', ['skirt']],
    ['kein Kleid, und eine helle Bluse', ['Kleid']],
    ['no dress, and no cardigan', ['dress', 'cardigan']],
    ['no skirts, ties, and cardigans', ['skirts', 'ties', 'cardigans']],
    ['a parka not gray and wellies', ['gray']],
    ['nothing green I was thinking navy chinos', ['green']],
    ['bitte nichts Grünes ich hätte gern einen grauen Rock', ['Grünes']],
    ['Parka, Gummistiefel, und bitte nicht wieder alles in Grün', ['Grün']],
    ['zero beige, zero heels', ['beige', 'heels']],
    ['null Rosa', ['Rosa']],
    ['it is zero degrees, gray coat', []],
    ['a gray suit, nothing else, brogues', []],
    ['Sakko und Chino. Gürtel keinen', ['Gürtel']],
    ['nae kilt and nae tweed', ['kilt', 'tweed']],
    ["a dark shirt so the sauce doesn't show, and chinos", ['show']],
    ["it won't matter, and loafers", ['matter']],
    ["I don't want wotsits, jeans or ties", ['wotsits', 'jeans', 'ties']],
    ['red and pink make it worse, a taupe suit', ['red', 'pink']],
    ['Rot und Rosa machen es nur schlimmer, ein Anzug in Taupe', ['Rot', 'Rosa']],
  ])('%s', (text, struck) => {
    expect(struckIn(text)).toEqual(struck);
  });

  it.each([
    ['playground, no light colors', true],
    ['Spielplatz, keine hellen Sachen', true],
    ['weißes Hemd, sonst nichts Helles', false],
  ])('bars what is light, but what is named: %s', (text, isWhiteBarred) => {
    const { colours } = readWishes(text).refuses;
    expect([colours.has('White'), colours.has('Beige')]).toEqual([isWhiteBarred, true]);
  });

  it.each([
    ['Rock und Jacke in der gleichen Farbe bitte', ['gleichen Farbe']],
    ['skirt and jacket in the same color', ['the same color']],
    ['blaues Kleid, Schuhe in derselben Farbe bitte', []],
  ])('says back one color for two that nobody named: %s', (text, said) => {
    expect(readWishes(text).notUnderstood).toEqual(said);
  });

  it.each([
    'lunch with friends: trousers, cardigan (no mohair, no angora), loafers',
    'Mittagessen: Hose, Strickjacke (kein Mohair, kein Angora), Slipper',
  ])('ends with the bracket that it stands in: %s', (text) => {
    expect(readWishes(text).demands.flatMap(({ target }) => target.slots)).toContain('shoes');
  });
});
