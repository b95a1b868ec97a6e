// `npm run try-model [-- photo.jpg]`: asks the models of the settings once for what they are for, with one photo, and says what
// worked, how long it took and what it used. Nothing is stored.
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { AppError } from '#contract/error.ts';
import type { Outfit } from '#contract/outfits.ts';
import { emptyProfile } from '#domain/style-profile/empty-profile.ts';
import { finishOutfit } from '#domain/stylist/finish-outfit.ts';
import { createHouseStylist } from '#domain/stylist/house/house-stylist.ts';
import type { OutfitDraft, StylistPhoto, TaskOptions } from '#domain/stylist/stylist.ts';
import { modelFailureOf } from '#server/adapters/ai/model-error.ts';
import { openAdvisors } from '#server/adapters/ai/open-advisors.ts';
import { NO_BUDGET } from '#server/adapters/ai/token-budget.ts';
import type { Images } from '#server/adapters/images/images.ts';
import { createWorkerImages } from '#server/adapters/images/worker-images.ts';
import { systemClock } from '#server/clock.ts';
import type { AiSettings } from '#server/settings/ai-settings.ts';
import { ConfigError, readConfig } from '#server/settings/config.ts';

const STYLIST_JPEG_SIDE = 512;
const signal = new AbortController().signal;
const profile = emptyProfile(new Date());
/** What the last task told the log. */
let figures: Record<string, number | string> = {};
let failures = 0;
const keep = (line: Record<string, number | string>) => {
  figures = line;
};
const options: TaskOptions = { signal, log: { info: keep, warn: keep } };

const HINTS: Partial<Record<string, string>> = {
  misconfigured:
    'The provider refused us: look at AI_API_KEY, at the name of the model, at AI_BASE_URL (with its /v1), and whether the model takes pictures. An endpoint that is not OpenAI’s own wants AI_PROVIDER=openai-compatible.',
  unavailable: 'No connection, or an error of its own: look at AI_BASE_URL, and whether it runs.',
  too_slow: 'It took longer than AI_TIMEOUT.',
  over_quota: 'Too many requests, or no money in the account.',
  nonsense: 'It answered, but not in the shape that was asked for, twice: try a larger model.',
  refused: 'It declined.',
};

if (existsSync('.env')) process.loadEnvFile('.env');
const settings = readSettings();
if (settings === null) {
  console.log(
    'AI_PROVIDER is not set: the built-in stylist answers, and there is no model to try. docs/operating.md has a table.',
  );
} else {
  const images = createWorkerImages();
  try {
    await tryAll(settings, images);
  } finally {
    await images.close();
  }
}
process.exit(failures === 0 ? 0 : 1);

function readSettings(): AiSettings | null {
  try {
    return readConfig({ ...process.env, NODE_ENV: undefined }).ai;
  } catch (error) {
    console.error(error instanceof ConfigError ? error.problems.join('\n') : error);
    process.exit(1);
  }
}

async function tryAll(ai: AiSettings, images: Images): Promise<void> {
  const { stylist, painter } = await openAdvisors(
    { ...ai, fallback: 'none' },
    { house: createHouseStylist(), budget: NO_BUDGET, clock: systemClock },
  );
  console.log(
    `${ai.provider}${ai.baseUrl === null ? '' : ` at ${ai.baseUrl}`}, up to ${ai.timeoutMs / 1_000} s an answer\n`,
  );
  const photo = await takePhoto(process.argv[2], images);
  const brief = {
    prompt: 'a relaxed dinner with friends, no heels',
    priceRange: '100-200' as const,
    profile,
    onboarding: null,
    inspirations: [],
    recent: [],
    seed: 1,
  };
  let outfit = finished(await createHouseStylist().proposeOutfit(brief, options));

  if (ai.model !== null) {
    await attempt(`${ai.model} reads a photo`, async () => {
      const seen = await stylist.analysePhotos(
        { photos: [photo], profile: null, quiz: null, onboarding: null, inspirations: [] },
        options,
      );
      return `${seen.styleCategories.join(', ')}: ${seen.description}`;
    });
    await attempt(`${ai.model} puts an outfit together`, async () => {
      outfit = finished(await stylist.proposeOutfit(brief, options));
      return `${outfit.title}: ${outfit.items.map(({ color, item }) => `${color} ${item}`).join('; ')}`;
    });
    await attempt(`${ai.model} changes it`, async () => {
      const revision = await stylist.reviseOutfit(
        { outfit: stored(outfit), request: 'swap the shoes', profile, onboarding: null, seed: 1 },
        options,
      );
      return revision.applied.map(({ what }) => what).join('; ') || 'nothing was changed';
    });
  }
  if (painter !== null) {
    await attempt(`${painter.model} paints it`, async () => {
      const bytes = await painter.paint({ items: stored(outfit).items }, options);
      const { width, height } = await throughTheDoor(bytes, images);
      return `${width} × ${height} pixels`;
    });
  }
  console.log(failures === 0 ? 'Everything worked.' : `${failures} of them did not work.`);
}

async function attempt(what: string, work: () => Promise<string>): Promise<void> {
  const began = performance.now();
  figures = {};
  let outcome: string;
  try {
    outcome = `worked.  ${await work()}`;
  } catch (error) {
    failures += 1;
    outcome = `FAILED.  ${explain(error)}`;
  }
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  const tokens = `${figures.inputTokens ?? 0} tokens in, ${figures.outputTokens ?? 0} out`;
  const again = figures.repaired === 'true' ? ', asked again for a usable answer' : '';
  console.log(`${what}: ${outcome}\n    ${seconds} s, ${tokens}, ${figures.attempts ?? 0} calls${again}\n`);
}

function explain(error: unknown): string {
  const failure = modelFailureOf(error);
  if (failure !== null) {
    const status = failure.status === undefined ? '' : ` (status ${failure.status})`;
    return `${HINTS[failure.failure] ?? failure.failure}${status}`;
  }
  return error instanceof AppError || error instanceof Error ? error.message : String(error);
}

function finished(draft: OutfitDraft) {
  let count = 0;
  return finishOutfit(draft, { priceRange: '100-200', profile, newId: () => `try-item-${++count}` });
}

function stored(outfit: ReturnType<typeof finished>): Outfit {
  return {
    ...outfit,
    id: 'try-outfit',
    imageUrl: null,
    picture: null,
    pictureKind: null,
    isFavorite: false,
    prompt: 'dinner',
    priceRange: '100-200',
    createdAt: new Date().toISOString(),
    provenance: createHouseStylist().info,
  };
}

async function takePhoto(path: string | undefined, images: Images): Promise<StylistPhoto> {
  const bytes = path === undefined ? await drawnPhoto() : await readFile(path);
  const { full, features } = await throughTheDoor(bytes, images);
  return {
    id: 'try',
    name: 'photo',
    features,
    readJpeg: () => images.toJpeg(full, STYLIST_JPEG_SIDE, signal),
  };
}

/** As every picture comes in. */
async function throughTheDoor(bytes: Uint8Array, images: Images) {
  const folder = await mkdtemp(join(tmpdir(), 'hemline-try-'));
  try {
    const path = join(folder, 'picture');
    await writeFile(path, bytes);
    return await images.ingestPhoto(path, signal);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A navy shirt on a light ground. */
function drawnPhoto(): Promise<Buffer> {
  const shirt =
    'M210 140 L140 180 L100 380 L170 400 L190 300 L190 680 L410 680 L410 300 L430 400 L500 380 L460 180 L390 140 Q300 200 210 140 Z';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="#e9e7e2"/><path d="${shirt}" fill="#1f2a44"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}
