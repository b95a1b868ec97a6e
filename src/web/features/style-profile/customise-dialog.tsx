import { useState } from 'react';
import {
  MAX_CUSTOMISED_CATEGORIES,
  METRIC_NAMES,
  type Metrics,
  STYLE_GROUPS,
  STYLE_NAMES,
} from '#contract/style-profile.ts';
import type { AnswerLook } from '#web/shared/answer-board.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { TapeSlider } from '#web/ui/tape-slider.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { styleWord } from '#web/words/styles.ts';
import { CategoryPicker } from './category-picker.tsx';
import { STYLE_PROFILE_COPY } from './copy.ts';

const COPY = STYLE_PROFILE_COPY.customiseDialog;
/** One for each group, in their order. */
const LOOKS: readonly AnswerLook[] = ['business', 'casual', 'own-rules', 'edgy', 'womenswear', 'bohemian'];
const GROUPS = STYLE_GROUPS.map(({ label, styles }, place) => ({
  label: styleWord(label),
  options: styles,
  look: LOOKS[place] ?? 'plain',
}));
const SCORE_STEP = 1;

export interface ProfileChoices {
  categories: string[];
  metrics: Metrics;
}

interface CustomiseDialogProps {
  choices: {
    value: ProfileChoices;
    change: (choices: ProfileChoices) => void;
    isChanged: boolean;
    giveUp: () => void;
  };
  onSave: () => void;
  onClose: () => void;
  isSaving: boolean;
  failure: string | undefined;
}

/** Up to five styles of six groups, and the three scores. */
export function CustomiseDialog({ choices, onSave, onClose, isSaving, failure }: CustomiseDialogProps) {
  const { categories, metrics } = choices.value;
  /** Tags that were typed in may be more than fit here. */
  const extra = categories.length - MAX_CUSTOMISED_CATEGORIES;
  const [refusal, setRefusal] = useState<string>();
  /** Tags that were typed in belong to the profile too; they stay on offer once taken off. */
  const [ownTags] = useState(() => categories.filter((tag) => !isListed(tag)));
  const groups = ownTags.length > 0 ? [...GROUPS, { label: COPY.ownTags, options: ownTags }] : GROUPS;

  function change(about: Partial<ProfileChoices>) {
    setRefusal(undefined);
    choices.change({ ...choices.value, ...about });
  }

  function save() {
    if (categories.length === 0) {
      setRefusal(COPY.noneChosen.description);
      showToast({ ...COPY.noneChosen, variant: 'destructive' });
    } else if (extra > 0) {
      setRefusal(COPY.tooMany(extra));
    } else {
      onSave();
    }
  }

  return (
    <Dialog
      onClose={onClose}
      title={COPY.title}
      description={COPY.description}
      width="wide"
      startsAtTitle
      footerNote={<InlineError>{refusal ?? failure}</InlineError>}
      footer={
        <>
          {choices.isChanged && (
            <Button look="quiet" onClick={choices.giveUp}>
              {COPY.reset}
            </Button>
          )}
          <Button pending={isSaving} onClick={save}>
            {isSaving ? COPY.saving : COPY.save}
          </Button>
        </>
      }
    >
      <div className="space-y-10">
        <CategoryPicker
          legend={COPY.categories}
          groups={groups}
          chosen={categories}
          wordOf={styleWord}
          max={MAX_CUSTOMISED_CATEGORIES}
          fullNote={extra > 0 ? COPY.tooMany(extra) : COPY.full}
          onChange={(chosen) => change({ categories: chosen })}
        />
        <section>
          <h3 className="mb-4 text-lg font-semibold">{COPY.scores}</h3>
          <div className="grid gap-x-8 gap-y-6 md:grid-cols-3">
            {METRIC_NAMES.map((name) => (
              <TapeSlider
                key={name}
                {...COPY[name]}
                step={SCORE_STEP}
                value={metrics[name]}
                onChange={(score) => change({ metrics: { ...metrics, [name]: score } })}
              />
            ))}
          </div>
        </section>
      </div>
    </Dialog>
  );
}

function isListed(tag: string): boolean {
  return STYLE_NAMES.some((name) => name === tag);
}
