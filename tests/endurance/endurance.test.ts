import { expect, onTestFinished, test } from 'vitest';
import { ordinaryDisk } from './disks.ts';
import { endAgainAndAgain } from './kills.ts';
import { takeTheStorageAway } from './storage-away.ts';

// The short form, and the part of it that every machine can do. The long one is a command: `npm run endurance -- --long`.
test('a server that is killed while people write loses nothing that it acknowledged', async () => {
  const disk = ordinaryDisk();
  onTestFinished(disk.remove);

  const { acknowledged, wrong } = await endAgainAndAgain(disk, { rounds: 3, seed: 20_261_122 });

  expect(wrong).toEqual([]);
  expect(acknowledged).toBeGreaterThan(3);
});

test('a bucket that is gone amid uploads loses no picture that was acknowledged, and holds nothing else up', async () => {
  const { refused, wrong } = await takeTheStorageAway(['gone', 'well']);

  expect(wrong).toEqual([]);
  expect(refused).toBeGreaterThan(0);
});
