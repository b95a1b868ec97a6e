import { describe, expect, it } from 'vitest';
import { OCCASIONS } from '#domain/wardrobe/occasions/occasions.ts';
import type { Meaning, Mention } from '../mentions/meanings.ts';
import { readWords } from '../read-words.ts';
import type { Frame } from './read-frame.ts';
import { weighDay } from './weigh-day.ts';

const NOTHING: Frame = { occasions: new Map(), levels: [], weathers: new Map(), needs: new Map() };
const occasion = (key: string): Meaning => {
  const found = OCCASIONS.find((one) => one.key === key);
  if (found === undefined) throw new Error(`There is no occasion ${key}`);
  return { is: 'occasion', occasion: found };
};
const mention = (meaning: Meaning): Mention => ({ meaning, text: 'word', said: 'word', negated: false });
/** A text of more words than one means by each of them. */
const story = (...meanings: Meaning[]): Mention[] =>
  [...meanings, ...Array<Meaning>(20).fill({ is: 'filler' })].map(mention);
const meant = (mentions: readonly Mention[], frame: Partial<Frame>) =>
  weighDay(mentions, { ...NOTHING, ...frame })
    .map(({ meaning }) => meaning)
    .filter(({ is }) => is !== 'filler' && is !== 'break')
    .map((meaning) =>
      meaning.is === 'occasion'
        ? meaning.occasion.key
        : meaning.is === 'practical'
          ? meaning.wish
          : meaning.is,
    );

describe('a request read as a whole', () => {
  it('is for what no word of it names', () => {
    expect(meant(story(), { occasions: new Map([['moving', 0.8]]) })).toEqual(['moving']);
    expect(meant(story(), { occasions: new Map([['moving', 0.3]]) })).toEqual([]);
  });

  it('is for what it is likely about, not for every trade and place in it', () => {
    const chances = new Map([
      ['wedding-guest', 0.7],
      ['shift', 0.01],
    ]);

    expect(meant(story(occasion('shift')), { occasions: chances })).toEqual(['wedding-guest']);
    expect(meant(story(occasion('wedding-guest'), occasion('shift')), { occasions: chances })).toEqual([
      'wedding-guest',
    ]);
  });

  it('is in few words for what they say, unless another reading is likelier', () => {
    const few = [mention(occasion('shift'))];

    const chances = (prom: number) => ({
      occasions: new Map([
        ['prom', prom],
        ['shift', 0.01],
      ]),
    });

    expect(meant(few, chances(0.5))).toEqual(['shift']);
    expect(meant(few, chances(0.95))).toEqual(['prom']);
  });

  it('is in few words for what they say where the network never learned that', () => {
    const few = [mention(occasion('clubbing'))];

    expect(meant(few, { occasions: new Map([['dance-class', 0.95]]) })).toEqual(['clubbing']);
  });

  it('is for what one goes to, and not for who comes along', () => {
    const both = story(occasion('stadium'), occasion('relatives'));
    const chances = new Map([
      ['family', 0.8],
      ['stadium', 0.05],
    ]);

    expect(meant(both, { occasions: chances })).not.toContain('family');
  });

  it('keeps two occasions that are one together', () => {
    const both = story(occasion('interview'), occasion('bank'));

    expect(meant(both, { occasions: new Map([['bank-interview', 0.9]]) })).toEqual(['interview', 'bank']);
  });

  it('asks of clothes what follows from it, once, and has the weather that it tells of', () => {
    const frame = {
      needs: new Map([
        ['dirty work', 0.9],
        ['modest', 0.8],
        ['sweat', 0.2],
      ]),
      weathers: new Map([['hot', 0.9] as const]),
    };

    expect(meant(story(), frame)).toEqual(['weather', 'dirty work', 'mood']);
    expect(meant(story({ is: 'practical', wish: 'dirty work' }), frame)).toEqual([
      'dirty work',
      'weather',
      'mood',
    ]);
    expect(meant(story({ is: 'weather', weather: 'cold', wet: false }), frame)).toEqual([
      'weather',
      'dirty work',
      'mood',
    ]);
  });

  it('stands against nothing that is asked for by name', () => {
    const pumps = readWords('pumps').map(({ meaning }) => meaning);
    const needs = new Map([
      ['flat shoes', 0.9],
      ['long sitting', 0.9],
    ]);

    expect(meant(story(...pumps), { needs })).toEqual(['garments']);
    expect(meant(story(), { needs })).toEqual(['spare', 'long sitting']);
  });

  it('leaves a day of two halves as it is told, unless it is hardly about either', () => {
    const evening = story(occasion('dinner'))
      .concat(mention({ is: 'filler' }))
      .map((one, at) => (at === 2 ? { ...one, text: 'then' } : one));

    const frame = (dinner: number) => ({
      occasions: new Map([
        ['travel', 0.9],
        ['dinner', dinner],
      ]),
    });

    expect(meant(evening, frame(0.1))).toEqual(['dinner']);
    expect(meant(evening, frame(0.01))).toEqual(['travel']);
  });

  it('asks for nothing that a word says by chance', () => {
    const needs = new Map([['small hands', 0.01]]);

    expect(meant(story({ is: 'practical', wish: 'small hands' }), { needs })).toEqual([]);
  });
});
