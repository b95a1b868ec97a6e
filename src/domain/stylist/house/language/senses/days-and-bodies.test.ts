import { describe, expect, it } from 'vitest';
import { itemWords } from '#domain/wardrobe/item-words.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { readWishes } from '../wishes/wishes.ts';

describe('a day that several words make', () => {
  it.each([
    ['hiking date, then lunch', 'hiking'],
    ['farmers market on saturday', 'market'],
    ['lunch with an old friend', 'lunch'],
    ['Kaffee und Kuchen mit einer Freundin', 'coffee'],
    ['lunch with my aunt', 'family'],
    ['70s disco office party', 'disco'],
    ['Diwali dinner', 'indian-feast'],
    ['14 hour flight, then straight to a client meeting', 'business-trip'],
    ['Stand auf einer Fachmesse', 'trade-fair'],
    ['a rave on saturday', 'techno'],
    ['my 21st', 'party'],
    ['concert outdoors', 'concert'],
    ['Ein Freund heiratet in Schottland', 'wedding-guest'],
    ['mother of the groom', 'wedding-guest'],
    ['70s disco themed office xmas party', 'disco'],
    ['40th anniversary dinner', 'anniversary'],
    ['Wochenende an der Ostsee mit Hund', 'dog-walk'],
  ])('%s', (prompt, occasion) => {
    expect(readWishes(prompt).occasion?.key).toBe(occasion);
  });

  it.each([
    ['a warm coat', 'cold'],
    ['etwas Warmes fürs Büro', 'cold'],
    ['warm and cozy', 'cold'],
    ['a walk in January, warm but neat', 'cold'],
    ['a warm day at the zoo in a dress', 'warm'],
    ['ein warmer Tag im Park', 'warm'],
    ['Brunch im Juni', 'warm'],
  ])('is as warm as its clothes or its air are said to be: %s', (prompt, weather) => {
    expect(readWishes(prompt)).toMatchObject({ weather, notUnderstood: [], demands: expect.anything() });
  });
});

describe('what the sky is said to do in a month', () => {
  it.each([
    ['sketching outside on a cool April morning', 'cool'],
    ['a cold May evening on the balcony', 'cool'],
    ['brunch on a warm November day', 'mild'],
    ['sightseeing on a mild January day', 'cool'],
    ['garden centre on a chilly March day', 'cool'],
    ['ein kühler Aprilabend auf dem Balkon', 'cool'],
    ['a hot day in October', 'hot'],
    ['snow in April, walking to work', 'freezing'],
  ])('counts for more than the month: %s', (prompt, weather) => {
    expect(readWishes(prompt).weather).toBe(weather);
  });

  it('has something to put on where a summer evening is cool', () => {
    const { weather, practical } = readWishes('cool August evening by the river with friends');
    expect([weather, practical.has('something over')]).toEqual(['mild', true]);
  });

  it('says nothing of a cool cut or of clothes for May', () => {
    expect(readWishes('a cool summer dress').weather).not.toBe('cool');
    expect(readWishes('a cool jacket for May').weather).toBe('mild');
  });
});

