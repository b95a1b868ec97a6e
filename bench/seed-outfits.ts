import { randomUUID } from 'node:crypto';
import { type Outfit, PRICE_RANGES } from '#contract/outfits.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createOutfitsRepository } from '#server/features/outfits/outfits.repository.ts';
import { start, stop } from './start.ts';

/** What outfits are asked for. */
export const PROMPTS = [
  'office',
  'a weekend walk in autumn',
  'a summer wedding',
  'dinner with friends',
  'gym',
  'beach',
];

export interface Person {
  name: string;
  email: string;
  password: string;
}

/**
 * A person with so many outfits that differ. A few are made; the others are written straight into the database, because
 * making them would take minutes.
 */
export async function seedOutfits(folder: string, count: number): Promise<Person> {
  const person = {
    name: 'Ada Byron',
    email: `${randomUUID()}@example.com`,
    password: 'correct horse battery',
  };
  const made = await makeOutfits(folder, person);

  const database = openDatabase({ databaseUrl: null, dataDir: folder });
  const [owner] = await database.db.selectFrom('users').select('id').execute();
  const outfits = createOutfitsRepository(database.db);
  for (let index = 0; index < count - made.length; index += 1) {
    const outfit = made[index % made.length] as Outfit;
    await outfits.insert(owner?.id ?? '', {
      ...outfit,
      id: randomUUID(),
      title: `${outfit.title} ${index}`,
      priceRange: PRICE_RANGES[index % PRICE_RANGES.length] as Outfit['priceRange'],
      isFavorite: index % 3 === 0,
      createdAt: new Date(new Date(outfit.createdAt).getTime() - index * 60_000).toISOString(),
    });
  }
  await database.close();
  return person;
}

async function makeOutfits(folder: string, person: Person): Promise<Outfit[]> {
  const { child, address } = await start(process.execPath, ['src/server/main.ts'], folder, {
    GENERATION_LIMITS: 'unlimited',
  });
  const registered = await post(`${address}/api/auth/register`, person, '');
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const made: Outfit[] = [];
  for (const prompt of PROMPTS) {
    made.push((await (await post(`${address}/api/outfits/generate`, { prompt }, cookie)).json()) as Outfit);
  }
  await stop(child);
  return made;
}

function post(url: string, body: object, cookie: string): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
}
