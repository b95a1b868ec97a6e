import type { Ref } from 'react';
import { StitchProgress } from './stitch-progress.tsx';

interface StepHeaderProps {
  /** From 1. */
  step: number;
  total: number;
  /** E.g. "Step 2 of 4". */
  counter: string;
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
}

/** Where one is in a row of steps. The title takes the focus when the step changes. */
export function StepHeader({ step, total, counter, title, titleRef }: StepHeaderProps) {
  return (
    <header>
      <StitchProgress label={counter} done={step} total={total} valueText={counter} className="sm:max-w-56" />
      <p className="mt-3 text-sm text-ink-2">{counter}</p>
      <h1 ref={titleRef} tabIndex={-1} className="title mt-4 text-3xl">
        {title}
      </h1>
    </header>
  );
}
