import type { PaletteColour } from '#contract/palette.ts';
import { classNames } from '#web/ui/class-names.ts';

interface PaletteBlockProps {
  /** Names the palette; the colours are added to it for a screen reader. */
  label: string;
  colours: readonly PaletteColour[];
  /** Says how large it is. */
  className: string;
}

/** A palette at a glance: its colours side by side, all as wide. */
export function PaletteBlock({ label, colours, className }: PaletteBlockProps) {
  return (
    <div
      role="img"
      aria-label={`${label}: ${colours.map(({ name }) => name).join(', ')}`}
      className={classNames('flex border border-line-strong forced-color-adjust-none', className)}
    >
      {colours.map(({ name, hex }) => (
        <span key={name} className="flex-1" style={{ backgroundColor: hex }} />
      ))}
    </div>
  );
}
