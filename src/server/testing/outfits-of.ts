import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Outfit, OutfitItem } from '#contract/outfits.ts';
import type { PackageId } from '#contract/plans.ts';
import { createOutfitsRepository } from '#server/features/outfits/outfits.repository.ts';
import type { SignedInClient, TestApp } from './build-test-app.ts';

/** Orders an outfit and expects to get it. */
export async function generatedBy(
  user: SignedInClient,
  body: Record<string, unknown> = { prompt: 'office' },
): Promise<Outfit> {
  const answer = await user.post('/api/outfits/generate', body);
  if (answer.statusCode !== 200) throw new Error(`no outfit: ${answer.body}`);
  return answer.json();
}

/** What an item is, without what every board draws anew. */
export function withoutPicture({ itemImageUrl: _, place: __, ...item }: OutfitItem): Partial<OutfitItem> {
  return item;
}

/** The names of the files that are really stored for somebody. */
export function storedFiles(app: TestApp, user: SignedInClient): string[] {
  const folder = join(app.database.dataDir, 'files', user.id);
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** The ids of the files that an outfit's pictures are in. */
export function filesOf(outfit: Outfit): string[] {
  const urls = [outfit.picture?.url, outfit.picture?.thumbnailUrl, outfit.picture?.thumbnailAvifUrl].concat(
    outfit.items.map((item) => item.itemImageUrl ?? undefined),
  );
  return urls.map((url) => url?.split('/').at(-1) ?? 'missing');
}

/** Gives somebody a package, so that more than Basic's allowances are theirs. */
export async function givePackage(app: TestApp, user: SignedInClient, packageId: PackageId): Promise<void> {
  const since = new Date().toISOString();
  await app.database.db.insertInto('userPlans').values({ userId: user.id, packageId, since }).execute();
}

/** Fills a store with copies of an outfit that have no files of their own. */
export async function storeCopies(
  app: TestApp,
  user: SignedInClient,
  outfit: Outfit,
  count: number,
): Promise<void> {
  const outfits = createOutfitsRepository(app.database.db);
  for (let copy = 0; copy < count; copy += 1) await outfits.insert(user.id, { ...outfit, id: randomUUID() });
}
