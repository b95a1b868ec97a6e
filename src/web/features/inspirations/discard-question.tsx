import type { RefObject } from 'react';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';

interface DiscardQuestionProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  words: { title: string; description: string; confirm: string; cancel: string };
  onDiscard: () => void;
  /** Where the focus goes when nothing is thrown away. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** Written words are never thrown away without asking. */
export function DiscardQuestion({ open, onOpenChange, words, onDiscard, focusAfter }: DiscardQuestionProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={(isOpen) => {
        onOpenChange(isOpen);
        if (!isOpen) setTimeout(() => focusAfter.current?.focus());
      }}
      title={words.title}
      description={words.description}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      onConfirm={onDiscard}
    />
  );
}
