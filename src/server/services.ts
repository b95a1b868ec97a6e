import type { FastifyBaseLogger } from 'fastify';
import type { Product } from '#contract/product.ts';
import { setMarket } from '#domain/shopping/market.ts';
import type { HouseStylist } from '#domain/stylist/house-port.ts';
import type { Painter } from '#domain/stylist/painter.ts';
import type { Stylist } from '#domain/stylist/stylist.ts';
import { createOutfitReviser } from '#server/features/outfits/revise-outfit.ts';
import type { ImageFetcher } from './adapters/fetch-image/image-fetcher.ts';
import type { Images } from './adapters/images/images.ts';
import type { Mailer } from './adapters/mail/mailer.ts';
import type { Gateways } from './adapters/payments/gateways.ts';
import type { Storage } from './adapters/storage/storage.ts';
import { chooseGateways } from './choose-gateways.ts';
import type { Clock } from './clock.ts';
import type { OpenDatabase } from './db/open-database.ts';
import { createAccountService } from './features/account/account.service.ts';
import { createAccountExport } from './features/account/account-export.ts';
import { createAuthService } from './features/auth/auth.service.ts';
import {
  type BetterAuthDependencies,
  createBetterAuth,
  SESSION_COOKIE,
} from './features/auth/better-auth.ts';
import { createKnownBrowsers } from './features/auth/known-browsers.ts';
import { createProviderLogout } from './features/auth/provider-logout.ts';
import { createProviderSignIn } from './features/auth/provider-sign-in.ts';
import { createRateLimits } from './features/auth/rate-limits.ts';
import { createSessionReader } from './features/auth/read-session.ts';
import { createBillingService } from './features/billing/billing.service.ts';
import { createClosetService } from './features/closet/closet.service.ts';
import { createClosetBrief } from './features/closet/closet-brief.ts';
import { createPieceCutOuts } from './features/closet/cut-outs-of.ts';
import { createPieceDrawings } from './features/closet/draw-pieces.ts';
import { createFindsService } from './features/closet/finds.service.ts';
import { createGapsService } from './features/closet/gaps.service.ts';
import { createQuietService } from './features/closet/quiet.service.ts';
import { createWearablePieces } from './features/closet/wearable-pieces.ts';
import { createDevicesService } from './features/devices/devices.service.ts';
import { createFilesService } from './features/files/files.service.ts';
import { createFirstLooksService } from './features/first-looks/first-looks.service.ts';
import { createInspirationsService } from './features/inspirations/inspirations.service.ts';
import { createJobsService } from './features/jobs/jobs.service.ts';
import { createJobRunner } from './features/jobs/run-jobs.ts';
import { createOutbox } from './features/mail/outbox.service.ts';
import { createOnboardingService } from './features/onboarding/onboarding.service.ts';
import { createOutfitAnswers } from './features/outfits/answer-outfit.ts';
import { createGenerateService } from './features/outfits/generate.service.ts';
import { createOutfitMaker } from './features/outfits/make-outfits.ts';
import { createModificationsService } from './features/outfits/modifications.service.ts';
import { createOutfitsRepository } from './features/outfits/outfits.repository.ts';
import { createOutfitsService } from './features/outfits/outfits.service.ts';
import { createPaintPicture } from './features/outfits/paint-picture.ts';
import { createPasswordService } from './features/password/password.service.ts';
import { createPasswordEmails } from './features/password/password-emails.ts';
import { createResetCodes } from './features/password/reset-codes.ts';
import { createPhotosService } from './features/photos/photos.service.ts';
import { createPlansService } from './features/plans/plans.service.ts';
import { createProfilePictureService } from './features/profile-picture/profile-picture.service.ts';
import { createStyleProfileService } from './features/style-profile/style-profile.service.ts';
import type { Config } from './settings/config.ts';
import { readLinkTable } from './settings/read-link-table.ts';
import { readPackages } from './settings/read-packages.ts';
import { readPriceTable } from './settings/read-price-table.ts';

export interface ServiceDependencies {
  config: Config;
  secret: string;
  database: OpenDatabase;
  storage: Storage;
  images: Images;
  /** Null in local mode without a mail server: mails are kept to be read here. */
  mailer: Mailer | null;
  imageFetcher: ImageFetcher;
  stylist: Stylist;
  /** For what no model is asked. */
  house: HouseStylist;
  /** Null: outfits are shown as look boards. */
  painter: Painter | null;
  clock: Clock;
  newId: () => string;
  /** A whole number below 2³². */
  newSeed: () => number;
  /** Instead of those that the settings choose. */
  gateways?: Gateways;
  /** What the product is called. */
  product: Product;
  /** Where files lie while they are worked on. */
  temporaryFolder: string;
  log: FastifyBaseLogger;
}

export type Services = Awaited<ReturnType<typeof createServices>>;

