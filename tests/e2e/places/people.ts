import type { APIRequestContext } from '@playwright/test';
import { register } from '#contract/auth.ts';
import { activateBasicPlan, confirmPayment, createPaymentIntent } from '#contract/billing.ts';
import { addPieces, readPieceWords, wearPieces } from '#contract/closet.ts';
import { listInspirations, uploadInspiration } from '#contract/inspirations.ts';
import { generateThreeWays } from '#contract/jobs.ts';
import { saveOnboarding } from '#contract/onboarding.ts';
import { favoriteOutfit, generateOutfit, modifyOutfit, outfit } from '#contract/outfits.ts';
import { uploadPhotos } from '#contract/photos.ts';
import { assessQuiz } from '#contract/quiz.ts';
import { sandboxConfirm } from '#contract/sandbox-payments.ts';
import {
  analyseStyle,
  saveCustomColours,
  updateBodyType,
  updateCategories,
  updateProfile,
} from '#contract/style-profile.ts';
import { burgundy, coat, evening, knit, type PictureFile, photosOfLooks, rust, wall } from './pictures.ts';

/** Who stands in a place. Each is made once a run, through the API, when the first place asks for them. */
export type Person = keyof typeof PEOPLE;

export const PEOPLE = {
  visitor: { name: '', prepare: async () => {} },
  /** Registered a moment ago. */
  newcomer: { name: 'Mary Somerville', prepare: async () => {} },
  /** Two photos were read; everything else is still to come. */
  beginner: { name: 'Ada Byron', prepare: begin },
  /** Has told and made everything, and has spent the day's allowances. */
  regular: { name: 'Katherine Johnson', prepare: (api: Api) => liveHere(api) },
  /** As the regular, and may be changed by the places that delete and undo. */
  changer: { name: 'Coco Chanel', prepare: liveHere },
  /** All slots for photos are taken. */
  collector: { name: 'Sonia Delaunay', prepare: collect },
  /** Has put what they own into a closet. */
  owner: { name: 'Iris Apfel', prepare: fillCloset },
  /** Three looks wait for a choice. */
  chooser: { name: 'Elsa Schiaparelli', prepare: askForThreeWays },
  /** Pays for Advanced, has a long name, and one outfit. */
  subscriber: { name: 'Wilhelmina-Alexandrina van Oranje-Nassau', prepare: subscribe },
} satisfies Record<string, { name: string; prepare: (api: Api) => Promise<void> }>;

/** What the owner owns, a line each. */
const OWNED = [
  ...[
    'navy linen blazer',
    'white linen shirt',
    'camel wool coat',
    'blue straight jeans',
    'black chelsea boots',
  ],
  ...['white leather sneakers', 'gray cashmere sweater', 'black and white striped tee', 'olive chinos'],
  ...['burgundy silk slip dress', 'brown leather belt', 'cognac leather tote', 'rust wool scarf'],
];

/** What of it they have not worn for long. */
const QUIET = ['black and white striped tee', 'olive chinos'];
const DAY_MS = 24 * 60 * 60 * 1000;

/** What they have written and what they call their files, besides their names: nobody translates it. */
export const THEIR_WORDS: readonly (string | RegExp)[] = [
  /[\w -]+\.(jpg|png|pdf)/,
  'Kat',
  'Edinburgh',
  'ada@example.com',
  'regular@example.com',
  'Dinner with friends on a rainy evening',
  'Dinner with friends',
  'Dinner on a rainy evening',
  'A weekend of walking in the city',
  'A day at a new office, flibbering shoes',
  'Summer wedding, not too formal',
  'A gallery opening on a rainy evening',
  'Swap the shoes',
  'flibbering',
  'A museum director on her day off',
  'A wedding in May',
  'More elegant, less trendy',
  'No more skirts or black shoes, I love linen',
  'black shoes',
  'Gallery opening',
  'A weekend in rust',
  'Burgundy on burgundy',
  ...OWNED,
  'Terracotta wall',
  'The coat that everybody asked about on the ferry to Oban',
  'Harbor',
  'How the cloth falls, and how little there is of everything else.',
  // Last: these are in sentences above.
  ...'rope salt rust navy minimal evening linen quiet skirts'.split(' '),
];

