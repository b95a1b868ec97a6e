import { classNames } from './class-names.ts';

export interface ButtonLook {
  /** `primary`: the one thing to do here. `secondary`: beside it. `quiet`: text only. `danger`: cannot be taken back. `off`: not now; a press says why. */
  look?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'off' | undefined;
  size?: 'normal' | 'small' | undefined;
}

const BASE =
  'relative inline-flex items-center justify-center gap-2 rounded-edge border text-center font-semibold no-underline ' +
  'transition-colors duration-[120ms] disabled:border-line disabled:bg-transparent disabled:font-normal disabled:text-ink-2';

const LOOKS = {
  primary: 'border-ink bg-ink text-canvas hover:border-ink-2 hover:bg-ink-2 active:bg-ink',
  secondary: 'border-ink bg-transparent text-ink hover:bg-tissue-2 active:bg-tissue-2',
  quiet: 'border-0 bg-transparent text-ink underline underline-offset-4 hover:bg-tissue active:bg-tissue-2',
  danger: 'border-danger bg-transparent text-danger hover:bg-tissue active:bg-tissue-2',
  off: 'border-line bg-transparent font-normal! text-ink-2',
} as const;

const SIZES = {
  normal: 'min-h-12 px-5 text-base',
  small: 'min-h-11 px-4 text-sm',
} as const;

/** How buttons and links that act as buttons look. */
export function buttonClass({ look = 'primary', size = 'normal' }: ButtonLook, className?: string): string {
  return classNames(BASE, LOOKS[look], SIZES[size], className);
}
