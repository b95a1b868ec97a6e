import { join } from 'node:path';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { GENERATION_KEPT_DAYS } from '#contract/generations.ts';
import { DELETED_KEPT_DAYS } from '#contract/outfits.ts';
import type { Painter } from '#domain/stylist/painter.ts';
import type { Stylist } from '#domain/stylist/stylist.ts';
import type { ImageFetcher } from './adapters/fetch-image/image-fetcher.ts';
import type { Images } from './adapters/images/images.ts';
import type { Mailer } from './adapters/mail/mailer.ts';
import type { Gateways } from './adapters/payments/gateways.ts';
import type { Storage } from './adapters/storage/storage.ts';
import { chooseGateways } from './choose-gateways.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './db/open-database.ts';
import { accountRoutes } from './features/account/account.routes.ts';
import { createAccountService } from './features/account/account.service.ts';
import { createAccountExport } from './features/account/account-export.ts';
import { apiReferenceRoutes } from './features/api-reference/api-reference.routes.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { type AuthService, createAuthService } from './features/auth/auth.service.ts';
import {
  type BetterAuthDependencies,
  createBetterAuth,
  SESSION_COOKIE,
} from './features/auth/better-auth.ts';
import { createTryLimits } from './features/auth/limit-tries.ts';
import { createProviderSignIn } from './features/auth/provider-sign-in.ts';
import { signInOptionsRoutes } from './features/auth/sign-in-options.routes.ts';
import { billingRoutes } from './features/billing/billing.routes.ts';
import { type BillingService, createBillingService } from './features/billing/billing.service.ts';
import { sandboxRoutes } from './features/billing/sandbox.routes.ts';
import { mountWebhook } from './features/billing/webhook.ts';
import { devicesRoutes } from './features/devices/devices.routes.ts';
import { createDevicesService } from './features/devices/devices.service.ts';
import { filesRoutes } from './features/files/files.routes.ts';
import { createFilesService } from './features/files/files.service.ts';
import { inspirationsRoutes } from './features/inspirations/inspirations.routes.ts';
import { createInspirationsService } from './features/inspirations/inspirations.service.ts';
import { createOutbox, type Outbox } from './features/mail/outbox.service.ts';
import { onboardingRoutes } from './features/onboarding/onboarding.routes.ts';
import { createOnboardingService } from './features/onboarding/onboarding.service.ts';
import { createGenerationsService } from './features/outfits/generations.service.ts';
import { createOutfitMaker } from './features/outfits/make-outfits.ts';
import { createModificationsService } from './features/outfits/modifications.service.ts';
import { createOutfitsRepository } from './features/outfits/outfits.repository.ts';
import { outfitsRoutes } from './features/outfits/outfits.routes.ts';
import { createOutfitsService } from './features/outfits/outfits.service.ts';
import { createPaintPicture } from './features/outfits/paint-picture.ts';
import { passwordRoutes } from './features/password/password.routes.ts';
import { createPasswordService } from './features/password/password.service.ts';
import { createPasswordLetters } from './features/password/password-letters.ts';
import { createResetCodes } from './features/password/reset-codes.ts';
import { photosRoutes } from './features/photos/photos.routes.ts';
import { createPhotosService } from './features/photos/photos.service.ts';
import { plansRoutes } from './features/plans/plans.routes.ts';
import { createPlansService } from './features/plans/plans.service.ts';
import { profilePictureRoutes } from './features/profile-picture/profile-picture.routes.ts';
import { createProfilePictureService } from './features/profile-picture/profile-picture.service.ts';
import { quizRoutes } from './features/quiz/quiz.routes.ts';
import { styleProfileRoutes } from './features/style-profile/style-profile.routes.ts';
import { createStyleProfileService } from './features/style-profile/style-profile.service.ts';
import { firstAnswers } from './first-answers.ts';
import { answerBrokenRequest } from './http/answer-broken-requests.ts';
import { answerErrors } from './http/answer-errors.ts';
import { closeGently } from './http/close-gently.ts';
import { decodableAddress } from './http/decodable-address.ts';
import { guardOrigin } from './http/guard-origin.ts';
import { healthRoutes } from './http/health.ts';
import { ignoreAbandoned } from './http/ignore-abandoned.ts';
import { limitSlowBodies } from './http/limit-slow-bodies.ts';
import { createLogger } from './http/log.ts';
import { mountRoutes } from './http/mount-routes.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { ServedRoute } from './http/serve.ts';
import { serveWeb } from './http/serve-web.ts';
import { headersOf, setCookies } from './http/session-cookies.ts';
import { openTemporaryFolder } from './http/temporary-folder.ts';
import { readLinkTable } from './read-link-table.ts';
import { readPackages } from './read-packages.ts';

export interface AppDependencies {
  config: Config;
  secret: string;
  database: OpenDatabase;
  storage: Storage;
  images: Images;
  /** Null in local mode without a mail server: mails are kept to be read here. */
  mailer: Mailer | null;
  imageFetcher: ImageFetcher;
  stylist: Stylist;
  /** Null: outfits are shown as look boards. */
  painter: Painter | null;
  clock: Clock;
  newId: () => string;
  /** A whole number below 2³². */
  newSeed: () => number;
  /** The built web app; where there is none, only the API answers. */
  webFolder: string;
  /** Instead of those that the settings choose. */
  gateways?: Gateways;
}