describe('a body that asks for something', () => {
  const refused = (prompt: string, key: string) => {
    const garment = garmentOf(key);

    return (
      garment !== null && readWishes(prompt).refuses.shapes.some(({ matches }) => matches(garment) === true)
    );
  };

  it('has shoes in its width, flat, and nothing else in it', () => {
    for (const prompt of ['wide feet, dinner', 'Abendessen, breite Füße']) {
      expect([...readWishes(prompt).cuts]).toEqual(['wide']);
      expect([refused(prompt, 'pumps'), refused(prompt, 'loafers')]).toEqual([true, false]);
    }
    const [loafers, shirt] = [garmentOf('loafers'), garmentOf('poplin-shirt')];
    if (loafers === null || shirt === null) throw new Error('Both are of the wardrobe');
    expect(itemWords(loafers, 'leather', 'plain', ['wide-fit', 'plus-size'])).toBe(
      'wide-fit leather penny loafers',
    );
    expect(itemWords(shirt, 'poplin', 'plain', ['wide-fit', 'plus-size'])).toBe('plus-size poplin shirt');
  });

  it.each(['bad knees', 'lots of walking', 'Knieprobleme', 'sightseeing all day, then dinner'])(
    'walks without heels: %s',
    (prompt) => {
      expect(refused(prompt, 'pumps')).toBe(true);
    },
  );

  it('that runs hot has a day as cold as it is', () => {
    expect(readWishes('I run hot, wedding in Vermont in October')).toMatchObject({
      weather: 'mild',
      notUnderstood: [],
    });
    expect(refused('I run hot', 'chunky-sweater')).toBe(true);
  });

  it('that hates buttons has none to close', () => {
    expect(['polo', 'overshirt', 'crew-tee'].map((key) => refused('I hate buttons', key))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('under a hijab wears no bandana for it', () => {
    for (const prompt of ['Hijabi, tech conference', 'Hijab, Büro']) {
      expect(readWishes(prompt).demands.flatMap(({ target }) => [...target.keys])).toEqual(['headscarf']);
    }
  });

  it('has sizes as they are written on labels', () => {
    for (const prompt of ["I'm 3XL", 'size 20', 'Größe 60']) {
      expect([...readWishes(prompt).cuts]).toEqual(['plus']);
    }
  });
});

describe('words that a request says of something else', () => {
  it('knows a witness from a bride, pounds of weight from money, and a ring of a bell', () => {
    expect(readWishes("city hall wedding, I'm a witness").occasion?.key).toBe('city-wedding');
    expect(readWishes('my city hall wedding').occasion?.key).toBe('bride');
    expect(readWishes('I lost 45 pounds and need trousers').mostDollars).toBeNull();
    expect(readWishes('homie wedding, 250 tops')).toMatchObject({ mostDollars: 250, demands: [] });
    expect(readWishes('at home but presentable if the doorbell rings').missing).toEqual([]);
  });

  it('knows whoever is called Pooja from a rite, who flies in from insects, and big logos from none', () => {
    expect(readWishes('brunch with Pooja and her sister').occasion?.key).toBe('brunch');
    expect(readWishes('leaving drinks for Rakhi').occasion?.key).not.toBe('puja');
    for (const prompt of [
      'my father flies in tonight, supper',
      'it ticks every box, an office day',
      'a gig, I love big logos',
    ])
      for (const wish of ['insects', 'no logo'] as const)
        expect(readWishes(prompt).practical.has(wish)).toBe(false);
    expect(readWishes('a walk by the loch, midges').practical.has('insects')).toBe(true);
  });

  it('does not speak of what is over by then as of a second half', () => {
    for (const prompt of ['climbing gym after class', 'back to the office after ten years at home'])
      expect(readWishes(prompt).several).toBeNull();
  });
});

describe('soles that grip', () => {
  it.each([
    'a winter walk in town, shoes that don’t slip',
    'a weekend in Lisbon, lots of hills',
    'Stadtbummel im Winter, Schuhe, die nicht rutschen',
  ])('are asked for: %s', (prompt) => {
    expect([...readWishes(prompt).practical.keys()]).toContain('sure grip');
  });

  it('are not, where a skirt must not slip down', () => {
    expect([...readWishes('a skirt that doesn’t slip down').practical.keys()]).not.toContain('sure grip');
  });
});

describe('what is said of oneself', () => {
  it('is covered against the sun by who burns easily', () => {
    expect([...readWishes('a week by the sea in August, I burn easily').practical.keys()]).toContain(
      'sunburn',
    );
  });

  it('is a build and no short jacket: short and stocky', () => {
    const { cuts, shapes } = readWishes('the office party, I am short and stocky');

    expect([[...cuts], shapes]).toEqual([['petite', 'plus'], []]);
  });

  it('is the gown of a graduation that goes over the top', () => {
    const { demands, styles, practical } = readWishes('my graduation in July, gown goes over the top');

    expect([demands, styles, [...practical.keys()]]).toEqual([[], [], ['under a gown']]);
  });

  it.each(['nye at a friend’s, can’t spend more than 60', 'a dress, I don’t want to spend more than 60'])(
    'is what one can spend: %s',
    (prompt) => {
      expect(readWishes(prompt).mostDollars).toBe(60);
    },
  );
});

describe('what is said behind or of a build', () => {
  it('is hot and not dressed for the heat: I get hot', () => {
    const { weather, refuses } = readWishes('an early flight, I get hot');

    expect(weather).toBeNull();
    expect(refuses.shapes.map(({ label }) => label)).toEqual(['what is hot to wear']);
  });

  it('is no cut where it says only how somebody is built: im skinny so nothing baggy', () => {
    expect(
      readWishes('a funeral, im skinny so nothing baggy').refuses.shapes.map(({ label }) => label),
    ).toEqual(['baggy cuts']);
  });

  it('does not sit on the floor of a warehouse', () => {
    const { practical } = readWishes(
      'first day at the warehouse, office half the day and on the floor the rest',
    );

    expect(practical.has('on the floor')).toBe(false);
  });

  it('is kept from creases, and has its hands free with a cane', () => {
    expect(readWishes('a red eye, it cant wrinkle').practical.has('no creases')).toBe(true);
    expect(readWishes('a wedding, I use a cane').practical.has('hands free')).toBe(true);
  });

  it('lies on a beach in the summer of the other half, and says no reason back as a wish', () => {
    expect(readWishes('a wedding on the beach at Busselton in Feb').weather).toBe('hot');
    const { shapes, weather } = readWishes('the office, the aircon is always freezing');
    expect(shapes.map(({ label }) => label)).toContain('a warm layer');
    expect(weather).toBeNull();
  });

  it('is spared what is heavy, and big where it says so', () => {
    expect(readWishes('walking the dog, nothing heavy').refuses.shapes.map(({ label }) => label)).toContain(
      'what is heavy',
    );
    expect([...readWishes('interview, I’m 6’4 and heavy so jackets are hard').cuts]).toContain('plus');
  });

  it('ends a refusal where a reason begins: not see-through, and flats because I carry a child', () => {
    const { demands, refuses } = readWishes(
      'something loose not see through, and flats because I carry my niece',
    );

    expect(demands.map(({ target }) => target.label)).toEqual(['flats']);
    expect(refuses.targets).toEqual([]);
  });

  it('is refused where it is not allowed', () => {
    const { refuses, demands } = readWishes('office in a heatwave, shorts not allowed');

    expect([refuses.targets.map(({ label }) => label), demands]).toEqual([['shorts'], []]);
  });

  it('is less for “not smart” and more for “not casual”', () => {
    expect(readWishes('drinks on a roof, not smart').formalityShift).toBe(-1);
    expect(readWishes('drinks on a roof, not casual').formalityShift).toBe(1);
  });

  it('is no cut: a skinny guy', () => {
    expect(readWishes('my brother’s wedding, skinny guy').refuses.shapes).toEqual([]);
  });

  it('is at home where one cooks', () => {
    expect(readWishes('Christmas dinner at ours, I’m cooking').occasion?.indoors).toBe(true);
  });

  it.each(['a long walk in the hills in October', 'a day in the hills'])('is a hike: %s', (prompt) => {
    expect(readWishes(prompt).occasion?.key).toBe('hiking');
  });
});
