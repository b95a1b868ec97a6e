import type { WizardLook } from '#contract/onboarding.ts';
import { BoardPicture } from '#web/ui/board-picture.tsx';

declare const __WIZARD_BOARDS__: Readonly<Record<WizardLook, string>>;

const WIDTHS = [480];

/** An answer as a look, from edge to edge of its tile. Decoration: the word stands below. */
export function AnswerPicture({ name }: { name: WizardLook }) {
  return (
    <BoardPicture
      address={__WIZARD_BOARDS__[name]}
      widths={WIDTHS}
      sizes="(min-width: 40rem) 10.5rem, 50vw"
      className="ground h-auto w-full"
    />
  );
}
