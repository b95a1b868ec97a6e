import { describe, expect, test } from 'vitest';
import { aGeneration } from '#web/testing/a-generation.ts';
import { anOutfit } from '#web/testing/an-outfit.ts';
import { type LocalOrder, latestGeneration, type Order } from './generation.ts';

const READ_AT = 1_000_000;

const ORDER: Order = {
  ...{ id: 'order-of-this-page', prompt: 'office', priceRange: '100-200', ways: 1 },
  ...{ startFrom: null, startedAt: 5 },
};

function local(about: Partial<LocalOrder> = {}): LocalOrder {
  return { order: ORDER, status: 'pending', outfits: [], error: null, ...about };
}

describe('what is shown of the latest generation', () => {
  test('is nothing when nothing was ordered', () => {
    expect(latestGeneration(null, [], READ_AT)).toBeNull();
  });

  test('is the request of this page until its record is known, then the stage of the record', () => {
    expect(latestGeneration(local(), [], READ_AT)).toMatchObject({
      stage: 'reading',
      order: { startedAt: 5 },
    });
    const record = aGeneration({ id: 'order-of-this-page', stage: 'drawing' });
    expect(latestGeneration(local(), [record], READ_AT)).toMatchObject({
      stage: 'drawing',
      order: { startedAt: 5 },
    });
  });

  test('is found again after a reload, with the time that has really passed', () => {
    const records = [aGeneration({ stage: 'choosing', elapsedMs: 2_000 })];
    expect(latestGeneration(null, records, READ_AT)).toMatchObject({
      stage: 'choosing',
      order: { startedAt: READ_AT - 2_000 },
    });
  });

  test('is work under way before looks on offer, and those before what has ended', () => {
    const records = [
      aGeneration({ id: 'failed-one', stage: 'failed' }),
      aGeneration({ id: 'offered-one', stage: 'offered' }),
      aGeneration({ id: 'running-one', stage: 'drawing' }),
    ];
    const shown = (from: typeof records) =>
      latestGeneration(local({ status: 'answered' }), from, READ_AT)?.order.id;
    expect(shown(records)).toBe('running-one');
    expect(shown(records.slice(0, 2))).toBe('offered-one');
    expect(shown(records.slice(0, 1))).toBe('order-of-this-page');
    expect(latestGeneration(null, records.slice(0, 1), READ_AT)?.order.id).toBe('failed-one');
  });

  test('is the truth of the record when the answer was lost', () => {
    const lost = local({ status: 'failed', error: new Error('Network error') });
    const record = aGeneration({ id: 'order-of-this-page', stage: 'drawing' });
    expect(latestGeneration(lost, [record], READ_AT)).toMatchObject({ stage: 'drawing' });
    const done = aGeneration({ id: 'order-of-this-page', stage: 'done', outfits: [anOutfit()] });
    expect(latestGeneration(lost, [done], READ_AT)).toMatchObject({ stage: 'done', outfits: [anOutfit()] });
    expect(latestGeneration(lost, [], READ_AT)).toMatchObject({ stage: 'failed', failure: lost.error });
  });

  test('says why a generation failed before the reload', () => {
    const failure = { code: 'provider_failed', message: 'The stylist stumbled.' } as const;
    const records = [aGeneration({ stage: 'failed', failure })];
    expect(latestGeneration(null, records, READ_AT)?.failure).toBe('The stylist stumbled.');
  });
});
