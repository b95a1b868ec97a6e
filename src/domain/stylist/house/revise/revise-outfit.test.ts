import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outfit } from '#contract/outfits.ts';
import { bandAround } from '#domain/shopping/price-plan.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { finishOutfit } from '../../finish-outfit.ts';
import type { DraftItem, OutfitRevision } from '../../stylist.ts';
import { emptyProfile, onboardingOf } from '../../testing/empty-profile.ts';
import type { Piece } from '../compose/piece.ts';
import { itemOf } from '../compose/propose-outfit.ts';
import { reviseOutfit } from './revise-outfit.ts';

function piece(key: string, fabric: Piece['fabric'], colour: Piece['colour']): Piece {
  const garment = garmentOf(key);
  if (garment === null) throw new Error(`The wardrobe has no ${key}`);

  return { garment, fabric, pattern: garment.patterns[0], colour };
}

function stored(): Outfit {
  const rows = [
    [piece('blazer', 'tropical wool', 'Navy'), 50],
    [piece('poplin-shirt', 'poplin', 'White'), 26],
    [piece('tailored-trousers', 'tropical wool', 'Charcoal'), 30],
    [piece('loafers', 'leather', 'Black'), 35],
    [piece('leather-belt', 'leather', 'Black'), 9],
  ] as const;
  let count = 0;
  const draft = {
    title: 'Navy over Charcoal',
    description: 'As stored.',
    overallFitAdvice: 'As stored.',
    reasons: ['As stored.'],
    notUnderstood: [],
    unmet: [],
    items: rows.map(([worn, dollars]) => itemOf(worn, bandAround(dollars), new Map())),
  };

  return {
    ...finishOutfit(draft, {
      priceRange: '100-200',
      profile: emptyProfile(),
      newId: () => `stored-item-${++count}`,
    }),
    id: 'stored-outfit',
    imageUrl: null,
    picture: null,
    pictureKind: null,
    priceRange: '100-200',
    isFavorite: false,
    createdAt: '2026-11-20T12:00:00.000Z',
    prompt: 'office',
    provenance: { engine: 'house', model: null, version: '1', disclosure: '' },
  };
}

function revise(request: string, outfit = stored()): OutfitRevision {
  return reviseOutfit({
    outfit,
    request,
    profile: emptyProfile(),
    onboarding: onboardingOf('everything'),
    seed: 3,
  });
}

function keptOf(revision: OutfitRevision): string[] {
  return revision.items.flatMap((item) => ('kept' in item ? [item.kept] : []));
}

function draftedOf(revision: OutfitRevision): DraftItem[] {
  return revision.items.flatMap((item) => ('drafted' in item ? [item.drafted] : []));
}

