import { useState } from 'react';
import { useWardrobe } from '#web/lib/use-wardrobe.ts';
import { WARDROBE_WORDS } from '#web/words/wardrobes.ts';
import { WardrobeTiles } from './wardrobe-tiles.tsx';

/**
 * "What do you wear?", answered with one press and kept at once.
 * @param always also where it has been answered
 */
export function WardrobeQuestion({ always = false }: { always?: boolean }) {
  const { wardrobe, save } = useWardrobe();
  // What was answered here stays in sight: a question that vanishes under the finger looks like a mistake.
  const [isAnsweredHere, setIsAnsweredHere] = useState(false);
  if (wardrobe === undefined || !(always || wardrobe === null || isAnsweredHere)) return null;

  return (
    <WardrobeTiles
      {...(always ? {} : { hint: WARDROBE_WORDS.hint, isSmall: true })}
      value={wardrobe}
      onChange={(chosen) => {
        setIsAnsweredHere(true);
        save(chosen);
      }}
    />
  );
}
