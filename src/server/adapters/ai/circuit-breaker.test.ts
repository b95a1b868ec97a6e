import { describe, expect, test } from 'vitest';
import { createBreaker } from './circuit-breaker.ts';

describe('the breaker', () => {
  let seconds = 0;
  const breaker = () => {
    seconds = 0;
    return createBreaker({ now: () => new Date(seconds * 1_000) });
  };

  test('opens after five failures in a row, says for how long, and lets one through then', () => {
    const closed = breaker();
    fail(closed, 5);

    expect(() => closed.enter()).toThrow(
      expect.objectContaining({ failure: 'unavailable', retryAfterSeconds: 30 }),
    );
    seconds = 30;
    closed.enter();
    expect(() => closed.enter()).toThrow();
    closed.answered();
    closed.enter();
    closed.enter();
  });

  test('stays closed while there are answers in between', () => {
    const closed = breaker();
    for (let round = 0; round < 5; round += 1) {
      fail(closed, 4);
      closed.enter();
      closed.answered();
    }
    closed.enter();
  });

  test('stays open when the one that was let through fails too, and as long as the provider asks for', () => {
    const closed = breaker();
    fail(closed, 5);
    seconds = 30;
    closed.enter();
    closed.failed(120);

    seconds = 149;
    expect(() => closed.enter()).toThrow(expect.objectContaining({ retryAfterSeconds: 1 }));
    seconds = 150;
    closed.enter();
  });

  test('learns nothing from who went away', () => {
    const closed = breaker();
    fail(closed, 5);
    seconds = 30;
    closed.enter();
    closed.left();

    closed.enter();
  });

  function fail(closed: ReturnType<typeof createBreaker>, times: number) {
    for (let time = 0; time < times; time += 1) {
      closed.enter();
      closed.failed();
    }
  }
});
