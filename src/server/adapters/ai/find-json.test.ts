import { expect, test } from 'vitest';
import { findJson } from './find-json.ts';

test.each([
  ['alone', '{"a":1}'],
  ['in prose and a fence', 'Here you are:\n```json\n{"a":1}\n```\nEnjoy!'],
  ['behind thoughts with braces', '<think>Perhaps {"a":2} or {shirt}…</think>\n{"a":1}'],
  ['behind thoughts whose beginning the provider took', 'maybe {x} then\n</think>{"a":1}'],
  ['behind thoughts in prose, with braces', 'I take {navy} and "{white}". So: {"a":1}'],
  ['after a draft of it', '{"a":0}\nBetter:\n{"a":1}'],
])('the object is found %s', (_where, reply) => {
  expect(findJson(reply)).toEqual({ a: 1 });
});

test('braces and marks in strings are of the string', () => {
  const object = { title: 'A {curly} "day" </b> }' };
  expect(findJson(`Well {so}. ${JSON.stringify(object)}`)).toEqual(object);
});

test.each(['', 'no object', '{"a":', '<think>{"a":1}</think>', '} {', '[{"a":1},{"a":1}]'])(
  '"%s" has none',
  (reply) => {
    expect(findJson(reply)).toBeUndefined();
  },
);
