import { describe, expect, it } from 'vitest';
import { readWishes } from '../wishes/wishes.ts';
import { inPlainWords } from './plain-words.ts';

describe('turns of speech that ask for nothing to wear', () => {
  it.each([
    ['could you put together an outfit for the opera', 'could you make an outfit for the opera'],
    ['supper at our local greek, then home', 'supper at our local restaurant, then home'],
    [
      'a walk on a crisp november afternoon or a crisp autumn day',
      'a walk on a crisp november afternoon or a chilly autumn day',
    ],
    ['crisp and clear, we walk to the village', 'chilly and clear, we walk to the village'],
    ['meeting an old friend for coffee', 'seeing an old friend for coffee'],
    ['drinks with the neighbors, I wear glasses', 'drinks with the neighbors'],
    ['taking two toddlers to a soft play', 'taking two toddlers to playground'],
    ['my brother is turning 40 in Leeds', 'my brother has a birthday in Leeds'],
    ['supper at my sister’s flat', 'supper at my sister’s apartment'],
    ['a top that sparkles, or something that shimmers', 'a top that sparkles, or something sparkly'],
    ['a swimsuit cover-up for the lake', 'a kaftan for the lake'],
    ['somthing warm for the night shift', 'something warm for the night shift'],
    ['a coat that doesn’t drown me, a short one, camel', 'a short coat for a petite figure in camel'],
    ['a linen suit, light color', 'a linen suit in a light color'],
    ['zur Kur, für abends zum Essen eine Hose', 'weg, zum Abendessen eine Hose'],
    ['something in emerald to go with gold jhumkas', 'something in emerald, with gold jhumkas'],
    ['gallery opening, I like it a bit weird', 'gallery opening, something quirky'],
    ['hen do, theme is pink, dancing', 'hen do, wearing pink, dancing'],
    ['JGA, Motto: Rosa', 'JGA, in Rosa'],
    ['Arbeit in einer Praxis an Empfang', 'Arbeit in einer Praxis an der Rezeption'],
    ['wedding guest, I’m sick of dresses', 'wedding guest, no dresses'],
  ])('%s', (said, meant) => {
    expect(inPlainWords(said)).toBe(meant);
  });

  it.each([
    'I want to look put together at the school gate',
    'a crisp white shirt for court',
    'an italian looking dress',
    'greek sandals and a linen dress',
    'I always cover up when we are at the lake',
    'no stilettos, I would like a flat, please',
    'es wird 30 heute',
    'a board meeting on monday',
    'birthday party, the theme is the eighties',
    'Empfang im Hotel am Abend',
    'I am tired of being cold at work',
    'I am done with work at six',
  ])('and what does stays as it is: %s', (said) => {
    expect(inPlainWords(said)).toBe(said);
  });

  it.each([
    ['four days in Kyoto during plum blossom time', 'four days in Kyoto in spring'],
    ['a drive to see the foliage', 'a drive in autumn'],
    ['a wedding in Tuscany, grape harvest time', 'a wedding in Tuscany, in autumn'],
    ['in der Mandelblüte nach Mallorca', 'im Frühling nach Mallorca'],
    ['lavender season in Provence', 'in summer in Provence'],
  ])('and what blooms or ripens is a season: %s', (said, meant) => {
    expect(inPlainWords(said)).toBe(meant);
    expect(readWishes(said)).toMatchObject({ colours: [], patterns: [], weather: expect.any(String) });
  });

  it.each([
    'a lavender dress for a wedding',
    'a skirt with a cherry blossom print',
    'a pumpkin colored sweater',
    'for the tulip dress',
  ])('but for what is worn: %s', (said) => {
    expect(inPlainWords(said)).toBe(said);
  });

  it('is no wish about looks any more', () => {
    const wishes = readWishes('put together something for a nice french in town, crisp and bright outside');
    expect([[...wishes.feelings], wishes.styles, wishes.weather, wishes.occasion?.key]).toEqual([
      [],
      [],
      'cool',
      'dinner',
    ]);
  });

  it.each([
    ['I prefer trousers to a dress, a baptism', ['trousers']],
    ['at the office I prefer loafers to the pumps', ['loafers']],
  ])('one thing is preferred to another, article or not: %s', (prompt, wanted) => {
    expect(readWishes(prompt).demands.map(({ target }) => target.label)).toEqual(wanted);
  });

  it.each(['clients in Lagos, western and sober', 'western clothes at the desk in an office in Pune'])(
    'western is no cowboy at work: %s',
    (prompt) => {
      expect(readWishes(prompt).styles).not.toContain('Western');
    },
  );

  it('but is one at a party of cowboys', () => {
    expect(readWishes('office party with a western theme').occasion?.key).toBe('western');
  });
});
