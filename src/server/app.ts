import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { damagedRows } from './db/stored-json.ts';
import { accountRoutes } from './features/account/account.routes.ts';
import { apiReferenceRoutes } from './features/api-reference/api-reference.routes.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { SESSION_COOKIE } from './features/auth/better-auth.ts';
import { signInOptionsRoutes } from './features/auth/sign-in-options.routes.ts';
import { billingRoutes } from './features/billing/billing.routes.ts';
import { sandboxRoutes } from './features/billing/sandbox.routes.ts';
import { mountWebhook } from './features/billing/webhook.ts';
import { closetRoutes } from './features/closet/closet.routes.ts';
import { devicesRoutes } from './features/devices/devices.routes.ts';
import { filesRoutes } from './features/files/files.routes.ts';
import { firstLooksRoutes } from './features/first-looks/first-looks.routes.ts';
import { inspirationsRoutes } from './features/inspirations/inspirations.routes.ts';
import { jobsRoutes } from './features/jobs/jobs.routes.ts';
import type { Outbox } from './features/mail/outbox.service.ts';
import { onboardingRoutes } from './features/onboarding/onboarding.routes.ts';
import { outfitsRoutes } from './features/outfits/outfits.routes.ts';
import { passwordRoutes } from './features/password/password.routes.ts';
import { photosRoutes } from './features/photos/photos.routes.ts';
import { plansRoutes } from './features/plans/plans.routes.ts';
import { profilePictureRoutes } from './features/profile-picture/profile-picture.routes.ts';
import { quizRoutes } from './features/quiz/quiz.routes.ts';
import { styleProfileRoutes } from './features/style-profile/style-profile.routes.ts';
import { answersForMember, answersForVisitor } from './first-answers.ts';
import { languageOf } from './http/choose-language.ts';
import { createServer } from './http/create-server.ts';
import { healthRoutes } from './http/health.ts';
import { mountRoutes } from './http/mount-routes.ts';
import { markOwnPages } from './http/own-site-cookie.ts';
import type { ServedRoute } from './http/serve.ts';
import { serveWeb } from './http/serve-web.ts';
import { headersOf, setCookies } from './http/session-cookies.ts';
import { openTemporaryFolder } from './http/temporary-folder.ts';
import type { Metrics } from './metrics/metrics.ts';
import { hideDoors, openDoors } from './open-doors.ts';
import { probeDatabase, probeStorage } from './probe-data.ts';
import { createServices, type ServiceDependencies, type Services } from './services.ts';
import { advisorOf } from './settings/ai-settings.ts';
import type { Config } from './settings/config.ts';
import { readBrand } from './settings/read-product.ts';
import { createSweep, type Sweep } from './sweep.ts';

export interface AppDependencies extends Omit<ServiceDependencies, 'temporaryFolder' | 'log' | 'product'> {
  /** Null: nobody watches. */
  metrics?: Metrics | null;
  /** The built web app; where there is none, only the API answers. */
  webFolder: string;
}

export interface App {
  server: FastifyInstance;
  /** Everything that is served, for tests that walk all of it. */
  routes: ServedRoute[];
  /** The mails that wait. Its `deliverDue` is to be called now and then, for those whose next try is due. */
  outbox: Outbox;
  sweep: Sweep;
}

