import { drawPhoto } from '#server/testing/draw-photo.ts';
import { type S3Server, startS3Server } from '#server/testing/s3-server.ts';
import { ordinaryDisk } from './disks.ts';
import { isRefusal, Person } from './person.ts';
import { startServer } from './running-server.ts';

const WRITERS = 4;
const UPLOADS_EACH = 3;
/** How a bucket fails, and how it is again. */
const MOODS: readonly S3Server['mood'][] = ['gone', 'well', 'broken', 'well', 'forbidding', 'well'];

/**
 * A bucket that breaks off, fails and refuses while people upload: what is not a picture goes on, an upload is refused as
 * something to try again, and every picture that was acknowledged is there when the bucket is.
 */
export async function takeTheStorageAway(moods = MOODS) {
  const wrong: string[] = [];
  const photo = await drawPhoto();
  const bucket = await startS3Server();
  const disk = ordinaryDisk();
  const { endpoint, region, bucket: name, accessKeyId, secretAccessKey } = bucket.settings;
  const server = await startServer(disk.folder, {
    STORAGE: 's3',
    S3_ENDPOINT: endpoint ?? '',
    S3_REGION: region,
    S3_BUCKET: name,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
  let acknowledged = 0;
  let refused = 0;
  let slowestMs = 0;

  const use = async (person: Person) => {
    await person.register(server.address);
    for (let count = 0; count < UPLOADS_EACH; count += 1) {
      const began = performance.now();
      await person.saveGoals(server.address);
      slowestMs = Math.max(slowestMs, performance.now() - began);
      try {
        await person.uploadPhoto(server.address, photo);
        acknowledged += 1;
      } catch (error) {
        if (!isRefusal(error)) throw error;
        refused += 1;
        if (error.status !== 503) wrong.push(`an upload without a bucket: ${error.message}`);
      }
    }
  };

  try {
    for (const mood of moods) {
      const people = Array.from({ length: WRITERS }, () => new Person());
      // The bucket changes amid their uploads.
      const using = Promise.all(people.map(use));
      await Promise.race([using, untilSomethingIsKept(bucket)]);
      bucket.mood = mood;
      await using;
      bucket.mood = 'well';
      for (const person of people) wrong.push(...(await person.missing(server.address)));
    }
    return { acknowledged, refused, slowestMs, wrong };
  } finally {
    await server.stop();
    await bucket.close();
    disk.remove();
  }
}

async function untilSomethingIsKept({ objects }: S3Server): Promise<void> {
  const before = objects.size;
  while (objects.size === before) await new Promise((next) => setTimeout(next, 10));
}
