import { Search, X } from 'lucide-react';
import { memo, useRef } from 'react';
import { classNames } from './class-names.ts';
import { controlClass } from './field.tsx';
import { WORDS } from './words.ts';

interface SearchFieldProps {
  /** Names the field; also its placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/** Searches while it is typed into; the cross empties it. */
export function SearchField({ label, value, onChange, className }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  function clear() {
    onChange('');
    input.current?.focus();
  }

  return (
    <div className={classNames('relative', className)}>
      <Glass />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={controlClass(
          'h-12 pr-12 pl-10 placeholder-shown:pr-3 placeholder-shown:text-ellipsis max-sm:placeholder:text-sm [&::-webkit-search-cancel-button]:hidden',
        )}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={WORDS.clearSearch}
          onClick={clear}
          className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-edge text-ink-2 hover:text-ink"
        >
          <Cross />
        </button>
      )}
    </div>
  );
}

// They stay while the words beside them change.
const Glass = memo(() => (
  <Search aria-hidden size={18} strokeWidth={1.75} className="absolute top-3.5 left-3 text-ink-2" />
));
const Cross = memo(() => <X aria-hidden size={18} strokeWidth={1.75} />);
