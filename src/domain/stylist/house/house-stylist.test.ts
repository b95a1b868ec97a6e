import { describe, expect, it } from 'vitest';
import type { TaskOptions } from '../stylist.ts';
import { emptyProfile } from '../testing/empty-profile.ts';
import { createHouseStylist } from './house-stylist.ts';

const options: TaskOptions = {
  signal: { aborted: false, throwIfAborted: () => {} },
  log: { info: () => {}, warn: () => {} },
};

const brief = {
  prompt: 'office',
  priceRange: '100-200',
  profile: emptyProfile(),
  onboarding: null,
  inspirations: [],
  recent: [],
  seed: 1,
} as const;

describe('the house stylist', () => {
  it('says what it is', () => {
    expect(createHouseStylist().info).toMatchObject({
      ...{ engine: 'house', model: null },
      disclosure: 'Styled on this server from colors, patterns and your answers',
    });
  });

  it('answers a task as a promise', async () => {
    const draft = await createHouseStylist().proposeOutfit(
      { ...brief, inspirations: [], recent: [] },
      options,
    );

    expect(draft.items.length).toBeGreaterThanOrEqual(3);
  });

  it('rejects with the reason of a signal that is aborted', async () => {
    const reason = new Error('The request was closed');
    const signal = {
      aborted: true,
      throwIfAborted: () => {
        throw reason;
      },
    };
    const answer = createHouseStylist().proposeOutfit(
      { ...brief, inspirations: [], recent: [] },
      { ...options, signal },
    );

    await expect(answer).rejects.toBe(reason);
  });

  it('rejects with our own error when no photo can be read', async () => {
    const answer = createHouseStylist().analysePhotos(
      { photos: [], profile: null, quiz: null, onboarding: null, inspirations: [] },
      options,
    );

    await expect(answer).rejects.toMatchObject({ code: 'no_photos' });
  });
});
