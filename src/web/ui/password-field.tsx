import { type ComponentProps, useState } from 'react';
import { controlClass, Field, type FieldFrameProps, labelIdOf } from './field.tsx';
import { WORDS } from './words.ts';

type PasswordFieldProps = FieldFrameProps & Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'>;

/**
 * A password with a pressed toggle that shows what was typed. The toggle is described by the field's label and not named
 * after it: whoever looks for a field by its label, by voice or by script, finds one thing.
 */
export function PasswordField({
  label,
  hint,
  error,
  wrongAt,
  starred,
  className,
  ...input
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);

  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      wrongAt={wrongAt}
      {...(starred ? { starred } : {})}
      className={className}
    >
      {(control) => (
        <div className="relative">
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            className={controlClass('h-12 pr-14')}
          />
          <button
            type="button"
            aria-label={WORDS.showCharacters}
            aria-describedby={labelIdOf(control.id)}
            aria-pressed={isShown}
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-edge text-ink-2 hover:text-ink"
          >
            <Eye crossed={isShown} />
          </button>
        </div>
      )}
    </Field>
  );
}

/** Drawn here because the public pages carry no icon library for the sake of one eye. */
function Eye({ crossed }: { crossed: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 fill-none stroke-current" strokeWidth="1.6">
      <path d="M2.5 12C4.6 7.9 8 5.5 12 5.5s7.4 2.4 9.5 6.5c-2.1 4.1-5.5 6.5-9.5 6.5S4.6 16.1 2.5 12Z" />
      <circle cx="12" cy="12" r="2.75" />
      {crossed && <path d="M4 20 20 4" />}
    </svg>
  );
}
