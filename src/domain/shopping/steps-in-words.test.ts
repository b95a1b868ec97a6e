import { expect, it } from 'vitest';
import { withStepsInFigures } from './steps-in-words.ts';

it.each([
  ['could you trim about eighty off', 'could you 80 dollars less'],
  ['lower it by 40 please', '40 dollars less please'],
  ['lose fifty somewhere', '50 dollars less somewhere'],
  ['save me 80 overall', '80 dollars less overall'],
  ['two hundred less and no hat', '200 dollars less and no hat'],
  ['sechzig Euro günstiger, die Jacke bleibt', '60 Dollar weniger, die Jacke bleibt'],
  ['spar mir dreißig ein', '30 Dollar weniger'],
])('“%s” is so much less', (said, meant) => {
  expect(withStepsInFigures(said)).toBe(meant);
});

it.each([
  'take the belt off',
  'cut the price by 20 percent',
  'eighty less than the coat costs',
  'drop it by the office',
  'lose the 50 buttons',
  'bitte auf 230 runter',
])('“%s” names no step', (said) => {
  expect(withStepsInFigures(said)).toBe(said);
});
