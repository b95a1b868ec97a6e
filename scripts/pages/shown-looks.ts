import type { Plugin } from 'vite';
import { type FirstLook, SHOWN_LOOKS, type ShownLook } from '#contract/first-looks.ts';
import { shownLook, tellingReason } from '#domain/stylist/first-looks.ts';

/** Writes the looks of the public pages into them, in words: the house styles them here, and draws them when they are asked for. */
export function showLooks(): Plugin {
  return {
    name: 'shown-looks',
    config: () => ({ define: { __SHOWN_LOOKS__: JSON.stringify(SHOWN_LOOKS.map(inWords)) } }),
  };
}

function inWords(name: ShownLook): FirstLook & { name: ShownLook } {
  const look = shownLook(name);
  const { title, estimatedTotalCents, items } = look;
  return {
    name,
    title,
    reason: tellingReason(look),
    totalCents: estimatedTotalCents,
    pieces: items.map(({ item, color }) => ({ item, color })),
  };
}