describe('revising an outfit', () => {
  it('swaps one thing for another and keeps the others to the letter', () => {
    const revision = revise('swap the blazer for a cardigan');

    expect(draftedOf(revision).map((item) => item.garment)).toEqual([expect.stringMatching(/cardigan/)]);
    expect(keptOf(revision)).toHaveLength(4);
    expect(revision.applied[0]?.what).toMatch(/^Swapped the navy blazer for an? .*cardigan$/);
  });

  it('recolors without touching garment or price', () => {
    const [trousers] = draftedOf(revise('make the trousers olive'));

    expect([trousers?.garment, trousers?.color, trousers?.priceLowCents]).toEqual([
      'tailored-trousers',
      'Olive',
      stored().items[2]?.priceLowCents,
    ]);
  });

  it('does several things at once, and honors what is to be kept', () => {
    const revision = revise(
      'remove the belt, add a watch and change the shoes to brown boots, but keep the blazer',
    );
    const garments = draftedOf(revision).map((item) => item.garment);

    expect(revision.applied.map(({ what }) => what.split(' ')[0])).toEqual(['Removed', 'Added', 'Swapped']);
    expect(garments).toHaveLength(2);
    expect(keptOf(revision)).toContain('stored-item-1');
  });

  it.each([
    'swap the blazer for a spaceship',
    'make the unicorn shinier',
    'remove the shoes',
    'hello',
    '让它更休闲一点',
    '<b></b>',
    '     ',
  ])('changes nothing for “%s”', (request) => {
    const outfit = stored();
    const revision = revise(request, outfit);

    expect(revision.applied).toEqual([]);
    expect(keptOf(revision)).toEqual(outfit.items.map((item) => item.id));
    expect([revision.title, revision.description, revision.reasons]).toEqual([
      outfit.title,
      outfit.description,
      outfit.reasons,
    ]);
  });

  it('says which words it did not understand', () => {
    expect(revise('swap the blazer for a spaceship').notUnderstood).toEqual(['spaceship']);
    expect(revise('remove the belt and add a lightsaber').notUnderstood).toEqual(['lightsaber']);
  });

  it('never costs more than the range, however much is added', () => {
    const revision = revise('add a coat, a scarf, a hat, a bag, gloves and a watch');
    const outfit = stored();
    const dollars = revision.items.reduce((sum, item) => {
      const found = 'kept' in item ? outfit.items.find((old) => old.id === item.kept) : item.drafted;
      return sum + ((found?.priceLowCents ?? 0) + (found?.priceHighCents ?? 0)) / 200;
    }, 0);

    expect(dollars).toBeLessThanOrEqual(200);
    expect(revision.applied.length).toBeGreaterThanOrEqual(2);
  });

  it('turns a dress into separates that make an outfit', () => {
    const outfit = stored();
    const dress = itemOf(piece('slip-dress', 'satin', 'Burgundy'), bandAround(60), new Map());
    let count = 0;
    const items = finishOutfit(
      {
        title: 'A',
        description: 'B',
        items: [dress, itemOf(piece('pumps', 'leather', 'Black'), bandAround(50), new Map())],
        overallFitAdvice: 'C',
        reasons: ['D'],
        notUnderstood: [],
        unmet: [],
      },
      { priceRange: '100-200', profile: emptyProfile(), newId: () => `dressed-item-${++count}` },
    ).items;
    const slots = draftedOf(revise('swap the dress for a skirt', { ...outfit, items })).map(
      (item) => item.slot,
    );

    expect(slots.toSorted()).toEqual(['bottom', 'top']);
  });

  it('keeps the refusals of the first prompt', () => {
    const outfit = { ...stored(), prompt: 'office, no heels' };

    for (const request of ['different shoes', 'dressier shoes', 'make it more formal']) {
      for (const item of draftedOf(revise(request, outfit)))
        expect(garmentOf(item.garment)?.kinds).not.toContain('heels');
    }
  });

  it('works on items that another engine named', () => {
    const outfit = stored();
    const poncho = {
      ...outfit.items[0],
      id: 'foreign-item-1',
      garment: null,
      item: 'Striped poncho',
      category: 'Poncho',
    } as Outfit['items'][number];
    const revision = revise('remove the belt and swap the shirt for a turtleneck', {
      ...outfit,
      items: [poncho, ...outfit.items.slice(1)],
    });

    expect(revision.applied).toHaveLength(2);
    expect(keptOf(revision)).toContain('foreign-item-1');
  });

  it('never throws, never loses an item unasked and never echoes markup', () => {
    const outfit = stored();

    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (request) => {
        const revision = revise(request, outfit);
        if (revision.applied.length === 0) expect(keptOf(revision)).toHaveLength(outfit.items.length);
        expect(JSON.stringify([revision.applied, revision.notUnderstood])).not.toMatch(/[<>]/);
      }),
      { numRuns: 60 },
    );
  });
});

describe('what a request leaves unsaid', () => {
  function touched(request: string): (string | null)[] {
    const outfit = stored();
    const revision = revise(request, outfit);
    const kept = new Set(revision.items.flatMap((item) => ('kept' in item ? [item.kept] : [])));

    return outfit.items.filter((item) => !kept.has(item.id)).map((item) => item.garment);
  }

  it.each([
    ['the trousers are fine, need more room in them though, a looser cut', ['tailored-trousers']],
    ['those loafers kill my feet, we walk to dinner after', ['loafers']],
    ['I hate the color of the trousers', ['tailored-trousers']],
    ['I like everything except the belt', ['leather-belt']],
    ['keep only the loafers', ['blazer', 'poplin-shirt', 'tailored-trousers', 'leather-belt']],
    ['take the belt off', ['leather-belt']],
    ['the loafers cannot be real leather', ['loafers']],
    ['more casual shoes', ['loafers']],
    ['edgier shoes', ['loafers']],
    ['no leather loafers', ['loafers']],
    ['no belt or wool', ['blazer', 'tailored-trousers', 'leather-belt']],
    ['I like my trousers wider', ['tailored-trousers']],
    ['what is the weather on saturday?', []],
  ])('“%s” is about what it names, and nothing else moves', (request, garments) => {
    expect(touched(request)).toEqual(garments);
  });

  it('brings the sum down to what is to be spent, or says that it cannot', () => {
    const dollars = (revision: OutfitRevision, outfit: Outfit) =>
      revision.items.reduce((sum, item) => {
        const priced = 'kept' in item ? outfit.items.find(({ id }) => id === item.kept) : item.drafted;
        return sum + ((priced?.priceLowCents ?? 0) + (priced?.priceHighCents ?? 0)) / 200;
      }, 0);
    const outfit = stored();

    expect(dollars(revise('under $130', outfit), outfit)).toBeLessThanOrEqual(130);
    expect(revise('under $20', outfit).unmet).toContainEqual({
      words: '$20',
      why: 'together',
      told: { says: 'wish: sum', sums: [20] },
    });
  });

  it('refuses suede together with leather', () => {
    for (const item of revise('no leather').items)
      if ('drafted' in item) expect(item.drafted.fabric).not.toMatch(/^(?:leather|suede|patent leather)$/);
  });
});

