import { classNames } from './class-names.ts';
import type { NamedColour } from './swatch.tsx';

interface PaletteStripProps {
  /** Names the palette; the colours are added to it for a screen reader. */
  label: string;
  /** With `share` (0 to 1) the widths follow it, else they are equal. */
  colours: readonly (NamedColour & { share?: number })[];
  className?: string;
}

/** A palette in one line, each colour as wide as its share. */
export function PaletteStrip({ label, colours, className }: PaletteStripProps) {
  return (
    <div
      role="img"
      aria-label={`${label}: ${colours.map((colour) => colour.name).join(', ')}`}
      className={classNames('border border-line bg-tissue p-1.5', className)}
    >
      <div className="pinked flex h-10">
        {colours.map((colour) => (
          <span
            key={colour.name}
            title={colour.name}
            className="min-w-2"
            style={{ backgroundColor: colour.hex, flexGrow: Math.max(colour.share ?? 1, 0.04) }}
          />
        ))}
      </div>
    </div>
  );
}
