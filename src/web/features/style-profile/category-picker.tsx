import { useId } from 'react';
import { AnswerBoard, type AnswerLook } from '#web/shared/answer-board.tsx';
import { ChipToggle } from '#web/ui/chip-toggle.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { WORDS } from '#web/ui/words.ts';

interface CategoryPickerProps {
  legend: string;
  groups: readonly { label: string; options: readonly string[]; look?: AnswerLook }[];
  chosen: readonly string[];
  /** How an option is called, where that is not its value. */
  wordOf?: (option: string) => string;
  /** Choosing more than this is ignored. */
  max: number;
  /** Stands beside the count once `max` is reached: why the next press does nothing. */
  fullNote: string;
  onChange: (chosen: string[]) => void;
}

/** Words by group, up to `max` of them, in the order in which they were chosen. */
export function CategoryPicker(props: CategoryPickerProps) {
  const { legend, groups, chosen, max, fullNote, onChange, wordOf = (option) => option } = props;
  const id = useId();

  function toggle(word: string, isOn: boolean) {
    if (!isOn) onChange(chosen.filter((other) => other !== word));
    else if (chosen.length < max) onChange([...chosen, word]);
  }

  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={id} className="text-lg font-semibold">
          {legend}
        </h3>
        <p aria-live="polite" className="tabular text-sm text-ink-2">
          {WORDS.countOf(chosen.length, max)}
        </p>
      </div>
      <p role="status" className="mb-3 min-h-6 text-sm text-ink-2">
        {chosen.length >= max && fullNote}
      </p>
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        {groups.map((group) => (
          <fieldset
            key={group.label}
            className={classNames('min-w-0', group.look && 'relative min-h-28 pl-24 sm:min-h-40 sm:pl-36')}
          >
            {group.look && (
              <AnswerBoard
                look={group.look}
                sizes="8rem"
                isInView
                className="ground absolute top-0 left-0 h-auto w-20 sm:w-32"
              />
            )}
            <legend className="title float-left mb-2.5 w-full text-xl">{group.label}</legend>
            <div className="clear-both flex flex-wrap gap-2">
              {group.options.map((option) => (
                <ChipToggle
                  key={option}
                  pressed={chosen.includes(option)}
                  onToggle={(isOn) => toggle(option, isOn)}
                >
                  {wordOf(option)}
                </ChipToggle>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </section>
  );
}
