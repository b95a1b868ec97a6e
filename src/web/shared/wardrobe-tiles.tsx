import { WARDROBES, type Wardrobe } from '#contract/onboarding.ts';
import { RadioTiles } from '#web/ui/choice-tiles.tsx';
import { WARDROBE_LABELS, WARDROBE_WORDS } from '#web/words/wardrobes.ts';
import { AnswerBoard } from './answer-board.tsx';

interface WardrobeTilesProps {
  value: Wardrobe | null;
  onChange: (wardrobe: Wardrobe) => void;
}

/** What somebody wears, as looks. */
export function WardrobeTiles(props: WardrobeTilesProps) {
  return (
    <RadioTiles
      {...props}
      legend={WARDROBE_WORDS.question}
      fillsTiles
      columns="grid-cols-[repeat(auto-fit,minmax(min(100%,6.5rem),1fr))]"
      options={WARDROBES.map((wardrobe) => ({
        value: wardrobe,
        label: WARDROBE_LABELS[wardrobe],
        picture: <AnswerBoard look={wardrobe} sizes="(min-width: 40rem) 14rem, 33vw" />,
      }))}
    />
  );
}
