import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLOUR_NAMES } from '#contract/palette.ts';
import { bodyTypeProfile, metrics } from '#contract/style-profile.ts';
import { emptyProfile } from '../../testing/empty-profile.ts';
import { meaningOfTaste } from '../language/wishes/tastes.ts';
import { reviseProfile } from './revise-profile.ts';

const profile = {
  ...emptyProfile(),
  styleCategories: ['Casual', 'Bohemian'],
  customColorPalette: ['Orange' as const, 'Teal' as const],
};

describe('feedback on a profile', () => {
  it.each([
    ['tone down the trendy side', 'trendy', 35],
    ['could you tone down the comfy side', 'comfort', 35],
    ['eine Spur mehr Komfort kann nicht schaden', 'comfort', 65],
    ['Die Eleganz ist mir zu wenig', 'elegance', 65],
    ["it needn't be so elegant", 'elegance', 35],
    ['no need to look so trendy, honestly', 'trendy', 35],
    ["it doesn't need to be so fancy", 'elegance', 35],
    ['bequemer ja, aber die Eleganz soll so bleiben', 'comfort', 65],
    ['darf moderner sein, ich bin 45 und nicht 80', 'trendy', 65],
  ] as const)('knows which way “%s” goes', (feedback, score, expected) => {
    expect(reviseProfile({ profile, feedback }).patch.metrics).toEqual({
      ...{ comfort: 50, elegance: 50, trendy: 50 },
      [score]: expected,
    });
  });

  it.each([
    ['lieber gemütlicher und dafür weniger schick', 65, 35],
    ['comfier and less dressy', 65, 35],
    ['eleganter, dafür weniger bequem', 35, 65],
  ])('says “less” of what comes after it: %s', (feedback, comfort, elegance) => {
    expect(reviseProfile({ profile, feedback }).patch.metrics).toMatchObject({ comfort, elegance });
  });

  it('keeps colors of a kind beside a color that is to be less, and no fit of what looks bad', () => {
    const { patch } = reviseProfile({ profile, feedback: 'less black, more earth tones' });

    expect(patch.customColorPalette).toEqual(expect.arrayContaining(['Rust', 'Terracotta']));
    expect(
      reviseProfile({ profile, feedback: 'skinny jeans look bad on me' }).applied.map(({ what }) => what),
    ).toEqual(['Avoids skinny jeans from now on']);
    expect(
      reviseProfile({ profile, feedback: 'I want slim jeans' }).patch.bodyTypeProfile?.fitPreferences.bottoms,
    ).toBe('slim');
  });

  it.each([
    ['empire lines make me look boxy', 'empire lines'],
    ['Drop waist dresses are not for me', 'Drop waist dresses'],
    ['A-lines make me look wide', 'A lines'],
    ['Empirekleider stehen mir nicht', 'Empirekleider'],
    ['Schößchen machen mich dick', 'Schößchen'],
  ])('keeps a cut by its own words: %s', (feedback, words) => {
    expect(reviseProfile({ profile, feedback })).toMatchObject({
      patch: { tastes: [{ side: 'avoids', words }] },
      notUnderstood: [],
    });
  });

  it('refuses no dresses where only a cut that nobody has is avoided', () => {
    expect(meaningOfTaste('empire waist dresses', 'avoids').kind).toBeNull();
    expect(meaningOfTaste('wrap dresses', 'avoids').kind).not.toBeNull();
  });

  it('moves a score and says from where to where', () => {
    const revision = reviseProfile({ profile, feedback: 'I would like more comfort' });

    expect(revision.patch).toEqual({ metrics: { comfort: 65, elegance: 50, trendy: 50 } });
    expect(revision.applied).toEqual([{ what: 'Comfort from 50 to 65' }]);
  });

  it('sets a score that is named', () => {
    expect(reviseProfile({ profile, feedback: 'set elegance to 80' }).patch.metrics?.elegance).toBe(80);
  });

  it('begins a new thought at a full stop', () => {
    const { patch, applied } = reviseProfile({
      profile,
      feedback: 'You have me down as romantic?? God no. Lots of grey and navy',
    });

    expect(patch.customColorPalette).toEqual(['Orange', 'Teal', 'Gray', 'Navy']);
    expect(applied.map(({ what }) => what).join()).not.toMatch(/[Aa]voids.*navy/);
  });

  it('takes a comparison for no liking, and "too fancy" for less elegance', () => {
    const revision = reviseProfile({ profile, feedback: 'thighs like tree trunks' });

    expect([revision.patch, revision.applied]).toEqual([{}, []]);
    expect(reviseProfile({ profile, feedback: 'zu schick für mich' }).patch.metrics?.elegance).toBe(35);
  });

  it.each([
    ['Mint, Rosa, Flieder: nein danke', '', 'Mint Rosa Flieder'],
    ['Hate: skinny jeans, heels, polyester', '', 'skinny jeans heels polyester'],
    ['Love: midi skirts. Hate: bodycon dresses.', 'midi skirts', 'bodycon dresses'],
    ['Krawatten gern, Fliegen auf keinen Fall', 'Krawatten', 'bow tie'],
    ['Röcke? Nur über meine Leiche', '', 'Röcke'],
    ['I can’t get enough of corduroy', 'corduroy', ''],
    ['bow ties are my trademark', 'bow ties', ''],
    ['wedges are my nightmare', '', 'wedges'],
    ['brogues pinch my heels', '', 'brogues'],
    ['dots suit me, so more of those', 'dots', ''],
    ['animal print again, less of that please', '', 'animal print'],
    ['Ich lebe in Strickjacken', 'Strickjacken', ''],
    ['Turnschuhe gehen zu allem', 'Turnschuhe', ''],
    ['wool makes me itch. mohair as well', '', 'wool mohair'],
    ['pointy shoes I can’t stand', '', 'pointy shoes'],
    ['keine Blumenmuster, Streifen gehen', 'Streifen', 'Blumenmuster'],
    ['Boots stehen mir angeblich, ich mag sie aber nicht', '', 'Boots'],
    ['Cordhosen könnt ich zehn Stück haben', 'Cordhosen', ''],
    // A fit that is refused of one piece is neither refused of all, nor is the piece.
    ['tight skirts are a no', '', 'tight skirts'],
    ['weite Blusen gehen gar nicht', '', 'weite Blusen'],
    ['you always pick navy. enough navy', '', 'navy'],
    [
      'Puffer jackets make me look huge, trench coats are so much better on me',
      'trench coats',
      'Puffer jackets',
    ],
    ['polka dots forever! leopard though makes me feel silly', 'polka dots', 'leopard'],
    ['skirts can stay in the shop', '', 'skirts'],
    ['Boho bin ich gar nicht, eher so schlicht, Trenchcoat', 'Trenchcoat', 'Boho'],
  ])('knows what is liked and what is not: %s', (feedback, likes, avoids) => {
    const tastes = reviseProfile({ profile: emptyProfile(), feedback }).patch.tastes ?? [];
    const of = (side: string) =>
      tastes.flatMap((taste) => (taste.side === side ? [taste.words] : [])).join(' ');

    expect([of('likes'), of('avoids')]).toEqual([likes, avoids]);
  });

  it.each<[feedback: string, likes: string[], avoids: string[]]>([
    ['no pumps please, brogues and sneakers are fine', ['brogues', 'sneakers'], ['pumps']],
    ['corduroy over denim, always', ['corduroy'], ['denim']],
    ['Velvet with lint also yes. Just no satin', ['Velvet'], ['satin']],
    ['could wear tartan every day of my life', ['tartan'], []],
    ['mit Cord kannst du mich jagen', [], ['corduroy']],
    ['Had my knee done, so that’s me finished with heels, for good', [], ['heels']],
    ['I’m so done with polyester', [], ['polyester']],
    ['skinny jeans are out. straight cut is good', ['straight leg jeans'], ['skinny jeans']],
    ['karo kannste vergessen', [], ['karo']],
  ])('takes each by what is said of it: %s', (feedback, likes, avoids) => {
    const { tastes = [] } = reviseProfile({ profile: emptyProfile(), feedback }).patch;

    expect(tastes.filter(({ side }) => side === 'likes').map(({ words }) => words)).toEqual(likes);
    expect(tastes.filter(({ side }) => side === 'avoids').map(({ words }) => words)).toEqual(avoids);
  });

  it('prefers no fit that is refused', () => {
    expect(
      reviseProfile({ profile, feedback: 'Hate: bodycon dresses' }).patch.bodyTypeProfile,
    ).toBeUndefined();
  });

  it('keeps scores on their scale', () => {
    const high = { ...profile, analysisData: { ...profile.analysisData, comfort: 95 } };

    expect(reviseProfile({ profile: high, feedback: 'a lot more comfortable' }).patch.metrics?.comfort).toBe(
      100,
    );
  });

  it('adds and drops styles and favorite colors', () => {
    const { patch } = reviseProfile({
      profile,
      feedback: 'Add Minimalist, remove Bohemian. I love navy and hate orange.',
    });

    expect(patch.styleCategories).toEqual(['Casual', 'Minimalist']);
    expect(patch.customColorPalette).toEqual(['Teal', 'Navy']);
  });

  it('gives back a noun whose other half nobody knows: not all trousers are refused', () => {
    const { patch, notUnderstood } = reviseProfile({ profile, feedback: 'ich trage nie Hosen mit Xyzbund' });

    expect(patch.tastes).toBeUndefined();
    expect(notUnderstood).toContain('Hosen');
  });

  it('takes less of a style for no liking of it', () => {
    expect(
      reviseProfile({ profile: emptyProfile(), feedback: 'less preppy' }).patch.styleCategories,
    ).toBeUndefined();
  });

  it('never has more than eight favorites, and says which color found no room', () => {
    const full = { ...profile, customColorPalette: COLOUR_NAMES.slice(0, 8) };
    const revision = reviseProfile({ profile: full, feedback: 'I love emerald' });

    expect(revision).toEqual({
      patch: {},
      applied: [],
      undecided: [],
      notUnderstood: [],
      noRoomFor: ['Emerald'],
    });
  });

  it.each([
    ['a bit more elegant pls but it still has to be comfortable', ['elegance']],
    ['trotzdem bequem, aber eleganter', ['elegance']],
    ['I still want more comfort', ['comfort']],
  ] as const)('leaves what is to stay: %s', (feedback, moved) => {
    const { metrics } = reviseProfile({ profile, feedback }).patch;

    expect(
      (['comfort', 'elegance', 'trendy'] as const).filter(
        (name) => metrics?.[name] !== profile.analysisData[name],
      ),
    ).toEqual(moved);
  });

  it('hears what somebody has nothing against', () => {
    const { patch } = reviseProfile({
      profile,
      feedback: 'Gegen Röcke hab ich nichts, gegen Shorts aber schon',
    });

    expect(patch.tastes).toEqual([{ side: 'avoids', words: 'Shorts' }]);
  });

  it('learns what to avoid, goals, height and fits', () => {
    const { patch } = reviseProfile({
      profile,
      feedback:
        "I'm 5'3 and want to elongate my legs. No crop tops. I prefer relaxed tops and wide-leg trousers.",
    });

    expect(patch.bodyTypeProfile).toMatchObject({
      heightCategory: 'petite',
      bodyGoals: ['elongate-legs'],
      avoidances: ['crop-tops'],
      fitPreferences: { tops: 'relaxed', bottoms: 'wide-leg', dresses: null },
    });
  });

  it.each<[feedback: string, likes: string[], avoids: string[]]>([
    ['no animal products please', [], ['leather', 'wool', 'silk']],
    ['Ich trage nie Hosen mit niedrigem Bund', [], ['Hosen niedrigem Bund']],
    ['Jeans find ich echt blöd, Röcke sind super', ['Röcke'], ['Jeans']],
    ['wool makes me itchy', [], ['wool']],
    ['No more skirts. I hate polyester.', [], ['skirts', 'polyester']],
    ['I love linen and wide-leg jeans', ['linen', 'wide leg jeans'], []],
    ['no black shoes, please', [], ['black shoes']],
    ['Boho? Nein danke. Leinen liebe ich.', ['Leinen'], ['Boho']],
    ['wool makes me itch, cashmere too', [], ['wool', 'cashmere']],
    ['Ties: I adore them.', ['Ties'], []],
    ['turtlenecks strangle me', [], ['turtlenecks']],
    ['stripes good checks bad', ['stripes'], ['checks']],
    ['you keep giving me pencil skirts', [], ['pencil skirts']],
    ['they keep putting me in checks', [], ['checks']],
    ['keep giving me pencil skirts', ['pencil skirts'], []],
    ["don't ever stop suggesting paisley", ['paisley'], []],
    ['hört bloß nicht auf mit den Streifen', ['Streifen'], []],
    ['ihr gebt mir dauernd Miniröcke', [], ['Miniröcke']],
    ['Viskose riecht so schnell, bleib mir weg damit', [], ['Viskose']],
    ['Angora? Hör mir auf damit', [], ['Angora']],
    ['mohair sheds, keep it away from me', [], ['mohair']],
    ['You seem to think I like brown. I do not.', [], ['brown']],
    ['linen in summer, tweed in winter, those are my two', ['linen', 'tweed'], []],
    ['Absätze kann ich vergessen', [], ['Absätze']],
    ['skirts? not since 1998', [], ['skirts']],
    ['Röcke? Sehr gern', ['Röcke'], []],
    ["i don't want backpacks, i prefer tote bags", ['tote bags'], ['backpacks']],
    ["hats aren't me but scarves are", ['scarves'], ['hats']],
    ['Röhrenjeans bitte streichen', [], ['Röhrenjeans']],
    ['Punkte mag ich, Karos nicht so', ['Punkte'], ['Karos']],
    ['Miniröcke sind für mich gestrichen', [], ['Miniröcke']],
  ])('remembers “%s” in the words of the person', (feedback, likes, avoids) => {
    const { patch, notUnderstood } = reviseProfile({ profile, feedback });
    const wordsOf = (side: 'likes' | 'avoids') =>
      (patch.tastes ?? []).filter((taste) => taste.side === side).map(({ words }) => words);

    expect([wordsOf('likes'), wordsOf('avoids'), notUnderstood]).toEqual([likes, avoids, []]);
  });

  it('forgets the opposite of what is said now, in whatever language it was said', () => {
    const told = { ...profile, tastes: [{ side: 'avoids' as const, words: 'Röcke' }] };

    expect(reviseProfile({ profile: told, feedback: 'I love skirts' }).patch.tastes).toEqual([
      { side: 'likes', words: 'skirts' },
    ]);
  });

  it.each(['why do you show me skirts?', 'my niece has a tartan skirt'])(
    'takes nothing for a liking that only names it: “%s”',
    (feedback) => {
      expect(reviseProfile({ profile, feedback }).patch.tastes).toBeUndefined();
    },
  );

  it.each(['My cat walked over the keyboard', '更舒服一点', '???'])(
    'leaves the profile alone for “%s”',
    (feedback) => {
      const revision = reviseProfile({ profile, feedback });

      expect([revision.patch, revision.applied]).toEqual([{}, []]);
    },
  );

  it('makes patches that the contract accepts out of anything', () => {
    const words = fc.constantFrom(
      'more',
      'less',
      'comfort',
      'elegant',
      'no',
      'stripes',
      'navy',
      'boho',
      'petite',
      '80',
      'tight',
      '<b>',
      '高',
      'hourglass',
    );

    fc.assert(
      fc.property(fc.array(fc.oneof(words, fc.string({ maxLength: 8 })), { maxLength: 20 }), (said) => {
        const { patch } = reviseProfile({ profile, feedback: said.join(' ') });
        if (patch.metrics !== undefined) expect(metrics.safeParse(patch.metrics).success).toBe(true);
        if (patch.bodyTypeProfile !== undefined)
          expect(bodyTypeProfile.safeParse(patch.bodyTypeProfile).success).toBe(true);
        expect((patch.customColorPalette ?? []).length).toBeLessThanOrEqual(8);
      }),
      { numRuns: 150 },
    );
  });
});

