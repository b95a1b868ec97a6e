import { Plus } from 'lucide-react';
import { PHOTOS_COPY } from './copy.ts';

interface EmptySlotProps {
  /** The first empty slot is the button for all of them; the others can be pressed but stay out of the Tab order. */
  isFirst: boolean;
  disabled: boolean;
  inputId: string;
}

/** A place for a photo, framed with a basting line. */
export function EmptySlot({ isFirst, disabled, inputId }: EmptySlotProps) {
  return (
    // In two columns none stands alone at the end.
    <li aria-hidden={!isFirst || undefined} className="max-xs:last:odd:hidden">
      <button
        type="button"
        disabled={disabled}
        tabIndex={isFirst ? 0 : -1}
        onClick={() => document.getElementById(inputId)?.click()}
        className="basting grid aspect-3/4 w-full place-content-center justify-items-center gap-1.5 bg-tissue px-3 text-xs leading-tight font-medium transition-colors duration-[120ms] not-disabled:hover:bg-tissue-2 disabled:text-ink-2 sm:text-sm"
      >
        {/* Said once: the others are places. */}
        {isFirst && (
          <>
            <Plus aria-hidden size={20} strokeWidth={1.75} />
            {PHOTOS_COPY.add.slot}
          </>
        )}
      </button>
    </li>
  );
}
