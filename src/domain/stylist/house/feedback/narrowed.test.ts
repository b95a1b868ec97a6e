import { expect, it } from 'vitest';
import { emptyProfile } from '../../testing/empty-profile.ts';
import { reviseProfile } from './revise-profile.ts';

function answered(feedback: string) {
  const { patch, notUnderstood } = reviseProfile({ profile: emptyProfile(), feedback });

  return { kept: (patch.tastes ?? []).map(({ side, words }) => `${side} ${words}`), notUnderstood };
}

it.each([
  ['no scratchy jumpers', 'scratchy jumpers'],
  ['no uncomfortable shoes please', 'uncomfortable shoes'],
  ['no flashy necklaces', 'flashy necklaces'],
  ['keine unbequemen Schuhe', 'unbequemen Schuhe'],
  ['Breite Gürtel kann ich nicht leiden', 'Breite Gürtel'],
  ['keine auffälligen Ketten', 'auffälligen Ketten'],
  ['elegante Schuhe mag ich nicht', 'elegante Schuhe'],
])(
  'what is avoided by a word that nothing can be kept by is told back, and all of its kind is not avoided: %s',
  (feedback, told) => {
    expect(answered(feedback)).toEqual({ kept: [], notUnderstood: [told] });
  },
);

it.each([
  ['Bitte keine engen Hosen mehr', 'avoids engen Hosen'],
  ['no tight trousers please', 'avoids tight trousers'],
  ['große Ohrringe stören mich', 'avoids große Ohrringe'],
  ['big earrings bother me', 'avoids big earrings'],
  ['I never could abide leopard print', 'avoids leopard print'],
  ['no such shoes please', 'avoids shoes'],
  ['nie wieder Krawatten', 'avoids Krawatten'],
  ['I don’t like thick belts', 'avoids thick belts'],
  ['Dicke Pullis mag ich nicht', 'avoids Dicke Pullis'],
  ['tights never again', 'avoids tights'],
])('and what has a word for it is kept: %s', (feedback, kept) => {
  expect(answered(feedback)).toEqual({ kept: [kept], notUnderstood: [] });
});
