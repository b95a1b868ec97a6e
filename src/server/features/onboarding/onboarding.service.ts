import type { Transaction } from 'kysely';
import { type Onboarding, onboarding, type Wardrobe } from '#contract/onboarding.ts';
import type { Clock } from '#server/clock.ts';
import { lockUser } from '#server/db/lock-user.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';
import { storedJson } from '#server/db/stored-json.ts';

export type OnboardingService = ReturnType<typeof createOnboardingService>;

const UNANSWERED: Onboarding = {
  styles: [],
  palettes: [],
  wardrobe: null,
  displayName: '',
  location: '',
  ageRange: null,
  occasion: null,
  goals: '',
};

const storedAnswers = storedJson<Onboarding>({ shape: onboarding, blank: UNANSWERED });

/** The answers of the wizard, kept to fill it in again and to brief the stylist. The display name is the user's. */
export function createOnboardingService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    find: (userId: string) => find(db, userId),

    /** The one question that is also asked where it matters; the other answers stay, or stay open. */
    async saveWardrobe(userId: string, wardrobe: Wardrobe): Promise<Onboarding> {
      return db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        const answers = { ...((await find(transaction, userId)) ?? UNANSWERED), wardrobe };
        await write(transaction, userId, answers);
        return answers;
      });
    },

    async save(userId: string, answers: Onboarding): Promise<Onboarding> {
      await db.transaction().execute(async (transaction) => {
        await write(transaction, userId, answers);
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

  async function find(from: Db | Transaction<Schema>, userId: string): Promise<Onboarding | null> {
    const row = await from
      .selectFrom('onboardings')
      .select('answers')
      .where('userId', '=', userId)
      .executeTakeFirst();
    const place = { table: 'onboardings', column: 'answers', row: userId };
    return row ? storedAnswers.read(row.answers, place) : null;
  }

  async function write(transaction: Transaction<Schema>, userId: string, answers: Onboarding): Promise<void> {
    const row = { answers: storedAnswers.write(answers), updatedAt: clock.now().toISOString() };
    await transaction
      .insertInto('onboardings')
      .values({ userId, ...row })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
      .execute();
  }
}
