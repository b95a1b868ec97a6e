import { drawPhoto } from '#server/testing/draw-photo.ts';
import { smallDisk } from './disks.ts';
import { isRefusal, Person } from './person.ts';
import { startServer } from './running-server.ts';
import { contradictions } from './whole-data.ts';

/** A disk that is full: reading and deleting go on, writing says that it is full, and nothing acknowledged is lost. */
export async function fillTheDisk(): Promise<{ refused: number; wrong: string[] }> {
  const disk = smallDisk(220);
  const wrong: string[] = [];
  let refused = 0;
  try {
    const photo = await drawPhoto();
    const server = await startServer(disk.folder);
    const { address } = server;
    const person = new Person();
    await person.register(address);
    for (let index = 0; index < 3; index += 1) await person.uploadPhoto(address, photo);

    const expectRefused = async (what: string, act: () => Promise<void>) => {
      await act().then(
        () => {},
        (error) => {
          if (!isRefusal(error)) throw error;
          refused += 1;
          if (error.status !== 507) wrong.push(`${what}: ${error.message}`);
        },
      );
    };
    // The reserve alone is left: no uploads, and everything else.
    disk.fill(90);
    await expectRefused('an upload into the reserve', () => person.uploadPhoto(address, photo));
    person.photosUnknown = 0;
    if (refused !== 1) wrong.push('an upload into the reserve was taken');
    await person.saveGoals(address);
    await person.deletePhoto(address);

    disk.fill(90);
    disk.free();
    disk.fill(0);
    for (let index = 0; index < 40; index += 1)
      await expectRefused('a change on a full disk', () => person.saveGoals(address));
    wrong.push(...(await person.missing(address)).map((line) => `full: ${line}`));
    const ready = await fetch(`${address}/readyz`);
    if (ready.status !== 503) wrong.push(`/readyz answers ${ready.status} on a full disk`);

    disk.free();
    await person.saveGoals(address);
    await person.uploadPhoto(address, photo);
    wrong.push(...(await person.missing(address)).map((line) => `free again: ${line}`));
    if ((await server.stop()) !== 0) wrong.push('it did not close cleanly');
    wrong.push(...(await contradictions(disk.folder)));
    return { refused, wrong };
  } finally {
    disk.remove();
  }
}