/** Puts the whole together: the services, the routes that lead to them, and the pages. */
export async function buildApp(dependencies: AppDependencies): Promise<App> {
  const { config, database, storage, clock, newId, webFolder, metrics } = dependencies;
  const temporaryFolder = openTemporaryFolder(join(config.dataDir, 'tmp'));

  const own = readBrand(config.product);
  const advisor = advisorOf(config.ai);
  const seesInspirations = advisor !== null && config.ai?.showsInspirations === true;
  const brand = { ...own, product: { ...own.product, advisor, seesInspirations, market: config.market } };
  const server = await createServer(config, newId);
  metrics?.watchRequests(server);
  const services = await createServices({
    ...dependencies,
    product: brand.product,
    temporaryFolder: temporaryFolder.path,
    log: server.log,
  });
  const { auth, billing, runner, outbox } = services;
  // What is under way comes to its end, or is undone, before the database is closed.
  server.addHook('preClose', () => runner.close());
  server.addHook('preClose', () => services.finds.close());
  server.addHook('onClose', () => outbox.close());

  const isOpenFor = openDoors(config);
  const doors = config.mode === 'local' ? await debugDoors(services) : [];
  hideDoors(
    server,
    doors.map(({ route }) => route.path),
    isOpenFor,
  );
  const routes = await routesOf(services, config, { doors, isOpenFor });
  mountRoutes(server, routes, {
    temporaryFolder: temporaryFolder.path,
    async authenticate(request, reply) {
      const { value, cookies } = await auth.authenticate(headersOf(request));
      setCookies(reply, cookies);
      if (value !== null) markOwnPages(request, reply);
      return value;
    },
  });
  await mountWebhook(server, billing);
  const checks = {
    database: () => probeDatabase(database.db, newId()),
    storage: () => probeStorage(storage, newId()),
  };
  healthRoutes(server, checks, config.drainMs);
  await serveWeb(server, webFolder, {
    hasDebugPagesFor: isOpenFor,
    brand,
    origin: config.publicUrl ?? `http://localhost:${config.port}`,
    async stateOf(frame, request, reply) {
      const { value: user, cookies } = await auth.authenticate(headersOf(request));
      setCookies(reply, cookies);
      if (user === null) return { user, answers: answersForVisitor(services) };
      const answers = await answersForMember(
        frame,
        services,
        { userId: user.id, language: languageOf(request) },
        request.log,
      );
      return { user: await auth.currentUser(user), answers };
    },
  });

  logDamagedRows(server);

  return {
    server,
    routes,
    outbox,
    sweep: createSweep({ services, temporaryFolder, database, clock, log: server.log, metrics }),
  };
}

function logDamagedRows(server: FastifyInstance): void {
  const log = (damaged: unknown) => server.log.error({ damaged }, 'a stored row does not read as it should');
  damagedRows.subscribe(log);
  server.addHook('onClose', async () => {
    damagedRows.unsubscribe(log);
  });
}

/** Every call that is served. A slice that the settings leave out has no routes at all. */
async function routesOf(
  services: Services,
  { mode, provider }: Config,
  { doors, isOpenFor }: { doors: ServedRoute[]; isOpenFor: (request: FastifyRequest) => boolean },
): Promise<ServedRoute[]> {
  const withPassword = !provider?.only;
  const routes: ServedRoute[] = [
    ...authRoutes(services.auth, { withPassword, providerLogout: services.provider?.logout ?? null }),
    ...signInOptionsRoutes(services.provider, services.knownBrowsers),
    ...accountRoutes(services.account),
    ...passwordRoutes(services.passwords, { withPassword, showsCodeTo: isOpenFor }),
    ...devicesRoutes(services.devices),
    ...profilePictureRoutes(services.pictures),
    ...onboardingRoutes(services.onboarding),
    ...plansRoutes(services.plans),
    ...billingRoutes(services.billing),
    ...(services.gateways.sandbox ? sandboxRoutes(services.gateways.sandbox) : []),
    ...filesRoutes(services.files),
    ...firstLooksRoutes(services.firstLooks),
    ...photosRoutes(services.photos),
    ...styleProfileRoutes(services.profiles),
    ...quizRoutes(services),
    ...inspirationsRoutes(services.inspirations),
    ...closetRoutes(services.closet, services.finds, services.pieceDrawings, services.gaps, services.quiet),
    ...jobsRoutes(services.jobs, services.answerOutfit),
    ...outfitsRoutes(services),
  ];
  routes.push(...doors);
  const cookieName = SESSION_COOKIE[mode === 'production' ? 'production' : 'local'];
  return [...routes, ...apiReferenceRoutes(routes, { cookieName })];
}

/** Imported here and in local mode only: no other process has code that signs in without a proof. */
async function debugDoors(services: Services): Promise<ServedRoute[]> {
  const { createUnprovedSignIn } = await import('./features/auth/unproved-sign-in.ts');
  const { createDebugService } = await import('./features/debug/debug.service.ts');
  const { debugRoutes } = await import('./features/debug/debug.routes.ts');
  const unproved = createUnprovedSignIn(services.accounts);
  return debugRoutes(createDebugService({ ...services, unproved }));
}
