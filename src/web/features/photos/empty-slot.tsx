import { Plus } from 'lucide-react';
import { PHOTOS_COPY } from './copy.ts';

interface EmptySlotProps {
  disabled: boolean;
  inputId: string;
}

/** The place of the next photo, framed with a basting line. */
export function EmptySlot({ disabled, inputId }: EmptySlotProps) {
  return (
    // Alone in a row of two it takes all of it, and is low.
    <li className="group max-xs:last:odd:col-span-full">
      <button
        type="button"
        disabled={disabled}
        onClick={() => document.getElementById(inputId)?.click()}
        className="basting grid aspect-3/4 w-full place-content-center justify-items-center gap-1.5 bg-tissue px-3 text-xs leading-tight font-medium transition-colors duration-[120ms] not-disabled:hover:bg-tissue-2 disabled:text-ink-2 max-xs:group-last:group-odd:h-28 sm:text-sm"
      >
        <Plus aria-hidden size={20} strokeWidth={1.75} />
        {PHOTOS_COPY.add.slot}
      </button>
    </li>
  );
}
