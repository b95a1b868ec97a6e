import { X } from 'lucide-react';
import { WORDS } from './words.ts';

interface TagChipProps {
  word: string;
  onRemove: () => void;
}

/** A word in a list, with a button that takes it off. */
export function TagChip({ word, onRemove }: TagChipProps) {
  return (
    <li className="inline-flex min-h-11 max-w-full items-center rounded-edge border border-line-strong pl-4 text-sm font-medium">
      <span className="min-w-0 break-words">{word}</span>
      <button
        type="button"
        aria-label={WORDS.remove(word)}
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center text-ink-2 hover:text-ink"
      >
        <X aria-hidden size={16} strokeWidth={1.75} />
      </button>
    </li>
  );
}