describe('what a request binds together', () => {
  /** What each touched item became, by its old garment: "loafers: Brown loafers". */
  function became(request: string): Record<string, string> {
    const outfit = stored();
    const { items } = revise(request, outfit);
    const kept = new Set(items.flatMap((item) => ('kept' in item ? [item.kept] : [])));
    const drafted = items.flatMap((item) => ('drafted' in item ? [item.drafted] : []));

    return Object.fromEntries(
      outfit.items
        .filter(({ id }) => !kept.has(id))
        .map(({ slot, garment }) => [
          garment ?? '',
          drafted.find((item) => item.slot === slot)?.color ?? 'gone',
        ]),
    );
  }

  it.each([
    ['the belt in tan and the loafers in burgundy', { 'leather-belt': 'Tan', loafers: 'Burgundy' }],
    ['Everything black except the shirt', { blazer: 'Black', 'tailored-trousers': 'Black' }],
    ['match the belt to the loafers, and the shirt in light blue', { 'poplin-shirt': 'Sky Blue' }],
    ['the trousers: olive', { 'tailored-trousers': 'Olive' }],
    ['die Hose in Olivgrün, bitte', { 'tailored-trousers': 'Olive' }],
    ['make it red', { blazer: 'Red' }],
    ['Gürtel weg', { 'leather-belt': 'gone' }],
    ['I want the belt gone', { 'leather-belt': 'gone' }],
  ])('“%s” changes that, and nothing else', (request, expected) => {
    expect(became(request)).toEqual(expected);
  });

  it('gives “white ones” to the noun before it', () => {
    expect(became('trainers with the suit, clean white ones, my boss does it')).toEqual({ loafers: 'White' });
  });

  it('changes shoes as they are named behind “nothing but”', () => {
    expect(became('Nichts ändern außer den Schuhen: Chelsea Boots, schwarz')).toEqual({ loafers: 'Black' });
  });

  it('takes nothing warm off where it gets colder', () => {
    const outfit = stored();
    const [, ...rest] = outfit.items;
    const scarf = {
      ...outfit.items[0],
      id: 'scarf',
      slot: 'accessory',
      garment: 'wool-scarf',
      fabric: 'lambswool',
    };
    const { applied } = revise('wärmer, bei uns hat es -12', {
      ...outfit,
      items: [...rest, scarf] as typeof rest,
    });

    expect(applied.length).toBeGreaterThan(0);
    expect(applied.filter(({ what }) => what.includes('scarf'))).toEqual([]);
  });

  it('takes what rain spoils off the feet', () => {
    const outfit = stored();
    const items = outfit.items.map((item) =>
      item.garment === 'loafers' ? { ...item, fabric: 'suede' } : item,
    );
    const { applied } = revise('it is going to rain', { ...outfit, items });

    expect(applied.map(({ what }) => what).join()).toMatch(/Swapped the .*loafers/);
  });

  it('says that it is the money, and that a sum makes room', () => {
    const spent = stored().items.map((item) => ({ ...item, priceLowCents: 3800, priceHighCents: 4100 }));
    const outfit = { ...stored(), items: spent };

    expect(revise('add a camel overcoat', outfit).unmet).toEqual([{ words: 'overcoat', why: 'budget' }]);
    expect(revise('add a camel overcoat, up to 900 dollars', outfit).unmet).toEqual([]);
  });

  it('changes everything but what is to stay', () => {
    const outfit = stored();
    const revision = revise('keep the loafers but change everything else', outfit);

    expect(keptOf(revision)).toEqual([outfit.items[3]?.id]);
  });

  it.each([
    ['hello', 'greeting', []],
    ['who designed the loafers?', 'question', []],
    ['Wer hat die Loafer entworfen?', 'question', []],
    ['add a belt', 'already_so', ['belt']],
    ['remove the bag', 'not_there', ['bag']],
    ['das Hemd in Weiß', 'already_so', ['Weiß']],
    ['make it work for the office', 'already_so', ['office']],
    ['fürs Büro bitte', 'already_so', ['Büro']],
  ])('answers “%s” with its own reason and touches nothing', (request, why, words) => {
    const revision = revise(request);

    expect(revision.applied).toEqual([]);
    expect(revision.unchanged).toEqual({ why, words });
  });

  it('says what it only understood in part before it does anything', () => {
    const revision = revise('warmer zorblax frindle quuxly splonk');

    expect([revision.applied, revision.unchanged]).toEqual([
      [],
      { why: 'mostly_unclear', words: ['warmer'] },
    ]);
  });
});

