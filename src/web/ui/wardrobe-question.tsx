import { useState } from 'react';
import { WARDROBES } from '#contract/onboarding.ts';
import { useWardrobe } from '#web/lib/use-wardrobe.ts';
import { WARDROBE_LABELS, WARDROBE_WORDS } from '#web/words/wardrobes.ts';
import { RadioTiles } from './choice-tiles.tsx';

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
    <RadioTiles
      legend={WARDROBE_WORDS.question}
      {...(always ? {} : { hint: WARDROBE_WORDS.hint })}
      columns={{ phone: 1, wide: 3 }}
      options={WARDROBES.map((value) => ({ value, label: WARDROBE_LABELS[value] }))}
      value={wardrobe}
      onChange={(chosen) => {
        setIsAnsweredHere(true);
        save(chosen);
      }}
    />
  );
}
