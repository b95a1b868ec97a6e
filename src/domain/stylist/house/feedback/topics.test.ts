import { expect, it } from 'vitest';
import { emptyProfile } from '../../testing/empty-profile.ts';
import { reviseProfile } from './revise-profile.ts';

function kept(feedback: string): string[] {
  const { patch } = reviseProfile({ profile: emptyProfile(), feedback });

  return [
    ...(patch.tastes ?? []).map(({ side, words }) => `${side} ${words.toLowerCase()}`),
    ...(patch.customColorPalette ?? []).map((name) => `favorite ${name}`),
    ...(patch.bodyTypeProfile?.avoidances ?? []),
  ];
}

it.each([
  ['bei Schmuck nur Gold, kein Silber', ['likes gold schmuck', 'avoids silber schmuck']],
  ['for jewelry gold, not silver', ['likes gold jewelry', 'avoids silver jewelry']],
  ['shoes only in black, never white', ['likes black shoes', 'avoids white shoes']],
  ['bei Taschen lieber Leder, kein Canvas', ['likes leder taschen', 'avoids canvas taschen']],
  ['for work I like suits, no jeans', ['likes suits', 'avoids jeans']],
  ['I love gold, no jeans', ['favorite Gold', 'avoids jeans']],
])('what is named first is what all of it is said of: %s', (feedback, tastes) => {
  expect(kept(feedback).sort()).toEqual([...tastes].sort());
});

it.each([
  ['keine Aufdrucke auf Shirts', ['avoids aufdrucke shirts']],
  ['no slogans on my tops', ['avoids slogans tops']],
  ['no stripes on shirts', ['avoids stripes shirts']],
  ['keine Löcher in den Jeans', ['avoids löcher jeans']],
  ['no sparkle buttons on my shirts', []],
  ['no stripes', ['avoids stripes']],
  ['no horizontal stripes', ['horizontal-stripes']],
])('what is on a piece does not strike the piece: %s', (feedback, tastes) => {
  expect(kept(feedback)).toEqual(tastes);
});
