import type { FastifyReply, FastifyRequest } from 'fastify';
import { listInspirations } from '#contract/inspirations.ts';
import { listJobs } from '#contract/jobs.ts';
import { getOnboarding } from '#contract/onboarding.ts';
import { listDeletedOutfits, listOutfitSummaries } from '#contract/outfits.ts';
import { listDeletedPhotos, listPhotos } from '#contract/photos.ts';
import { getActivePackage, getPlanStatus, listPackages } from '#contract/plans.ts';
import type { Route } from '#contract/route.ts';
import type { Frame } from '#contract/screens.ts';
import { getSignInOptions } from '#contract/sign-in-options.ts';
import { getProfile, validateProfile } from '#contract/style-profile.ts';
import { asAppError } from './http/as-app-error.ts';
import type { ServedRoute, SessionUser } from './http/serve.ts';

/** What stands around every tab of the dashboard. */
const SIDEBAR = [getPlanStatus, getProfile];

/** What a screen asks for before it can show anything of its own. */
const ASKED_AT_FIRST: Record<Frame | 'visitor', readonly Route[]> = {
  visitor: [getSignInOptions],
  onboarding: [getOnboarding],
  packages: [listPackages, getActivePackage],
  upload: [...SIDEBAR, listPhotos, listDeletedPhotos],
  quiz: SIDEBAR,
  style: [...SIDEBAR, validateProfile],
  inspirations: [...SIDEBAR, listInspirations],
  outfits: [...SIDEBAR, listDeletedOutfits, listJobs, listOutfitSummaries],
};
/** With more of them the list asks for itself: the page would wait for all that stands far below its end. */
const MANY_OUTFITS = 40;
/** A larger answer would keep the page waiting for it. */
const MAX_LENGTH = 1024 * 1024;

/**
 * The answers to the calls that a screen makes first, by their paths, each as its call would give it. What cannot be
 * answered is left out, to be asked for and to fail where the screen says so.
 */
export async function firstAnswers(
  screen: Frame | 'visitor',
  routes: readonly ServedRoute[],
  asking: { user: SessionUser | null; request: FastifyRequest; reply: FastifyReply },
): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  // One after the other: a database of one connection would answer them so in any case.
  for (const asked of ASKED_AT_FIRST[screen]) {
    if (asked === listOutfitSummaries && hasManyOutfits(answers[getPlanStatus.path])) continue;
    const answer = await answerTo(asked, routes, asking);
    if (answer !== undefined && JSON.stringify(answer).length <= MAX_LENGTH) answers[asked.path] = answer;
  }
  return answers;
}

async function answerTo(
  asked: Route,
  routes: readonly ServedRoute[],
  { user, request, reply }: { user: SessionUser | null; request: FastifyRequest; reply: FastifyReply },
): Promise<unknown> {
  const served = routes.find(({ route }) => route === asked);
  if (served === undefined || typeof asked.response === 'string') return undefined;
  try {
    const answer = await served.handler({
      ...{ user, request, reply, log: request.log },
      ...{ params: undefined, query: undefined, body: undefined, files: [] },
      signal: new AbortController().signal,
    });
    return asked.response.parse(answer);
  } catch (error) {
    // To the screen this is an answer too; asking for it again would be an error in the browser's console.
    if (asAppError(error).code === 'no_profile') return null;
    request.log.warn({ err: error, path: asked.path }, 'a page without one of its answers');
    return undefined;
  }
}

function hasManyOutfits(plan: unknown): boolean {
  return (getPlanStatus.response.safeParse(plan).data?.usage.outfits ?? 0) > MANY_OUTFITS;
}