describe('what a reason spares', () => {
  it('keeps heels away after “knee surgery”, and says heels', () => {
    const { patch, applied } = reviseProfile({ profile: emptyProfile(), feedback: 'knee surgery' });

    expect(patch.tastes).toEqual([{ side: 'avoids', words: 'heels' }]);
    expect(applied.map(({ what }) => what)).toEqual(['Avoids heels from now on']);
  });
});

it.each([
  ['I’d rather have flats than heels', ['flats'], ['heels']],
  ['Gold jewellery, not silver', ['Gold jewellery'], ['silver jewellery']],
  ['Lieber Hosen als Röcke', ['Hosen'], ['Röcke']],
  ['Pencil skirts make me waddle but A-line ones, any time', ['A line skirts'], ['Pencil skirts']],
  ['Mohair brings me out in hives', [], ['Mohair']],
  ['Knee-length skirts are perfect for me', ['Knee length skirts'], []],
])('keeps both sides of “%s”', (feedback, likes, avoids) => {
  const { patch } = reviseProfile({ profile: emptyProfile(), feedback });
  const of = (side: string) =>
    (patch.tastes ?? []).filter((taste) => taste.side === side).map(({ words }) => words);

  expect(of('likes')).toEqual(likes);
  expect(of('avoids')).toEqual(avoids);
});

it('turns a score down that is dialed down, and minds no trends', () => {
  const scoreOf = (feedback: string) => reviseProfile({ profile: emptyProfile(), feedback }).patch.metrics;

  expect(scoreOf('dial the elegance down')?.elegance).toBeLessThan(50);
  expect(scoreOf('I couldn’t care less about trends')?.trendy).toBeLessThan(50);
  expect(scoreOf('weniger modisches Zeug')?.trendy).toBeLessThan(50);
  expect(scoreOf('weniger Trendsachen')?.trendy).toBeLessThan(50);
});
