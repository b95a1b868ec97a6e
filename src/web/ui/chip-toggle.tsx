import type { ReactNode } from 'react';
import { ChosenMark } from './chosen-mark.tsx';
import { classNames } from './class-names.ts';

interface ChipToggleProps {
  pressed: boolean;
  onToggle: (pressed: boolean) => void;
  disabled?: boolean;
  children: ReactNode;
}

/** A word that is in or out. */
export function ChipToggle({ pressed, onToggle, disabled, children }: ChipToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      onClick={() => onToggle(!pressed)}
      className={chipClass(pressed, 'min-h-11')}
    >
      {children}
      <ChosenMark isOn={pressed} />
    </button>
  );
}

/** How chips look, whatever they are; with a mark in them when they are on. They change at once: to fade would hold up what they have been pressed for. */
export function chipClass(isOn: boolean, className?: string): string {
  return classNames(
    'relative inline-flex items-center gap-1.5 rounded-edge border px-4 text-sm font-medium disabled:border-line disabled:text-ink-2',
    isOn ? 'chosen' : 'border-line-strong bg-canvas hover:border-ink',
    className,
  );
}
