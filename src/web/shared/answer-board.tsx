import type { WizardLook } from '#contract/onboarding.ts';
import type { QuizLook } from '#contract/quiz.ts';
import { BoardPicture } from './board-picture.tsx';

declare const __ANSWER_BOARDS__: Readonly<Record<AnswerLook, string>>;

export type AnswerLook = QuizLook | WizardLook;

const WIDTHS = [360, 640];

interface AnswerBoardProps {
  look: AnswerLook;
  /** How wide it is drawn, as in an image's `sizes`. */
  sizes: string;
  /** Seen at once: asked for while the page is read. */
  isInView?: boolean;
  className?: string;
}

/** An answer as a look, from edge to edge of its tile. Decoration: the word stands beside it. */
export function AnswerBoard({
  look,
  sizes,
  isInView = false,
  className = 'ground h-auto w-full',
}: AnswerBoardProps) {
  return (
    <BoardPicture
      name={look}
      hash={__ANSWER_BOARDS__[look]}
      widths={WIDTHS}
      sizes={sizes}
      isInView={isInView}
      className={className}
    />
  );
}
