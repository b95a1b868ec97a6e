import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod/mini';
import { listPieces, listPiecesLetGo } from '#contract/closet.ts';
import { listInspirations } from '#contract/inspirations.ts';
import { listJobs } from '#contract/jobs.ts';
import type { Language } from '#contract/languages.ts';
import { getOnboarding } from '#contract/onboarding.ts';
import { listDeletedOutfits, listOutfitSummaries } from '#contract/outfits.ts';
import { listDeletedPhotos, listPhotos } from '#contract/photos.ts';
import { getActivePackage, getPlanStatus, listPackages } from '#contract/plans.ts';
import type { Route } from '#contract/route.ts';
import type { Frame } from '#contract/screens.ts';
import { getSignInOptions } from '#contract/sign-in-options.ts';
import { getProfile, validateProfile } from '#contract/style-profile.ts';
import { summariesIn, titledIn } from '#domain/stylist/writing/write-outfit.ts';
import { profileIn } from '#domain/stylist/writing/write-profile.ts';
import { signInOptionsOf } from './features/auth/sign-in-options.routes.ts';
import { asAppError } from './http/as-app-error.ts';
import type { Services } from './services.ts';

/** With more of them, or of the next, the list asks for itself: the page would wait for all that stands far below its end. */
const MANY_OUTFITS = 40;
const MANY_PIECES = 60;
/** Characters. A larger answer would keep the page waiting for it. */
const MAX_LENGTH = 1024 * 1024;

/** A call that a screen makes before it can show anything of its own, and the service that answers it. */
interface Asked {
  path: string;
  /** What the call would give; undefined where the screen is to ask for itself. */
  answer(services: Services, userId: string, language: Language): Promise<unknown>;
}

function asked<Answer extends z.ZodMiniType>(
  { path, response }: Route<undefined, undefined, undefined, Answer, 'user' | 'visitor-or-user'>,
  answer: (services: Services, userId: string, language: Language) => Promise<z.input<Answer> | undefined>,
): Asked {
  return {
    path,
    async answer(services, userId, language) {
      const given = await answer(services, userId, language);
      return given === undefined ? undefined : response.parse(given);
    },
  };
}

/** What stands around every tab of the dashboard. */
const SIDEBAR = [
  asked(getPlanStatus, ({ plans }, userId) => plans.status(userId)),
  asked(getProfile, async ({ profiles }, userId, language) =>
    profileIn(language, await profiles.get(userId)),
  ),
];

const BY_FRAME: Record<Frame, readonly Asked[]> = {
  onboarding: [asked(getOnboarding, ({ onboarding }, userId) => onboarding.find(userId))],
  packages: [
    asked(listPackages, async ({ plans }) => plans.listPackages()),
    asked(getActivePackage, ({ plans }, userId) => plans.activePackage(userId)),
  ],
  upload: [
    ...SIDEBAR,
    asked(listPhotos, ({ photos }, userId) => photos.list(userId)),
    asked(listDeletedPhotos, ({ photos }, userId) => photos.listDeleted(userId)),
  ],
  quiz: SIDEBAR,
  style: [
    ...SIDEBAR,
    asked(validateProfile, ({ profiles }, userId) => profiles.validate(userId)),
    asked(listPhotos, ({ photos }, userId) => photos.list(userId)),
  ],
  inspirations: [
    ...SIDEBAR,
    asked(listInspirations, ({ inspirations }, userId) => inspirations.list(userId)),
  ],
  closet: [
    ...SIDEBAR,
    asked(listPieces, async ({ plans, closet }, userId) => {
      const { usage } = await plans.status(userId);
      return usage.closetPieces > MANY_PIECES ? undefined : { pieces: await closet.list(userId) };
    }),
    asked(listPiecesLetGo, async ({ closet }, userId) => ({ pieces: await closet.listLetGo(userId) })),
  ],
  outfits: [
    ...SIDEBAR,
    asked(listDeletedOutfits, async ({ outfits }, userId, language) => {
      const deleted = await outfits.listDeleted(userId);
      return { outfits: deleted.outfits.map((outfit) => titledIn(language, outfit)) };
    }),
    asked(listJobs, ({ jobs }, userId) => jobs.list(userId)),
    asked(listOutfitSummaries, async ({ plans, outfits }, userId, language) => {
      const { usage } = await plans.status(userId);
      if (usage.outfits > MANY_OUTFITS) return undefined;
      return summariesIn(language, await outfits.listSummaries(userId));
    }),
  ],
};

/** What a visitor's page is told: which ways in there are. */
export function answersForVisitor({ provider }: Services): Record<string, unknown> {
  return { [getSignInOptions.path]: signInOptionsOf(provider) };
}

/**
 * The answers to the calls that a member's screen makes first, by their paths, each as its call would give it. What
 * cannot be answered is left out, to be asked for and to fail where the screen says so.
 */
export async function answersForMember(
  frame: Frame,
  services: Services,
  { userId, language }: { userId: string; language: Language },
  log: FastifyBaseLogger,
): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  // One after the other: a database of one connection would answer them so in any case.
  for (const { path, answer } of BY_FRAME[frame]) {
    try {
      const given = await answer(services, userId, language);
      if (given !== undefined && JSON.stringify(given).length <= MAX_LENGTH) answers[path] = given;
    } catch (error) {
      // To the screen this is an answer too; asking for it again would be an error in the browser's console.
      if (asAppError(error).code === 'no_profile') answers[path] = null;
      else log.warn({ err: error, path }, 'a page without one of its answers');
    }
  }
  return answers;
}
