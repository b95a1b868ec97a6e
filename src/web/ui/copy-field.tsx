import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { controlClass, Field } from './field.tsx';
import { WORDS } from './words.ts';

const CONFIRMATION_MS = 2_000;

interface CopyFieldProps {
  label: string;
  value: string;
  onCopied?: () => void;
}

/** Something to take along: a read-only line with a copy button. */
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
        <div className="flex gap-2">
          <input
            {...control}
            readOnly
            value={value}
            onFocus={(event) => event.target.select()}
            className={controlClass('tabular h-12 min-w-0')}
          />
          <Button look="secondary" onClick={copy}>
            <span aria-live="polite">{isCopied ? WORDS.copied : WORDS.copy}</span>
          </Button>
        </div>
      )}
    </Field>
  );
}