describe('what a change reaches', () => {
  const touched = (request: string) => {
    const kept = new Set(revise(request).items.flatMap((item) => ('kept' in item ? [item.kept] : [])));
    return stored()
      .items.filter(({ id }) => !kept.has(id))
      .map(({ garment }) => garment);
  };

  it.each([
    ['it is for a funeral, so the trousers need to be black', ['tailored-trousers']],
    ['the belt in brown (my ring is white gold)', ['leather-belt']],
    ["don't swap the loafers, make the shirt blue", ['poplin-shirt']],
    ['my blue cufflinkses are lost, the belt in brown', ['leather-belt']],
    ['Belt? No.', ['leather-belt']],
    ['the jeans tighter, please', []],
    ['Nicht die Hose ändern, das Hemd in Blau', ['poplin-shirt']],
  ])('is what “%s” names, and nothing beside it', (request, expected) => {
    expect(touched(request)).toEqual(expected);
  });

  it('is not recut in another cloth where it is so already', () => {
    expect(revise('the blazer in navy, please')).toMatchObject({
      applied: [],
      unchanged: { why: 'already_so' },
    });
  });

  it('is joined by what is worn over it', () => {
    expect(touched('a cardigan over the shirt')).not.toContain('poplin-shirt');
  });
});

describe('a change that is said in several sentences', () => {
  /** What the outfit is afterwards: garment, cloth and color of each piece. */
  function made(request: string): string[] {
    const outfit = stored();
    return revise(request, outfit).items.map((item) => {
      const worn = 'drafted' in item ? item.drafted : outfit.items.find(({ id }) => id === item.kept);
      return `${worn?.garment} ${worn?.fabric} ${worn?.color}`;
    });
  }

  it.each([
    ['boots? yes. brown ankle ones', /^(?:chelsea|heeled|desert|combat)-boots .* (?:Brown|Cognac|Camel)/],
    [
      'Brown shoes, please. Belt to match the shoes.',
      /^leather-belt \S+ (?:Brown|Chocolate|Cognac|Camel|Tan)/,
    ],
    [
      'A knit polo rather than the shirt, I am meeting her parents. Forest green.',
      /^knit-polo .* Forest Green$/,
    ],
    ['swap colors: olive up top, navy on the legs', /^tailored-trousers .* Navy$/],
    ['Something with a bit more life to it, but only for the trousers', /^blazer tropical wool Navy$/],
    ['It is freezing in there, and I must still wear the blazer', /^blazer tropical wool Navy$/],
    [
      'Could I have braces instead? Dark ones.',
      /^suspenders \S+ (?:Black|Charcoal|Chocolate|Navy|Forest Green|Burgundy|Plum)/,
    ],
    ['no loafers. Something comfortable', /^(?!loafers|suede-loafers|chunky-loafers)\S+ /],
    [
      'swap blazer and trousers for brown tweed ones',
      /^tweed-blazer tweed (?:Brown|Chocolate|Cognac|Camel|Tan)/,
    ],
    ['Mit dem Blazer kann ich nichts anfangen, ich brauche einen Cardigan', /cardigan/],
    ['Das Sakko raus und etwas seriöser', /^(?!blazer)/],
    ['brown shoes and belt', /^leather-belt \S+ (?:Brown|Chocolate|Cognac|Camel|Tan)/],
    ['Gürtel in Braun und dazu passende Schuhe', /^loafers \S+ (?:Brown|Chocolate|Cognac|Camel|Tan)/],
    [
      'Hemd in Hellblau, nicht weiß, und Gürtel und Schuhe in Braun',
      /^leather-belt \S+ (?:Brown|Chocolate|Cognac|Camel|Tan)/,
    ],
    ['Das Sakko muss weg, Cardigan rein', /cardigan/],
    ['blazer off cardigan on', /cardigan/],
    ['Die Schuhe ändern, die sind mir zu elegant', /^blazer tropical wool Navy$/],
    ['Hemd bitte in kräftigem Blau', /^poplin-shirt \S+ Cobalt$/],
    ['make the belt brown or drop it', /^leather-belt \S+ (?:Brown|Chocolate|Cognac|Camel|Tan)/],
    [
      'Der Gürtel passt nicht, mach den braun oder lass ihn weg',
      /^leather-belt \S+ (?:Brown|Chocolate|Cognac|Camel|Tan)/,
    ],
    [
      'Ohne Gürtel und die Schuhe etwas lockerer',
      /^(?:suede-loafers|desert-boots|leather-sneakers|chelsea-boots|canvas-sneakers|chunky-loafers)/,
    ],
    [
      "I can't see myself in these shoes",
      /^(?!loafers)(?:\S*(?:shoes|oxfords|derbies|brogues|boots|sneakers|loafers|straps|flats))/,
    ],
    ['charcoal is not my color', /^tailored-trousers tropical wool (?!Charcoal)/],
    ['can we do less black overall', /^tailored-trousers tropical wool Charcoal$/],
    ['Alles gut bis auf den Blazer, der ist mir zu dunkel', /^blazer \S+(?: \S+)? (?!Navy$)/],
  ])('is one change: “%s”', (request, expected) => {
    expect(made(request)).toContainEqual(expect.stringMatching(expected));
  });

  it('takes cotton where wool itches', () => {
    const outfit = stored();
    const sweater = {
      ...itemOf(piece('fine-crew-sweater', 'merino', 'Navy'), bandAround(50), new Map()),
      id: 'stored-item-2',
    };
    const items = outfit.items.map((item) => (item.id === 'stored-item-2' ? { ...item, ...sweater } : item));
    const revised = (request: string) =>
      draftedOf(revise(request, { ...outfit, items })).map(({ garment, fabric }) => `${garment} ${fabric}`);

    expect(revised('Der Pulli kratzt mich, nimm was aus Baumwolle')).toEqual([
      'fine-crew-sweater cotton knit',
    ]);
    expect(revised('sweaters itch me, cotton only')).toEqual(['fine-crew-sweater cotton knit']);
  });

  it('takes “50 more” and “30 Euro weniger” for a step and no sum', () => {
    const total = ({ items }: OutfitRevision, outfit: Outfit) =>
      items.reduce((sum, item) => {
        const worn = 'drafted' in item ? item.drafted : outfit.items.find(({ id }) => id === item.kept);
        return sum + ((worn?.priceLowCents ?? 0) + (worn?.priceHighCents ?? 0)) / 200;
      }, 0);
    const outfit = stored();
    const dearer = total(revise('it may cost 40 more', outfit), outfit);
    const cheaper = total(revise('Bitte 30 Euro weniger', outfit), outfit);

    expect(dearer).toBeGreaterThan(165);
    expect(dearer).toBeLessThanOrEqual(200);
    expect(cheaper).toBeGreaterThan(60);
    expect(cheaper).toBeLessThanOrEqual(120);
  });

  it('changes what is not liked when the rest is not', () => {
    expect(keptOf(revise('love the blazer, hate everything else'))).toEqual(['stored-item-1']);
    expect(keptOf(revise('Den Blazer mag ich, der Rest gefällt mir nicht'))).toEqual(['stored-item-1']);
  });

  it('answers who made them, without a question mark as well', () => {
    expect(revise('wer hat die schuhe gemacht').unchanged?.why).toBe('question');
  });

  it('makes shorts longer by longer shorts', () => {
    const outfit = stored();
    const [blazer, shirt, , loafers] = outfit.items;
    const shorts = {
      ...itemOf(piece('chino-shorts', 'twill', 'Beige'), bandAround(30), new Map()),
      id: 'stored-item-3',
    };
    const items = [blazer, shirt, { ...outfit.items[2], ...shorts }, loafers].filter(
      (item) => item !== undefined,
    ) as Outfit['items'];
    const revision = revise('longer shorts, to the knee', { ...outfit, items });

    expect(draftedOf(revision).map(({ garment }) => garment)).toEqual(['bermuda-shorts']);
  });

  it('wears suspenders or a belt, never both', () => {
    expect(made('add suspenders').filter((piece) => /belt|suspenders/.test(piece))).toHaveLength(1);
  });

  it('takes a cloth that cannot be washed away from what was named alone', () => {
    const pieces = made('the blazer in something I can chuck in the wash');

    expect(pieces).not.toContainEqual(expect.stringMatching(/^blazer tropical wool/));
    expect(pieces).toContain('tailored-trousers tropical wool Charcoal');
  });

  it('does not take a scar for a scarf, or a laptop for a top', () => {
    expect(revise('i have scars').applied).toEqual([]);
    expect(made('a backpack, the laptop has to fit')).toContain('poplin-shirt poplin White');
  });
});

