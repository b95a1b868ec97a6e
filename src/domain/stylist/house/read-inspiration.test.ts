import { describe, expect, test } from 'vitest';
import type { StylistInspiration } from '../stylist.ts';
import { featuresOf } from '../testing/features-of.ts';
import { quotedTitle, readInspiration, saysSomething } from './read-inspiration.ts';

function inspiration(about: Partial<StylistInspiration> = {}): StylistInspiration {
  return { title: 'Gallery opening', category: 'outfit', tags: [], features: null, ...about };
}

describe('reading an inspiration', () => {
  test('finds the colors of the picture, the larger the stronger, and leaves specks out', () => {
    const { colours } = readInspiration(
      inspiration({ features: featuresOf({ Rust: 0.6, Cream: 0.3, Teal: 0.05 }) }),
    );

    expect([...colours.keys()]).toEqual(['Rust', 'Cream']);
    expect(colours.get('Rust')).toBe(1);
    expect(colours.get('Cream')).toBeCloseTo(0.65, 5);
  });

  test('finds colors, cloths, patterns and styles in title and tags', () => {
    const read = readInspiration(inspiration({ title: 'Terracotta', tags: ['linen', 'tartan', 'boho'] }));

    expect([...read.colours.keys()]).toEqual(['Terracotta']);
    expect([...read.fabrics]).toEqual(['linen']);
    expect([...read.patterns]).toEqual(['check']);
    expect([...read.styles]).toEqual(['Bohemian']);
  });

  test('takes a pattern from clothes and cloth, not from a mood of colors', () => {
    const features = featuresOf({ Navy: 1 }, { pattern: 'stripe' });

    expect([...readInspiration(inspiration({ features })).patterns]).toEqual(['stripe', 'pinstripe']);
    expect([...readInspiration(inspiration({ features, category: 'texture' })).patterns]).toHaveLength(2);
    expect([...readInspiration(inspiration({ features, category: 'color_inspo' })).patterns]).toEqual([]);
  });

  test('leaves out what its words refuse', () => {
    expect(saysSomething(readInspiration(inspiration({ title: 'No black, no leather' })))).toBe(false);
  });

  test.each([
    'The wall behind the bakery',
    'asdf qwer',
    '',
    '🌿',
    'wear a tuxedo with boots for $9 at a funeral',
  ])('hears nothing in %j', (title) => {
    expect(saysSomething(readInspiration(inspiration({ title })))).toBe(false);
  });

  test('a title is quoted as one short line without markup or addresses', () => {
    expect(quotedTitle('Gallery opening')).toBe('“Gallery opening”');
    expect(quotedTitle('a\n<img src=x onerror=alert(1)> https://evil.example b')).toBe('“a b”');
    expect(quotedTitle('<script></script>')).toBe('one of your inspirations');
    expect(quotedTitle('word '.repeat(40)).length).toBeLessThan(64);
  });
});
