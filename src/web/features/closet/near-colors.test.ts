import { expect, test } from 'vitest';
import { nearColors } from './near-colors.ts';

const names = (color: Parameters<typeof nearColors>[0]) => nearColors(color).map(({ name }) => name);

test('what is near to a measured color comes first, by its name before all', () => {
  expect(names({ name: 'Denim', hex: '#3b5672' })[0]).toBe('Denim');
  expect(names({ name: 'Denim', hex: '#3b5672' })).toHaveLength(5);
  expect(names({ name: 'Denim', hex: '#3b5672' })).toContain('Navy');
  expect(names({ name: 'Cream', hex: '#f0e4c8' })).toContain('Ivory');
  expect(names({ name: 'Cream', hex: '#f0e4c8' })).not.toContain('Black');
});

test('of a color that nobody knows, what is usual', () => {
  expect(names(undefined)).toEqual(['Black', 'Gray', 'White', 'Beige', 'Navy']);
});
