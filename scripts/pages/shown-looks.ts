import type { Plugin } from 'vite';
import { type FirstLook, SHOWN_LOOKS, type ShownLook } from '#contract/first-looks.ts';
import type { Language } from '#contract/languages.ts';
import { shownLook, shownReason } from '#domain/stylist/first-looks.ts';
import { outfitIn } from '#domain/stylist/writing/write-outfit.ts';

/**
 * Writes the looks of the public pages into them, in words: the house styles them here, and draws them when they are asked for.
 * @param language of this build; where the house has no words of it, it is English
 */
export function showLooks(language: Language): Plugin {
  return {
    name: 'shown-looks',
    config: () => ({
      define: { __SHOWN_LOOKS__: JSON.stringify(SHOWN_LOOKS.map((name) => inWords(name, language))) },
    }),
  };
}

function inWords(name: ShownLook, language: Language): FirstLook & { name: ShownLook } {
  const look = outfitIn(language, shownLook(name));
  const { title, estimatedTotalCents, items } = look;
  return {
    name,
    title,
    language: look.language,
    reason: shownReason(name, look),
    totalCents: estimatedTotalCents,
    pieces: items.map(({ item, color }) => ({ item, color })),
  };
}
