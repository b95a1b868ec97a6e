import type { Profile } from '#contract/style-profile.ts';
import type { ProfileRevision } from '#domain/stylist/stylist.ts';
import { emptyProfile } from '#domain/stylist/testing/empty-profile.ts';
import type { Verdict } from './check-revision.ts';
import type { ExpectedFeedback } from './sentences/sentence.ts';

/** A profile with something of everything, so that adding and dropping both can be seen. */
export function storedProfile(): Profile {
  const profile = emptyProfile();

  return {
    ...profile,
    colorPalette: ['Navy', 'Gray', 'White'],
    customColorPalette: ['Orange', 'Teal'],
    styleCategories: ['Casual', 'Bohemian', 'Edgy'],
    bodyTypeProfile: { ...profile.bodyTypeProfile, avoidances: ['high-waisted'] },
  };
}

/** Compares the whole difference that a feedback made with the one it asked for. */
export function checkFeedback(
  profile: Profile,
  revision: ProfileRevision,
  expected: ExpectedFeedback,
): Verdict {
  const differences = [...differencesOf(profile, revision)].sort();
  const wanted = [...wantedOf(profile, expected)].sort();
  const missing = wanted.filter((line) => !differences.some((made) => answers(made, line)));
  const extra = differences.filter((made) => !wanted.some((line) => answers(made, line)));

  return {
    isExact: missing.length === 0 && extra.length === 0,
    isFalse: extra.length > 0,
    why: [...missing.map((line) => `missing ${line}`), ...extra.map((line) => `extra ${line}`)].join('; '),
  };
}

/** "comfort up" is answered by any rise; everything else to the letter. */
function answers(made: string, wanted: string): boolean {
  if (made === wanted) return true;

  const [name, from, to] = /^(\w+) (\d+)>(\d+)$/.exec(made)?.slice(1) ?? [];
  if (name === undefined) return false;

  return wanted === `${name} ${Number(to) > Number(from) ? 'up' : 'down'}`;
}

function differencesOf(profile: Profile, { patch }: ProfileRevision): string[] {
  const body = profile.bodyTypeProfile;
  const next = patch.bodyTypeProfile ?? body;
  const metrics = patch.metrics ?? profile.analysisData;

  return [
    ...(['comfort', 'elegance', 'trendy'] as const)
      .filter((name) => metrics[name] !== profile.analysisData[name])
      .map((name) => `${name} ${profile.analysisData[name]}>${metrics[name]}`),
    ...listDifference('style', profile.styleCategories, patch.styleCategories),
    ...listDifference('colour', profile.customColorPalette, patch.customColorPalette),
    ...listDifference('avoidance', body.avoidances, next.avoidances),
    ...listDifference('goal', body.bodyGoals, next.bodyGoals),
    ...(next.bodyType === body.bodyType ? [] : [`body ${next.bodyType}`]),
    ...(next.heightCategory === body.heightCategory ? [] : [`height ${next.heightCategory}`]),
    ...(['tops', 'bottoms', 'dresses'] as const)
      .filter((name) => next.fitPreferences[name] !== body.fitPreferences[name])
      .map((name) => `${name} ${next.fitPreferences[name]}`),
  ];
}

function listDifference(
  what: string,
  before: readonly string[],
  after: readonly string[] | undefined,
): string[] {
  if (after === undefined) return [];

  return [
    ...after.filter((value) => !before.includes(value)).map((value) => `+${what} ${value}`),
    ...before.filter((value) => !after.includes(value)).map((value) => `-${what} ${value}`),
  ];
}

function wantedOf(profile: Profile, expected: ExpectedFeedback): string[] {
  const metric = (name: 'comfort' | 'elegance' | 'trendy') => {
    const wish = expected[name];
    if (wish === undefined) return [];

    return [typeof wish === 'number' ? `${name} ${profile.analysisData[name]}>${wish}` : `${name} ${wish}`];
  };
  const list = (sign: string, what: string, values: readonly string[] | undefined) =>
    (values ?? []).map((value) => `${sign}${what} ${value}`);

  return [
    ...(['comfort', 'elegance', 'trendy'] as const).flatMap(metric),
    ...list('+', 'style', expected.addsStyles),
    ...list('-', 'style', expected.dropsStyles),
    ...list('+', 'colour', expected.addsColours),
    ...list('-', 'colour', expected.dropsColours),
    ...list('+', 'avoidance', expected.addsAvoidances),
    ...list('-', 'avoidance', expected.dropsAvoidances),
    ...list('+', 'goal', expected.addsGoals),
    ...list('-', 'goal', expected.dropsGoals),
    ...(expected.bodyType === undefined ? [] : [`body ${expected.bodyType}`]),
    ...(expected.height === undefined ? [] : [`height ${expected.height}`]),
    ...(expected.tops === undefined ? [] : [`tops ${expected.tops}`]),
    ...(expected.bottoms === undefined ? [] : [`bottoms ${expected.bottoms}`]),
    ...(expected.dresses === undefined ? [] : [`dresses ${expected.dresses}`]),
  ];
}
