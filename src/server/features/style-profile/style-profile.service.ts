import type { AppError } from '#contract/error.ts';
import { type ColourName, MAX_CUSTOM_COLOURS } from '#contract/palette.ts';
import { type QuizResponses, quizResponses } from '#contract/quiz.ts';
import { refusal } from '#contract/refusals.ts';
import type { BodyTypeProfile, Metrics, Profile, RevisedProfile, Taste } from '#contract/style-profile.ts';
import {
  withAnalysis,
  withBodyType,
  withCategories,
  withFavouriteColours,
  withMetrics,
  withPatch,
  withTasteList,
} from '#domain/style-profile/change-profile.ts';
import { emptyProfile } from '#domain/style-profile/empty-profile.ts';
import { readinessOf } from '#domain/style-profile/readiness.ts';
import type { ProfileRevision, Stylist, TaskOptions } from '#domain/stylist/stylist.ts';
import type { Clock } from '#server/clock.ts';
import { lockUser } from '#server/db/lock-user.ts';
import type { Db } from '#server/db/open-database.ts';
import type { InspirationsService } from '#server/features/inspirations/inspirations.service.ts';
import type { OnboardingService } from '#server/features/onboarding/onboarding.service.ts';
import type { PhotosService } from '#server/features/photos/photos.service.ts';
import { type ChangeCause, createProfileHistory } from './profile-history.ts';
import { createStyleProfileRepository } from './style-profile.repository.ts';

export type StyleProfileService = ReturnType<typeof createStyleProfileService>;

const BY_HAND: ChangeCause = { cause: 'edit' };

type Task = TaskOptions & { signal: AbortSignal };

export function createStyleProfileService(dependencies: {
  db: Db;
  photos: PhotosService;
  onboarding: OnboardingService;
  inspirations: InspirationsService;
  stylist: Stylist;
  clock: Clock;
  newId: () => string;
}) {
  const { db, photos, onboarding, inspirations, stylist, clock, newId } = dependencies;
  const repository = createStyleProfileRepository(db);
  const history = createProfileHistory({ db, newId });

  return {
    find: (userId: string): Promise<Profile | null> => repository.find(userId),

    /** @throws {AppError} `no_profile` */
    async get(userId: string): Promise<Profile> {
      const profile = await repository.find(userId);
      if (profile === null) throw refusal('no_profile');
      return profile;
    },

    async validate(userId: string) {
      return readinessOf(await repository.find(userId));
    },

    /** @throws {AppError} `no_photos`, and what the stylist throws. */
    async analyse(userId: string, task: Task): Promise<Profile> {
      const seen = await photos.listForStylist(userId, task.signal);
      if (seen.length === 0) {
        throw refusal('no_photos_yet');
      }
      const [profile, answers, board] = await Promise.all([
        repository.find(userId),
        onboarding.find(userId),
        inspirations.listForStylist(userId, task.signal),
      ]);

      const analysis = await stylist.analysePhotos(
        { photos: seen, profile, quiz: quizOf(profile), onboarding: answers, inspirations: board },
        { ...task, person: userId },
      );
      // Who cancelled has been told that nothing changes.
      task.signal.throwIfAborted();
      const madeBy = analysis.answeredBy ?? stylist.info;
      return change(userId, { cause: 'analysis' }, (current) =>
        withAnalysis(current, analysis, madeBy, clock.now()),
      );
    },

    /**
     * Answers the profile as it now stands and what of the words is open; a thing that was only named changes nothing, and is asked about.
     * @throws {AppError} `no_profile`, `not_understood` (nothing changed, and nothing to ask).
     */
    async revise(userId: string, feedback: string, task: Task): Promise<RevisedProfile> {
      const profile = await this.get(userId);
      const revision = await stylist.reviseProfile({ profile, feedback }, { ...task, person: userId });
      const { applied, undecided, notUnderstood, noRoomFor = [] } = revision;
      if (applied.length === 0 && (undecided.length === 0 || noRoomFor.length > 0))
        throw nothingChanged(revision);
      const revised =
        applied.length === 0
          ? profile
          : await change(userId, { cause: 'feedback', detail: feedback }, (current) =>
              withPatch(current, revision.patch, clock.now()),
            );

      return { ...revised, undecided, notUnderstood };
    },

    /** Reads the quiz into the profile; the answers are kept for a retake. */
    async takeQuiz(userId: string, quiz: QuizResponses, task: Task): Promise<Profile> {
      const [profile, answers] = await Promise.all([repository.find(userId), onboarding.find(userId)]);
      const { patch, summary, language } = await stylist.assessQuiz(
        { quiz, profile, onboarding: answers },
        { ...task, person: userId },
      );

      const completedAt = clock.now().toISOString();
      return change(userId, { cause: 'quiz' }, (current) => ({
        ...withPatch(current, patch, clock.now()),
        styleQuizResults: { summary, completedAt, ...(language !== undefined && { language }) },
        rawQuizResponses: quiz,
      }));
    },

    /** The versions of the profile, newest first. */
    history: (userId: string) => history.list(userId),

    /** @throws {AppError} `not_found` when that version is not kept any more. */
    async restore(userId: string, versionId: string): Promise<Profile> {
      const { profile, createdAt } = await history.find(userId, versionId);
      return change(userId, { cause: 'restore', detail: createdAt }, () => ({
        ...profile,
        updatedAt: clock.now().toISOString(),
      }));
    },

    saveFavouriteColours: (userId: string, colours: ColourName[]) =>
      change(userId, BY_HAND, (profile) => withFavouriteColours(profile, colours, clock.now())),

    saveCategories: (userId: string, categories: string[]) =>
      change(userId, BY_HAND, (profile) => withCategories(profile, categories, clock.now())),

    saveMetrics: (userId: string, metrics: Metrics) =>
      change(userId, BY_HAND, (profile) => withMetrics(profile, metrics, clock.now())),

    saveBodyType: (userId: string, bodyType: BodyTypeProfile) =>
      change(userId, BY_HAND, (profile) => withBodyType(profile, bodyType, clock.now())),

    saveTastes: (userId: string, tastes: Taste[]) =>
      change(userId, BY_HAND, (profile) => withTasteList(profile, tastes, clock.now())),
  };

  /** Reads the profile again just before it is written: the stylist takes its time, and another tab may not lose its edit. */
  function change(userId: string, cause: ChangeCause, edit: (profile: Profile) => Profile): Promise<Profile> {
    return db.transaction().execute(async (transaction) => {
      await lockUser(transaction, userId);
      const stored = createStyleProfileRepository(transaction);
      const before = await stored.find(userId);
      const after = edit(before ?? emptyProfile(clock.now()));
      await stored.save(userId, after);
      await history.record(userId, { before, after, ...cause }, transaction);
      return after;
    });
  }
}

/** Answers of an older quiz that no longer fit are left out of the brief rather than failing it. */
function quizOf(profile: Profile | null): QuizResponses | null {
  const parsed = quizResponses.safeParse(profile?.rawQuizResponses);
  return parsed.success ? parsed.data : null;
}

function nothingChanged({
  notUnderstood: words,
  noRoomFor = [],
}: Pick<ProfileRevision, 'notUnderstood' | 'noRoomFor'>): AppError {
  if (words.length === 0 && noRoomFor.length > 0)
    return refusal('feedback_favorites_full', { params: { most: MAX_CUSTOM_COLOURS } });

  return words.length === 0
    ? refusal('feedback_not_understood')
    : refusal('feedback_words_not_understood', { params: { words: words.join(', ') } });
}
