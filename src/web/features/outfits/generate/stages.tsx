import { JOB_STAGES, type JobStage } from '#contract/jobs.ts';
import { classNames } from '#web/ui/class-names.ts';
import { PaletteStrip } from '#web/ui/palette-strip.tsx';
import { Tick } from '#web/ui/tick.tsx';
import { colourWord } from '#web/words/colours.ts';
import { coloursInWords } from '#web/words/colours-in-words.ts';
import { styleWord } from '#web/words/styles.ts';
import { OUTFITS_COPY } from '../copy.ts';
import { useOwnStyle } from './use-own-style.ts';

const COPY = OUTFITS_COPY.waiting;

/** Where the work is, as the server says it: a stage is named when it is really reached. */
export function Stages({ stage }: { stage: JobStage }) {
  const reached = JOB_STAGES.indexOf(stage);

  return (
    <>
      <ol className="mt-6 space-y-2.5">
        {JOB_STAGES.map((name, index) => (
          <li
            key={name}
            aria-current={index === reached ? 'step' : undefined}
            className={classNames('flex items-start gap-3', index !== reached && 'text-ink-2')}
          >
            <StageMark isDone={index < reached} isCurrent={index === reached} />
            <span className={classNames(index === reached && 'font-medium')}>{COPY.stages[name]}</span>
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {COPY.stages[stage]}
      </p>
    </>
  );
}

/** What the look is made with: the person's colors and styles, where there is room for them. */
export function OwnStyle() {
  const { colours, styles } = useOwnStyle();

  return (
    <div className="mt-8 space-y-3 border-t border-line pt-5 text-sm empty:hidden max-md:hidden">
      {colours.length > 0 && (
        <>
          <p className="text-ink-2">{COPY.yourColours}</p>
          <PaletteStrip label={COPY.yourColours} colours={coloursInWords(colours)} className="*:*:h-16!" />
          <p aria-hidden className="font-medium">
            {colours.map(({ name }) => colourWord(name)).join(', ')}
          </p>
        </>
      )}
      {styles.length > 0 && (
        <p className="pt-2">
          <span className="block text-ink-2">{COPY.yourStyle}</span>
          <span className="font-medium">{styles.map(styleWord).join(', ')}</span>
        </p>
      )}
    </div>
  );
}

function StageMark({ isDone, isCurrent }: { isDone: boolean; isCurrent: boolean }) {
  if (isDone) {
    return (
      <span className="mt-1">
        <span className="visually-hidden">{COPY.doneStage}</span>
        <Tick />
      </span>
    );
  }
  return (
    <span
      aria-hidden
      className={classNames(
        'mx-0.5 mt-1.5 size-3 shrink-0 rounded-full border-2',
        isCurrent ? 'border-loden bg-loden' : 'border-line-strong',
      )}
    />
  );
}
