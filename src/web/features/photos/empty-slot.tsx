import { Plus } from 'lucide-react';
import { PHOTOS_COPY } from './copy.ts';

interface EmptySlotProps {
  disabled: boolean;
  inputId: string;
}

/** The place of the next photo, framed with a basting line. */
export function EmptySlot({ disabled, inputId }: EmptySlotProps) {
  return (
    // In two columns it does not stand alone at the end: the button above is the same.
    <li className="max-xs:last:odd:hidden">
      <button
        type="button"
        disabled={disabled}
        onClick={() => document.getElementById(inputId)?.click()}
        className="basting grid aspect-3/4 w-full place-content-center justify-items-center gap-1.5 bg-tissue px-3 text-xs leading-tight font-medium transition-colors duration-[120ms] not-disabled:hover:bg-tissue-2 disabled:text-ink-2 sm:text-sm"
      >
        <Plus aria-hidden size={20} strokeWidth={1.75} />
        {PHOTOS_COPY.add.slot}
      </button>
    </li>
  );
}
