import { type Onboarding, onboarding } from '#contract/onboarding.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open-database.ts';
import { storedJson } from '#server/db/stored-json.ts';

export type OnboardingService = ReturnType<typeof createOnboardingService>;

const storedAnswers = storedJson<Onboarding>({
  shape: onboarding,
  blank: {
    styles: [],
    palettes: [],
    wardrobe: null,
    displayName: '',
    location: '',
    ageRange: null,
    occasion: null,
    goals: '',
  } satisfies Onboarding,
});

/** The answers of the wizard, kept to fill it in again and to brief the stylist. The display name is the user's. */
export function createOnboardingService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async find(userId: string): Promise<Onboarding | null> {
      const row = await db
        .selectFrom('onboardings')
        .select('answers')
        .where('userId', '=', userId)
        .executeTakeFirst();
      const place = { table: 'onboardings', column: 'answers', row: userId };
      return row ? storedAnswers.read(row.answers, place) : null;
    },

    async save(userId: string, answers: Onboarding): Promise<Onboarding> {
      const row = { answers: storedAnswers.write(answers), updatedAt: clock.now().toISOString() };
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('onboardings')
          .values({ userId, ...row })
          .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
          .execute();
        // Whoever skips the question keeps the name that they registered with.
        if (answers.displayName === '') return;
        await transaction
          .updateTable('users')
          .set({ name: answers.displayName })
          .where('id', '=', userId)
          .execute();
      });
      return answers;
    },
  };
}
