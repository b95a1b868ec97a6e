import { useState } from 'react';
import { MAX_TASTES, type Profile, TASTE_SIDES, type Taste } from '#contract/style-profile.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { SegmentedFilter } from '#web/ui/segmented-filter.tsx';
import { STYLE_PROFILE_COPY } from './copy.ts';
import { useAddTastes } from './profile-changes.queries.ts';

const COPY = STYLE_PROFILE_COPY.sidesDialog;
const SIDES = TASTE_SIDES.map((side) => ({ value: side, label: COPY[side] }));

interface SidesDialogProps {
  profile: Profile;
  /** What a feedback named without saying whether it is liked, in the person's words. */
  undecided: readonly string[];
  /** Words of it that were not understood. */
  notUnderstood: readonly string[];
  onClose: () => void;
}

/** Asks which of the things that a feedback only named are liked and which are avoided; what is left open is forgotten. */
export function SidesDialog({ profile, undecided, notUnderstood, onClose }: SidesDialogProps) {
  const [sides, setSides] = useState<Readonly<Record<string, Taste['side']>>>({});
  const add = useAddTastes();
  const answered = undecided.flatMap((words): Taste[] => {
    const side = sides[words];
    return side === undefined ? [] : [{ words, side }];
  });

  // What was said of the same thing before gives way, and the oldest where there are too many.
  const tastes = [...profile.tastes.filter(({ words }) => sides[words] === undefined), ...answered].slice(
    -MAX_TASTES,
  );

  return (
    <Dialog
      onClose={onClose}
      isSuccessor
      width="narrow"
      title={COPY.title}
      description={COPY.description}
      footer={
        <>
          {answered.length === 0 && <p className="basis-full text-sm text-ink-2">{COPY.nothingSaid}</p>}
          <Button look="quiet" onClick={onClose}>
            {COPY.skip}
          </Button>
          <Button
            pending={add.isPending}
            disabled={answered.length === 0}
            onClick={() => add.mutate(tastes, { onSuccess: onClose })}
          >
            {add.isPending ? COPY.saving : COPY.save}
          </Button>
        </>
      }
    >
      <div className="divide-y divide-line">
        {undecided.map((words) => (
          // The words are what is asked about: large, and the two answers at their right.
          <div key={words} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <p aria-hidden className="title text-2xl first-letter:uppercase">
              {words}
            </p>
            <SegmentedFilter
              label={words}
              wraps
              options={SIDES}
              value={sides[words] ?? null}
              onChange={(side) => setSides({ ...sides, [words]: side })}
            />
          </div>
        ))}
      </div>
      {notUnderstood.length > 0 && (
        <p className="mt-5 text-sm text-ink-2">
          {STYLE_PROFILE_COPY.toasts.feedback.notUnderstood(notUnderstood.join(', '))}
        </p>
      )}
      <InlineError>{add.failure}</InlineError>
    </Dialog>
  );
}