/** Three looks with their pictures, on a machine that has other work as well. */
const PATIENCE_MS = 60_000;

export const PASSWORD = 'correct horse battery';

/** Of whom all places share. */
export function emailOf(person: Person): string {
  return `${person}@example.com`;
}

/**
 * Registers somebody, signs them in here, and lets them do what they are known for.
 * @param email journeys share a server, and each makes its own
 * @returns what they sign in with, beside {@link PASSWORD}
 */
export async function prepare(
  person: Person,
  request: APIRequestContext,
  email = `${crypto.randomUUID()}@example.com`,
): Promise<string> {
  if (person === 'visitor') return email;

  const api = new Api(request);
  const { name, prepare: live } = PEOPLE[person];
  await api.post(register.path, { name, email, password: PASSWORD });
  await live(api);
  return email;
}

async function begin(api: Api): Promise<void> {
  await api.send(uploadPhotos.path, 'photos', await photosOfLooks(2));
  await api.post(analyseStyle.path);
}

async function liveHere(api: Api): Promise<void> {
  await api.post(saveOnboarding.path, {
    styles: ['casual', 'minimalist'],
    palettes: ['neutrals', 'jewel-tones'],
    wardrobe: 'everything',
    displayName: 'Kat',
    location: 'Edinburgh',
    ageRange: '35-44',
    occasion: 'work',
    goals: 'Fewer clothes that go with each other, and nothing that pinches.',
  });
  await api.post(activateBasicPlan.path, { packageId: 'basic' });
  await api.send(uploadPhotos.path, 'photos', await photosOfLooks(5));
  await api.post(analyseStyle.path);
  await api.post(assessQuiz.path, { quizResults: QUIZ });
  await api.post(saveCustomColours.path, { colors: ['Navy', 'Teal', 'Rust', 'Ivory'] });
  await api.post(updateCategories.path, {
    styleCategories: ['Minimalist', 'Smart Casual', 'Scandinavian', 'Nautical'],
  });
  await api.post(updateBodyType.path, {
    bodyTypeProfile: {
      bodyType: 'rectangle',
      heightCategory: 'tall',
      bodyGoals: ['accentuate-waist'],
      fitPreferences: { tops: 'relaxed', bottoms: 'straight', dresses: null },
      avoidances: ['crop-tops'],
    },
  });
  await api.post(updateProfile.path, { prompt: 'More elegant, less trendy' });
  await api.post(updateProfile.path, { prompt: 'No more skirts or black shoes, I love linen' });
  await pinInspirations(api);
  await makeOutfits(api);
}

async function pinInspirations(api: Api): Promise<void> {
  const cards = [
    ['A weekend in rust', 'outfit', 'rust', rust],
    ['Gallery opening', 'celeb_look', 'navy, minimal, evening, linen, quiet', evening],
    ['Terracotta wall', 'color_inspo', 'rust', wall],
    ['Harbor', 'texture', 'rope, salt', knit],
    ['The coat that everybody asked about on the ferry to Oban', 'outfit', '', coat],
    ['Burgundy on burgundy', 'outfit', '', burgundy],
  ] as const;
  for (const [title, category, tags, draw] of cards) {
    const isOfClothes = title === 'Gallery opening' || draw === coat;
    const bytes = await draw();
    await api.send(uploadInspiration.path, 'image', [{ name: 'board.jpg', bytes }], {
      title,
      description: isOfClothes ? 'How the cloth falls, and how little there is of everything else.' : '',
      category,
      tags,
      sourceUrl: title === 'Gallery opening' ? 'https://example.com/gallery' : '',
    });
  }
  await api.get(listInspirations.path);
}

async function makeOutfits(api: Api): Promise<void> {
  const prompts = [
    ['Dinner with friends on a rainy evening', '100-200'],
    ['A weekend of walking in the city', 'under-100'],
    ['A day at a new office, flibbering shoes', '200-300'],
  ];
  const made = [];
  for (const [prompt, priceRange] of prompts)
    made.push(outfit.parse(await api.post(generateOutfit.path, { prompt, priceRange })));
  const [first, second] = made;
  if (!first || !second) throw new Error('no outfits were made');
  await api.post(modifyOutfit.path.replace(':id', first.id), { modificationPrompt: 'Swap the shoes' });
  await api.patch(favoriteOutfit.path.replace(':id', second.id), { isFavorite: true });
}