export interface App {
  server: FastifyInstance;
  /** Everything that is served, for tests that walk all of it. */
  routes: ServedRoute[];
  /** The mails that wait. Its `deliverDue` is to be called now and then, for those whose next try is due. */
  outbox: Outbox;
  /**
   * Removes what a crash left behind, and deleted things whose time to be restored is over. To be called at start,
   * before anything is under way, and then every minute.
   */
  sweep(when: 'at-start' | 'while-serving'): Promise<void>;
}

const MAX_JSON_BYTES = 1024 * 1024;
/** For a whole upload over a slow line; other bodies have less (limit-slow-bodies.ts). */
const REQUEST_TIMEOUT_MS = 5 * 60_000;
const HEADERS_TIMEOUT_MS = 10_000;
/** Longer ones are refused by the contract, in its words. */
const MAX_PARAMETER_LENGTH = 16 * 1024;
const CONNECTION_CHECK_MS = 2_000;
const FLOOD_REQUESTS_PER_MINUTE = 1_200;
/** What may still be worked on, here or in another process, is left alone this long. */
const SWEEP_AGE_MS = 10 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The composition root: the only place that knows every slice and who may call whom. */
export async function buildApp(dependencies: AppDependencies): Promise<App> {
  const { config, database, storage, images, clock, newId } = dependencies;
  const { db } = database;
  const temporaryFolder = openTemporaryFolder(join(config.dataDir, 'tmp'));

  const server = Fastify({
    loggerInstance: createLogger(config.logLevel) as FastifyBaseLogger,
    genReqId: () => newId(),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: MAX_JSON_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CONNECTION_CHECK_MS },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAMETER_LENGTH },
    rewriteUrl: (request) => decodableAddress(request.url ?? '/'),
    clientErrorHandler: answerBrokenRequest,
    forceCloseConnections: 'idle',
    // What arrives on an open connection while we close is still answered, and the connection then closed.
    return503OnClosing: false,
  });
  answerErrors(server);
  closeGently(server);
  ignoreAbandoned(server);
  limitSlowBodies(server);
  guardOrigin(server, config);
  await securityHeaders(server, {
    production: config.mode === 'production',
    cardProvider: config.payments.kind === 'stripe',
  });
  await server.register(rateLimit, { max: FLOOD_REQUESTS_PER_MINUTE, timeWindow: '1 minute' });
  // A file over the limit is cut and named; the other files of the upload still count.
  await server.register(multipart, { throwFileSizeLimit: false });
  // JSON and form data only: a plain-text form of another site cannot pose as either.
  server.removeContentTypeParser('text/plain');

  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const resetCodes = createResetCodes({ db, clock, secret: dependencies.secret });
  const outbox = createOutbox({
    db,
    mailer: dependencies.mailer,
    writers: createPasswordLetters({ resetCodes, clock, publicUrl }),
    clock,
    newId,
    log: server.log,
  });
  server.addHook('onClose', () => outbox.close());
  const accounts: BetterAuthDependencies = {
    database,
    secret: dependencies.secret,
    baseUrl: publicUrl,
    production: config.mode === 'production',
  };
  const tries = createTryLimits({ pool: database.pool, isLocal: config.mode === 'local' });
  const gateways =
    dependencies.gateways ??
    (await chooseGateways({
      payments: config.payments,
      db,
      clock,
      newId,
      secret: dependencies.secret,
      // Our own sandbox calls the webhook from inside.
      deliver: (raw, signature) => {
        setImmediate(() => billing.receiveEvent(raw, signature).catch(onLateFailure));
      },
    }));
  const onLateFailure = (error: unknown) =>
    server.log.error({ err: error }, 'a payment waits for the next round');
  const plans = createPlansService({
    db,
    clock,
    newId,
    generationLimits: config.generationLimits,
    packages: readPackages(config.packages),
    paymentsThatCount: gateways.counts,
  });
  const billing = createBillingService({ db, clock, newId, plans, gateways, tries, onLateFailure });
  const files = createFilesService({ db, storage, clock, newId });
  const onboarding = createOnboardingService({ db, clock });
  const auth = createAuthService({ db, betterAuth: createBetterAuth(accounts), plans, tries, clock });
  const passwords = createPasswordService({
    db,
    auth,
    outbox,
    resetCodes,
    tries,
    clock,
    newId,
    showsCodes: config.mode === 'local',
  });
  const photos = createPhotosService({ db, files, images, plans, clock, newId });
  const { imageFetcher } = dependencies;
  const inspirations = createInspirationsService({ db, files, images, imageFetcher, plans, clock, newId });
  const { stylist, painter, newSeed } = dependencies;
  const links = readLinkTable(config.shoppingLinks);
  const profiles = createStyleProfileService({ db, photos, onboarding, inspirations, stylist, clock, newId });
  const paintPicture = createPaintPicture({ painter, images, temporaryFolder: temporaryFolder.path });
  const makeOutfits = createOutfitMaker({
    ...{ repository: createOutfitsRepository(db), profiles, onboarding, inspirations },
    ...{ stylist, files, images, paintPicture },
    ...{ clock, newId, newSeed, links },
  });
  const outfits = createOutfitsService({ db, plans, files, clock });
  const generations = createGenerationsService({ db, plans, files, makeOutfits, clock, newId });
  const modifications = createModificationsService({
    ...{ db, plans, profiles, onboarding, stylist, files, images, paintPicture },
    ...{ clock, newId, newSeed, links },
  });
  // What is under way comes to its end, or is undone, before the database is closed.
  server.addHook('preClose', () => generations.close());
  const provider = config.provider && {
    settings: config.provider,
    signIn: createProviderSignIn({ settings: config.provider, accounts, auth, tries, log: server.log }),
  };
  const account = createAccountService({
    db,
    auth,
    files,
    accountExport: createAccountExport({ db, files, clock }),
    deletionParts: [{ note: billing.doomCustomers, finish: billing.forgetDoomed }],
    tries,
    clock,
  });

  const withPassword = !config.provider?.only;
  const routes: ServedRoute[] = [
    ...authRoutes(auth, { withPassword }),
    ...signInOptionsRoutes(provider),
    ...accountRoutes(account),
    ...passwordRoutes(passwords, { withPassword }),
    ...devicesRoutes(createDevicesService({ db })),
    ...profilePictureRoutes(createProfilePictureService({ db, files, images, tries })),
    ...onboardingRoutes(onboarding),
    ...plansRoutes(plans),
    ...billingRoutes(billing),
    ...(gateways.sandbox ? sandboxRoutes(gateways.sandbox) : []),
    ...filesRoutes(files),
    ...photosRoutes(photos),
    ...styleProfileRoutes(profiles),
    ...quizRoutes({ profiles, plans }),
    ...inspirationsRoutes(inspirations),
    ...outfitsRoutes({ outfits, generations, modifications }),
  ];
  if (config.mode === 'local') routes.push(...(await openDebugDoors({ accounts, auth, billing, outbox })));
  routes.push(...apiReferenceRoutes(routes, { cookieName: SESSION_COOKIE[config.mode] }));

  mountRoutes(server, routes, {
    temporaryFolder: temporaryFolder.path,
    async authenticate(request, reply) {
      const { value, cookies } = await auth.authenticate(headersOf(request));
      setCookies(reply, cookies);
      return value;
    },
  });
  await mountWebhook(server, billing);
  healthRoutes(server, {
    database: async () => {
      await sql`select 1`.execute(db);
    },
    storage: () => storage.check(),
  });
  await serveWeb(server, dependencies.webFolder, {
    withDebugPages: config.mode === 'local',
    origin: config.publicUrl ?? `http://localhost:${config.port}`,
    async stateOf(frame, request, reply) {
      const { value: user, cookies } = await auth.authenticate(headersOf(request));
      setCookies(reply, cookies);
      const answers = await firstAnswers(user === null ? 'visitor' : frame, routes, { user, request, reply });
      return { user: user && (await auth.currentUser(user)), answers };
    },
  });

  return {
    server,
    routes,
    outbox,
    async sweep(when) {
      // Alone on the data and not serving yet: nobody works on what is there.
      const age = when === 'at-start' && database.exclusive ? 0 : SWEEP_AGE_MS;
      const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);
      const before = ago(age);
      await temporaryFolder.sweep(before);
      await inspirations.sweep();
      await photos.sweepDeleted();
      const interrupted = await generations.sweepInterrupted(before);
      const removedFiles = await files.sweep(before);
      const givenBack = await plans.sweepReservations(before);
      await auth.sweepSessions();
      await resetCodes.sweep();
      // The provider may be slow or down: the start does not wait for it.
      if (when === 'while-serving') await billing.reconcile();
      if (interrupted + removedFiles + givenBack > 0)
        server.log.info({ interrupted, removedFiles, givenBack }, 'swept what a crash left');

      const erasedOutfits = await outfits.sweepDeleted(ago(DELETED_KEPT_DAYS * DAY_MS));
      const oldGenerations = await generations.sweepOld(ago(GENERATION_KEPT_DAYS * DAY_MS));
      if (erasedOutfits + oldGenerations > 0)
        server.log.info({ erasedOutfits, oldGenerations }, 'removed for good what was put away long ago');
    },
  };
}

/** Imported here and in local mode only: a production process has no code that signs in without a proof. */
async function openDebugDoors(dependencies: {
  accounts: BetterAuthDependencies;
  auth: AuthService;
  billing: BillingService;
  outbox: Outbox;
}): Promise<ServedRoute[]> {
  const { createUnprovedSignIn } = await import('./features/auth/unproved-sign-in.ts');
  const { createDebugService } = await import('./features/debug/debug.service.ts');
  const { debugRoutes } = await import('./features/debug/debug.routes.ts');
  const { accounts, ...services } = dependencies;
  return debugRoutes(createDebugService({ ...services, unproved: createUnprovedSignIn(accounts) }));
}
