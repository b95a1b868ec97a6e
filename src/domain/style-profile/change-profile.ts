import type { ColourName } from '#contract/palette.ts';
import type { Provenance } from '#contract/shared-shapes.ts';
import type { BodyTypeProfile, Evidence, Metrics, Profile, Taste } from '#contract/style-profile.ts';
import type { ProfilePatch, StyleAnalysis } from '#domain/stylist/stylist.ts';
import { evidenceOf, REASONS } from './reasons.ts';

type Subject = Evidence['about'];

const SCORES: Subject[] = ['comfort', 'elegance', 'trendy'];

/**
 * Lays an analysis over a profile. What the person chose by hand stays: favourite colors, body and fit, and the
 * categories or scores that were set by hand, which are recognised by their own evidence.
 */
export function withAnalysis(
  profile: Profile,
  analysis: StyleAnalysis,
  provenance: Provenance,
  now: Date,
): Profile {
  const keptSubjects = (['categories', ...SCORES] as Subject[]).filter((about) =>
    setByPerson(profile, about),
  );
  const kept = new Set<Subject>(keptSubjects);

  return {
    ...profile,
    colorPalette: analysis.palette.map((colour) => colour.name),
    paletteShares: analysis.palette,
    styleCategories: kept.has('categories') ? profile.styleCategories : analysis.styleCategories,
    analysisData: {
      comfort: kept.has('comfort') ? profile.analysisData.comfort : analysis.metrics.comfort,
      elegance: kept.has('elegance') ? profile.analysisData.elegance : analysis.metrics.elegance,
      trendy: kept.has('trendy') ? profile.analysisData.trendy : analysis.metrics.trendy,
      description: analysis.description,
      ...(analysis.told !== undefined && { told: analysis.told }),
      ...(analysis.language !== undefined && { language: analysis.language }),
    },
    evidence: [
      ...profile.evidence.filter((entry) => kept.has(entry.about)),
      ...analysis.evidence.filter((entry) => !kept.has(entry.about)),
    ],
    confidence: analysis.confidence,
    unreadPhotos: analysis.unreadPhotos,
    provenance,
    updatedAt: now.toISOString(),
  };
}

/** Lays the stylist's reading of a quiz or of feedback over a profile; absent fields stay. */
export function withPatch(profile: Profile, patch: ProfilePatch, now: Date): Profile {
  const about = new Set((patch.evidence ?? []).map((entry) => entry.about));
  return {
    ...profile,
    styleCategories: patch.styleCategories ?? profile.styleCategories,
    customColorPalette: patch.customColorPalette ?? profile.customColorPalette,
    bodyTypeProfile: patch.bodyTypeProfile ?? profile.bodyTypeProfile,
    tastes: patch.tastes ?? profile.tastes,
    analysisData: {
      ...profile.analysisData,
      ...patch.metrics,
      ...(patch.description !== undefined && {
        description: patch.description,
        told: patch.told,
        language: patch.language,
      }),
    },
    evidence: [...profile.evidence.filter((entry) => !about.has(entry.about)), ...(patch.evidence ?? [])],
    updatedAt: now.toISOString(),
  };
}

export function withFavouriteColours(profile: Profile, colours: ColourName[], now: Date): Profile {
  return { ...profile, customColorPalette: [...new Set(colours)], updatedAt: now.toISOString() };
}

/** The person's own categories; an analysis will not replace them, unless all were removed. */
export function withCategories(profile: Profile, categories: string[], now: Date): Profile {
  const chosen = withoutRepeats(categories);
  // Saved together with something else, and left as it was: that is no choice of its own.
  if (sameList(chosen, profile.styleCategories)) return { ...profile, updatedAt: now.toISOString() };

  return {
    ...profile,
    styleCategories: chosen,
    evidence: chosen.length > 0 ? chosenByPerson(profile, ['categories']) : without(profile, ['categories']),
    updatedAt: now.toISOString(),
  };
}

/** The person's own scores; an analysis will not replace them. */
export function withMetrics(profile: Profile, metrics: Metrics, now: Date): Profile {
  const changed = SCORES.filter(
    (about) => metrics[about as keyof Metrics] !== profile.analysisData[about as keyof Metrics],
  );
  return {
    ...profile,
    analysisData: { ...profile.analysisData, ...metrics },
    evidence: chosenByPerson(profile, changed),
    updatedAt: now.toISOString(),
  };
}

export function withBodyType(profile: Profile, bodyTypeProfile: BodyTypeProfile, now: Date): Profile {
  return {
    ...profile,
    bodyTypeProfile: {
      ...bodyTypeProfile,
      bodyGoals: [...new Set(bodyTypeProfile.bodyGoals)],
      avoidances: [...new Set(bodyTypeProfile.avoidances)],
    },
    updatedAt: now.toISOString(),
  };
}

export function withTasteList(profile: Profile, tastes: Taste[], now: Date): Profile {
  return { ...profile, tastes, updatedAt: now.toISOString() };
}

function setByPerson(profile: Profile, about: Subject): boolean {
  return profile.evidence.some(
    (entry) =>
      entry.about === about &&
      // Profiles of earlier releases have the sentence alone.
      (entry.reason === 'set_by_person' || entry.because === REASONS.set_by_person),
  );
}

function chosenByPerson(profile: Profile, subjects: Subject[]): Evidence[] {
  return [...without(profile, subjects), ...subjects.map((about) => evidenceOf(about, 'set_by_person'))];
}

function without(profile: Profile, subjects: Subject[]): Evidence[] {
  return profile.evidence.filter((entry) => !subjects.includes(entry.about));
}

function sameList(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((entry, index) => entry === other[index]);
}

/** "Minimalist" and "minimalist " are one tag: the first writing wins. */
function withoutRepeats(tags: string[]): string[] {
  const seen = new Set<string>();
  return tags.filter((tag) => {
    const key = tag.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
