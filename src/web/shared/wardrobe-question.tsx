import { useState } from 'react';
import { WARDROBES, type Wardrobe } from '#contract/onboarding.ts';
import { SegmentedFilter } from '#web/ui/segmented-filter.tsx';
import { WARDROBE_LABELS, WARDROBE_WORDS } from '#web/words/wardrobes.ts';
import { useWardrobe } from './use-wardrobe.ts';
import { WardrobeTiles } from './wardrobe-tiles.tsx';

const OPTIONS = WARDROBES.map((value) => ({ value, label: WARDROBE_LABELS[value] }));

/**
 * "What do you wear?", answered with one press and kept at once.
 * @param always also where it has been answered, as looks; else in words
 */
export function WardrobeQuestion({ always = false }: { always?: boolean }) {
  const { wardrobe, save } = useWardrobe();
  // What was answered here stays in sight: a question that vanishes under the finger looks like a mistake.
  const [isAnsweredHere, setIsAnsweredHere] = useState(false);
  if (wardrobe === undefined || !(always || wardrobe === null || isAnsweredHere)) return null;

  function answer(chosen: Wardrobe) {
    setIsAnsweredHere(true);
    save(chosen);
  }

  if (always) return <WardrobeTiles value={wardrobe} onChange={answer} />;
  return (
    <SegmentedFilter
      label={WARDROBE_WORDS.question}
      hint={WARDROBE_WORDS.hint}
      isField
      wraps
      options={OPTIONS}
      value={wardrobe}
      onChange={answer}
    />
  );
}
