import { join } from 'node:path';
import { createLocalStorage, LOCAL_FILES } from './adapters/storage/local-storage.ts';
import type { ListedStorage } from './adapters/storage/storage.ts';
import type { Config } from './settings/config.ts';

/** Where the settings say that pictures are kept. What a bucket needs is loaded only where they name one. */
export async function chooseStorage({
  storage,
  dataDir,
}: Pick<Config, 'storage' | 'dataDir'>): Promise<ListedStorage> {
  if (storage.kind === 'local') return createLocalStorage(join(dataDir, LOCAL_FILES));

  const { createS3Storage } = await import('./adapters/storage/s3-storage.ts');
  return createS3Storage(storage);
}
