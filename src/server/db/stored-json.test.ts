import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { damagedRows, storedJson } from './stored-json.ts';

const shape = z.strictObject({
  title: z.string(),
  level: z.enum(['low', 'high']),
  items: z.array(z.object({ colour: z.enum(['Navy', 'Camel']) })),
  fits: z.strictObject({ top: z.nullable(z.enum(['slim'])) }),
});
const good = {
  title: 'Harbor',
  level: 'low' as const,
  items: [{ colour: 'Navy' as const }],
  fits: { top: null },
};
const blank = { level: 'low', items: [], fits: { top: null } };

let told: unknown[] = [];
const listen = (message: unknown) => told.push(message);
beforeEach(() => {
  told = [];
  damagedRows.subscribe(listen);
});
afterEach(() => {
  damagedRows.unsubscribe(listen);
});

function read(stored: unknown, upgrades = {}) {
  const place = { table: 'outfits', column: 'content', row: randomUUID() };
  const text = typeof stored === 'string' ? stored : JSON.stringify(stored);
  return storedJson({ shape, blank, ...upgrades }).read(text, place);
}

describe('what is read back', () => {
  it('is what was written, and nothing is told', () => {
    expect(read(storedJson({ shape }).write(good))).toEqual(good);
    expect(told).toEqual([]);
  });

  it('loses the element of a list that no longer fits, and is told', () => {
    const items = [{ colour: 'Puce' }, { colour: 'Camel' }, 3];
    expect(read({ ...good, items })).toEqual({ ...good, items: [{ colour: 'Camel' }] });
    expect(told).toMatchObject([
      { table: 'outfits', outcome: 'mended', paths: ['items.0.colour', 'items.2'] },
    ]);
  });

  it('takes the blank for a field that is missing or no longer fits, at any depth', () => {
    const { level: _level, ...without } = good;
    expect(read(without)).toEqual(good);
    expect(read({ ...good, fits: { top: 'baggy' }, level: 7 })).toEqual(good);
  });

  it('loses a field that the shape no longer has', () => {
    expect(read({ ...good, mood: 'merry', fits: { top: null, hat: 'slim' } })).toEqual(good);
  });

  it('is set aside without a part that nothing stands for, and its content is not told', () => {
    expect(read({ ...good, title: ['secret'] })).toBeNull();
    expect(JSON.stringify(told)).toContain('set aside');
    expect(JSON.stringify(told)).not.toContain('secret');
  });

  it.each(['', '{"title":', 'null', '[]', '7', '{"v":99}', '{"v":"1"}'])('is set aside: %s', (text) => {
    expect(read(text)).toBeNull();
    expect(told).toMatchObject([{ outcome: 'set aside' }]);
  });

  it('is told once, however often it is read', () => {
    const place = { table: 'outfits', column: 'content', row: randomUUID() };
    for (let time = 0; time < 3; time += 1) storedJson({ shape }).read('{', place);
    expect(told).toHaveLength(1);
  });
});

describe('an older version', () => {
  const upgrades = [
    ({ name, ...rest }: Record<string, unknown>) => ({ ...rest, title: name }),
    ({ level, ...rest }: Record<string, unknown>) => ({ ...rest, level: level === 1 ? 'low' : 'high' }),
  ];
  const { title, level: _level, ...rest } = good;

  it('is brought up from where it is', () => {
    expect(read({ ...rest, name: title, level: 1 }, { upgrades })).toEqual(good);
    expect(read({ ...rest, title, level: 1, v: 2 }, { upgrades })).toEqual(good);
    expect(read(storedJson({ shape, upgrades }).write(good), { upgrades })).toEqual(good);
    expect(told).toEqual([]);
  });

  it('is set aside when its upgrade cannot read it', () => {
    const failing = [() => JSON.parse('{')];
    expect(read(good, { upgrades: failing })).toBeNull();
  });
});