async function collect(api: Api): Promise<void> {
  await api.send(uploadPhotos.path, 'photos', await photosOfLooks(12));
}

async function askForThreeWays(api: Api): Promise<void> {
  await begin(api);
  await api.post(generateThreeWays.path, { prompt: 'Dinner with friends', priceRange: '100-200' });
}

async function subscribe(api: Api): Promise<void> {
  const intent = createPaymentIntent.response.parse(
    await api.post(createPaymentIntent.path, { packageId: 'advanced' }),
  );
  const card = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' };
  const { paymentIntent } = sandboxConfirm.response.parse(
    await api.post(sandboxConfirm.path, { clientSecret: intent.clientSecret, card }),
  );
  await api.post(confirmPayment.path, {
    paymentIntentId: paymentIntent?.id,
    subscriptionId: intent.subscriptionId,
  });
  await begin(api);
  await api.post(generateOutfit.path, { prompt: 'Summer wedding, not too formal', priceRange: '300-plus' });
}

export const QUIZ = {
  lifestyle: {
    workEnvironment: 'creative',
    socialLife: 'selective',
    dailyActivities: ['Desk work', 'Walking or cycling to work'],
    specialEvents: 'A wedding in May',
  },
  aspirations: {
    dreamStyle: 'A museum director on her day off',
    styleGoals: ['Find a signature look'],
    inspirationSources: ['Art and architecture'],
    confidenceAreas: ['Workwear'],
    improvementAreas: ['Layering'],
  },
  preferences: { colorComfort: 40, patternComfort: 30, fittingPreference: ['relaxed'] },
  personality: { expressionLevel: 60, riskTaking: 40, attentionComfort: 30, creativityLevel: 70 },
  goals: { primaryGoal: 'find-signature', timeframe: 'season', successMetrics: ['I feel confident'] },
};

/** Calls of somebody signed in. An answer that is not 200 ends the run: a place would be another than it says. */
class Api {
  private readonly request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.request = request;
  }

  async get(path: string): Promise<unknown> {
    return this.answer('GET', path, {});
  }

  async post(path: string, data: unknown = {}): Promise<unknown> {
    return this.answer('POST', path, { data });
  }

  async patch(path: string, data: unknown): Promise<unknown> {
    return this.answer('PATCH', path, { data });
  }

  async send(
    path: string,
    field: string,
    files: PictureFile[],
    fields: Record<string, string> = {},
  ): Promise<unknown> {
    const multipart = new FormData();
    for (const [name, value] of Object.entries(fields)) multipart.append(name, value);
    for (const { name, bytes } of files)
      multipart.append(field, new File([Buffer.from(bytes)], name, { type: 'image/jpeg' }));
    return this.answer('POST', path, { multipart });
  }

  private async answer(
    method: string,
    path: string,
    options: { data?: unknown; multipart?: FormData },
  ): Promise<unknown> {
    const answer = await this.request.fetch(path, { method, timeout: PATIENCE_MS, ...options });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  }
}

async function fillCloset(api: Api): Promise<void> {
  const { pieces } = readPieceWords.response.parse(
    await api.post(readPieceWords.path, { text: OWNED.join('\n') }),
  );
  const owned = pieces.map(({ name, garments: [garment], colors, cloth, pattern }, at) => ({
    name,
    garment: garment?.key,
    colors,
    cloth,
    pattern,
    state: at === 0 ? 'toMend' : 'ready',
  }));
  const added = addPieces.response.parse(await api.post(addPieces.path, { pieces: owned }));
  const wear = (days: number, names: readonly string[]) =>
    api.post(wearPieces.path, {
      pieceIds: added.pieces.filter(({ name }) => names.includes(name)).map(({ id }) => id),
      day: new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10),
    });
  await wear(80, QUIET);
  await wear(3, ['blue straight jeans']);
}
