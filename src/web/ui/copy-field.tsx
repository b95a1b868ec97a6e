import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { WORDS } from './words.ts';

const CONFIRMATION_MS = 2_000;

interface CopyFieldProps {
  label: string;
  value: string;
  onCopied?: () => void;
}

/** Something to take along, in large letters, with a copy button. */
export function CopyField({ label, value, onCopied }: CopyFieldProps) {
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    await navigator.clipboard.writeText(value);
    setCopied(true);
    onCopied?.();
  }

  return (
    <Field label={label}>
      {(control) => (
        <div className="flex items-center gap-2">
          <input
            {...control}
            readOnly
            value={value}
            onFocus={(event) => event.target.select()}
            className="title h-12 w-full min-w-0 border-0 bg-transparent text-3xl [letter-spacing:0.08em]! text-ink"
          />
          <Button look="secondary" size="small" onClick={copy}>
            <span aria-live="polite">{isCopied ? WORDS.copied : WORDS.copy}</span>
          </Button>
        </div>
      )}
    </Field>
  );
}