/** Every slice's service, and who may call whom: a service gets the others that it calls. */
export async function createServices(dependencies: ServiceDependencies) {
  const { config, database, storage, images, clock, newId, temporaryFolder, log } = dependencies;
  const { db } = database;
  const { product } = dependencies;

  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const resetCodes = createResetCodes({ db, clock, secret: dependencies.secret });
  const outbox = createOutbox({
    db,
    mailer: dependencies.mailer,
    writers: createPasswordEmails({ resetCodes, clock, publicUrl, product }),
    clock,
    newId,
    log,
  });
  const accounts: BetterAuthDependencies = {
    database,
    secret: dependencies.secret,
    baseUrl: publicUrl,
    production: config.mode === 'production',
  };
  const rateLimits = createRateLimits({ db, clock, isLocal: config.mode === 'local' });
  const knownBrowsers = createKnownBrowsers({ secret: dependencies.secret, production: accounts.production });
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
  const onLateFailure = (error: unknown) => log.error({ err: error }, 'a payment waits for the next round');
  const plans = createPlansService({
    db,
    clock,
    newId,
    packages: readPackages(config.packages, config.generationLimits),
    paymentsThatCount: gateways.counts,
  });
  const billing = createBillingService({ db, clock, newId, plans, gateways, rateLimits, onLateFailure });
  const files = createFilesService({ db, storage, clock, newId });
  const onboarding = createOnboardingService({ db, clock });
  const auth = createAuthService({
    db,
    betterAuth: createBetterAuth(accounts),
    readSession: createSessionReader({
      db,
      secret: accounts.secret,
      cookieName: SESSION_COOKIE[accounts.production ? 'production' : 'local'],
    }),
    plans,
    rateLimits,
    knownBrowsers,
    clock,
    product,
    log,
  });
  const passwords = createPasswordService({
    db,
    auth,
    outbox,
    resetCodes,
    rateLimits,
    knownBrowsers,
    clock,
    newId,
    sendsMail: dependencies.mailer !== null,
    product,
  });
  const photos = createPhotosService({ db, files, images, plans, clock, newId });
  const { imageFetcher } = dependencies;
  const inspirations = createInspirationsService({ db, files, images, imageFetcher, plans, clock, newId });
  const { stylist, house, painter, newSeed } = dependencies;
  const answerOutfit = createOutfitAnswers(readLinkTable(config.shoppingLinks, config.market), config.market);
  setMarket(config.market, readPriceTable(config.priceTable));
  const profiles = createStyleProfileService({ db, photos, onboarding, inspirations, stylist, clock, newId });
  const paintPicture = createPaintPicture({ painter, images, temporaryFolder: temporaryFolder });
  const making = {
    profiles,
    onboarding,
    stylist,
    files,
    images,
    paintPicture,
    clock,
    newId,
    newSeed,
    cutOutsOf: createPieceCutOuts({ db, files }),
  };
  const makeOutfits = createOutfitMaker({
    ...making,
    house,
    inspirations,
    repository: createOutfitsRepository(db),
    wearablePieces: createWearablePieces({ db, clock }),
  });
  const reviseOutfit = createOutfitReviser(making);
  const outfits = createOutfitsService({ db, plans, files, clock });
  const runner = createJobRunner({ db, plans, files, clock });
  const jobs = createJobsService({ db, plans, files, runner, clock });
  const generation = createGenerateService({ db, plans, runner, jobs, makeOutfits, newId });
  const modifications = createModificationsService({ db, runner, house, reviseOutfit, files, clock, newId });
  const provider = config.provider && {
    settings: config.provider,
    logout: createProviderLogout(config.provider, publicUrl),
    signIn: createProviderSignIn({ settings: config.provider, accounts, auth, rateLimits, log }),
  };
  const account = createAccountService({
    db,
    forgetDeleted: database.forgetDeleted,
    auth,
    files,
    accountExport: createAccountExport({ db, files, clock, product }),
    deletionParts: [{ note: billing.noteCustomersToForget, finish: billing.forgetCustomers }],
    rateLimits,
    knownBrowsers,
    clock,
  });

  const firstLooks = createFirstLooksService({ house, images, rateLimits, clock, newId, newSeed, log });
  const closet = createClosetService({ db, plans, onboarding, outfits, files, clock, newId });
  const finds = createFindsService({ db, closet, files, images, clock, newId, log });
  const closetBrief = createClosetBrief({ profiles, onboarding, clock });
  const gaps = createGapsService({ db, closetBrief });
  const quiet = createQuietService({ db, clock, closetBrief });
  const pieceDrawings = createPieceDrawings({ images });
  const devices = createDevicesService({ db });
  const pictures = createProfilePictureService({ db, files, images, rateLimits });

  return {
    accounts,
    auth,
    rateLimits,
    knownBrowsers,
    provider,
    passwords,
    resetCodes,
    devices,
    pictures,
    account,
    outbox,
    plans,
    gateways,
    billing,
    files,
    firstLooks,
    onboarding,
    photos,
    profiles,
    inspirations,
    closet,
    finds,
    gaps,
    quiet,
    pieceDrawings,
    outfits,
    answerOutfit,
    generation,
    modifications,
    runner,
    jobs,
  };
}
