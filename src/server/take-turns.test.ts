import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createTurns, type EndTurn } from './take-turns.ts';

describe('turns', () => {
  const { signal } = new AbortController();

  test('are had by so many at once, then by the others as they came', async () => {
    const turns = createTurns(2);
    const began: number[] = [];
    const ends: EndTurn[] = [];
    for (let index = 0; index < 4; index += 1) {
      void turns.take(signal).then((end) => {
        began.push(index);
        ends.push(end);
      });
    }

    await setImmediate();
    expect(began).toEqual([0, 1]);
    ends[1]?.();
    await setImmediate();
    expect(began).toEqual([0, 1, 2]);
    ends[0]?.();
    await setImmediate();
    expect(began).toEqual([0, 1, 2, 3]);
  });

  test('are not kept for who went away while waiting', async () => {
    const turns = createTurns(1);
    const end = await turns.take(signal);
    const leaver = new AbortController();
    const left = turns.take(leaver.signal);
    const stayed = turns.take(signal);

    leaver.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    end();

    (await stayed)();
    await expect(turns.take(signal)).resolves.toBeTypeOf('function');
  });
});
