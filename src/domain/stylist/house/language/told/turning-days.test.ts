import { describe, expect, it } from 'vitest';
import { readWishes } from '../wishes/wishes.ts';

describe('a day that turns', () => {
  it.each([
    ['walking group on Sunday, cold start then warms up', 'mild', 'layers'],
    ['Wanderung am Sonntag, morgens kühl, mittags warm', 'mild', 'layers'],
    ['mornings are freezing here but by lunch it’s hot', 'mild', 'layers'],
    ['my son’s game in the bleachers, chilly in the mornings', 'cool', 'layers'],
    ['sat outside at the pub, bit nippy by the evening', 'mild', 'something over'],
    ['drive-in movie, gets cold once the sun goes down', 'mild', 'something over'],
    ['hot days and cool nights in Santa Fe', 'hot', 'something over'],
    ['Grillabend im Juli, abends wird’s frisch', 'hot', 'something over'],
  ] as const)('"%s" is dressed for all of it', (prompt, weather, wish) => {
    const wishes = readWishes(prompt);

    expect(wishes.weather).toBe(weather);
    expect([...wishes.practical.keys()]).toContain(wish);
  });

  it.each(['a cold evening at the theatre', 'on a cold morning I walk to work'])(
    '"%s" is cold as a whole',
    (prompt) => {
      expect(readWishes(prompt).weather).toBe('cold');
    },
  );
});

describe('a room that is warmer than the street', () => {
  it.each([
    'Sunday roast at the in-laws, cold outside, their house is boiling',
    'it’s cold outside but boiling in the office',
    'draußen kalt, aber das Restaurant ist warm',
  ])('"%s" is dressed for outside, in layers', (prompt) => {
    expect(readWishes(prompt).weather).toBe('cold');
    expect([...readWishes(prompt).practical.keys()]).toContain('layers');
  });

  it.each(['a boiling hot day, my flat is an oven', '28 degrees outside, freezing in the office'])(
    '"%s" stays hot',
    (prompt) => {
      expect(readWishes(prompt).weather).toBe('hot');
      expect([...readWishes(prompt).practical.keys()]).not.toContain('layers');
    },
  );
});

describe('rain that may come', () => {
  it.each([
    'village fete in June, might rain might not',
    'a walk, if it stays dry',
    'cricket on Saturday, forecast says mixed',
    'barbecue, typical Irish summer',
    'Gartenparty, das Wetter soll durchwachsen sein',
    'Aprilwetter und ich muss ins Büro',
  ])('"%s" takes something along for it, and nobody wades', (prompt) => {
    expect(readWishes(prompt)).toMatchObject({ isShowery: true, isWet: false });
  });

  it('falls where it is said to, and at no pool', () => {
    expect(readWishes('a walk in the rain')).toMatchObject({ isShowery: false, isWet: true });
    expect(readWishes('swimming lessons, the poolside is always wet').isWet).toBe(false);
  });

  it('an Irish summer is none of the heat', () => {
    expect(readWishes('lunch in a garden, typical Irish summer').weather).toBe('mild');
  });
});

describe('the cold, and who feels it', () => {
  it.each([
    ['moving to Denver for work in January, never been anywhere cold in my life', 'cold'],
    ['I’ve never seen snow and I’m going to Montreal', 'freezing'],
  ])('"%s" is dressed for the cold', (prompt, weather) => {
    const wishes = readWishes(prompt);

    expect(wishes.weather).toBe(weather);
    expect(wishes.feelings.size).toBe(0);
  });

  it.each([
    'working in the library all day and I run cold',
    'I’m always cold, need something for the office',
    'ich friere immer im Büro wegen der Klimaanlage',
  ])('"%s" asks for a layer, and for no winter coat', (prompt) => {
    const wishes = readWishes(prompt);

    expect(wishes.weather).toBeNull();
    expect([...wishes.practical.keys()]).toContain('something over');
  });

  it.each(['our boiler has packed in, working from home', 'die Heizung ist ausgefallen, Homeoffice'])(
    '"%s" is warm within',
    (prompt) => {
      const wishes = readWishes(prompt);

      expect(wishes.weather).toBeNull();
      expect([...wishes.practical.keys()]).toContain('warm within');
    },
  );

  it('at six in the morning it is cool out of doors', () => {
    expect([...readWishes('6 am fish market with my dad').practical.keys()]).toContain('something over');
    expect([...readWishes('the office at 6 am').practical.keys()]).not.toContain('something over');
  });
});