function familyIs(color: string, named: string): boolean {
  const browns = ['Brown', 'Cognac', 'Chocolate', 'Camel', 'Tan'];

  return color === named || (browns.includes(color) && browns.includes(named));
}

describe('what a change only tells', () => {
  it.each([
    ['white is a color for brides', []],
    ['black is for funerals, make the belt brown', ['leather-belt']],
    ['charcoal drains me. Put something olive under the blazer', []],
    ['I am not wearing a belt with a suit, get rid of it', ['leather-belt']],
    ['the loafers are lovely', []],
    ['my watch is gold', []],
    ['the belt in brown, as my ring is white gold', ['leather-belt']],
    ['I don’t like white, rather sky blue', ['poplin-shirt']],
    ['make the umbrella bigger', []],
    ['keine Seide bitte, mir tun die Raupen leid', []],
    ['no white shirt please, ketchup finds every one of mine', ['poplin-shirt']],
    ['terrakotta ist etwas für Blumentöpfe, das Hemd in Hellblau', ['poplin-shirt']],
  ])('“%s” recolors nothing that it does not name', (request, garments) => {
    const before = stored();
    const kept = keptOf(revise(request, before));
    const touched = before.items.filter(({ id }) => !kept.includes(id)).map(({ garment }) => garment);

    expect(touched.filter((garment) => !garments.includes(garment ?? ''))).toEqual(
      request.startsWith('charcoal') ? ['tailored-trousers'] : [],
    );
  });

  it.each([
    ['the loafers pinch, swap them for brogues', 'brogues'],
    ['a cream jacket would stay put', 'blazer'],
    ['add a bow tie', 'bow-tie'],
    ['den Blazer weg und dafür eine Strickjacke', 'cardigan'],
    ['no belt, a scarf is fine', 'silk-scarf'],
  ])('“%s” brings what it asks for', (request, garment) => {
    expect(draftedOf(revise(request)).map((item) => item.garment)).toContain(garment);
  });

  it.each([
    ['the loafers in cognac? the belt too', { loafers: 'Cognac', 'leather-belt': 'Cognac' }],
    ['Schuhe in Cognac, der Gürtel auch', { loafers: 'Cognac', 'leather-belt': 'Cognac' }],
    ['trousers in navy then the blazer in camel', { 'tailored-trousers': 'Navy', blazer: 'Camel' }],
    ['Hose in Beige und dann die Schuhe in Braun', { 'tailored-trousers': 'Beige', loafers: 'Brown' }],
    ['boots instead of loafers, brown to match the belt', { boots: 'Brown' }],
    ['could a coat in camel come in instead of the blazer', { coat: 'Camel' }],
  ])('“%s” gives each color to its own piece', (request, colours) => {
    const drafted = draftedOf(revise(request));

    expect(drafted).toHaveLength(Object.keys(colours).length);
    for (const [word, colour] of Object.entries(colours))
      expect(drafted.some(({ garment, color }) => garment?.includes(word) && familyIs(color, colour))).toBe(
        true,
      );
  });

  it.each(['Nadelstreifen statt uni', 'pinstripes instead of plain trousers'])(
    '“%s” gives the pattern to one piece',
    (request) => {
      expect(draftedOf(revise(request)).map(({ pattern }) => pattern)).toEqual(['pinstripe']);
    },
  );

  it('two exchanges in one sentence are both done', () => {
    const drafted = draftedOf(revise('chinos rather than the trousers and sneakers rather than the loafers'));

    expect(drafted.map(({ garment }) => garment)).toEqual([
      expect.stringMatching(/chinos/),
      expect.stringMatching(/sneakers|runners/),
    ]);
  });
});
