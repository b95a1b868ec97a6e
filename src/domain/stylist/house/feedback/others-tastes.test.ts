import { expect, it } from 'vitest';
import { readFeedback } from './read-feedback.ts';

const tastesIn = (text: string) => {
  const { tastes, addsColours, dropsColours, addsAvoidances, notUnderstood } = readFeedback(text);

  return {
    said: [
      ...tastes.map(({ side, words }) => `${side} ${words}`),
      ...addsColours.map((name) => `likes ${name}`),
      ...dropsColours.map((name) => `avoids ${name}`),
      ...addsAvoidances.map((name) => `avoids ${name}`),
    ],
    back: notUnderstood,
  };
};

it.each([
  ['my husband loves stripes', ['stripes']],
  ['meine Tochter hasst Röcke', ['Röcke']],
  ['Röcke hasst meine Tochter', ['Röcke']],
  ['my mom hates that i wear black', ['black']],
  ['everyone at work hates my ties', ['ties']],
  ['my best friend adores florals, dots and ruffles', ['florals', 'dots', 'ruffles']],
])('what others like and hate is said back, and is nobody else’s: %s', (text, back) => {
  expect(tastesIn(text)).toEqual({ said: [], back });
});

it.each([
  ['my husband loves stripes and i love dots', 'likes dots'],
  ['i love stripes, my husband hates them', 'likes stripes'],
  ['my daughter loves ruffles but i hate them', 'avoids ruffles'],
  ['Mein Mann mag keine Absätze, ich schon', 'likes Absätze'],
  ['Röcke hasst meine Tochter, ich liebe sie', 'likes Röcke'],
  ['my partner can’t stand florals, me neither', 'avoids florals'],
  ['people tell me stripes are great but i look like a bee', 'avoids stripes'],
  ['meine Schwester schwört auf Cord, ich krieg davon Zustände', 'avoids corduroy'],
  ['my nephews wear hoodies, I wear blazers', 'likes blazers'],
  ['cannae get enough of corduroy', 'likes corduroy'],
  ['Hats? I gave up on them', 'avoids Hats'],
  ['corduroy only on someone else please', 'avoids corduroy'],
  ['Cord höchstens an anderen', 'avoids corduroy'],
  ['Karos sind genau mein Stil', 'likes Karos'],
])('what the person says beside it is the person’s: %s', (text, said) => {
  expect(tastesIn(text).said).toEqual([said]);
});
