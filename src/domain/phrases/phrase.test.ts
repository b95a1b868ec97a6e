import { expect, test } from 'vitest';
import {
  anyOf,
  beforeAnyOf,
  beforeNoneOf,
  behindAnyOf,
  behindNoneOf,
  eitherOf,
  inTurn,
  phrase,
} from './phrase.ts';

test('a phrase is what its parts are behind each other, as one expression', () => {
  const cold = phrase(
    [/\b/, anyOf('leaves? me cold', inTurn('bores ', anyOf('me|us', /\w+ to death/))), '$'],
    'i',
  );

  expect(cold).toEqual(/\b(?:leaves? me cold|bores (?:me|us|\w+ to death))$/i);
});

test('whole expressions may be the alternatives', () => {
  expect(phrase([eitherOf(/^either$/, '^or$')])).toEqual(/^either$|^or$/);
});

test('what stands beside it is looked at and not taken', () => {
  expect(phrase([behindAnyOf('a ', 'the '), 'bow', beforeAnyOf(' tie')])).toEqual(/(?<=a |the )bow(?= tie)/);
  expect(phrase([behindNoneOf('rain', 'cross'), 'bow', beforeNoneOf(' window')])).toEqual(
    /(?<!rain|cross)bow(?! window)/,
  );
});
