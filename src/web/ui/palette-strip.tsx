import { classNames } from './class-names.ts';

/** Narrower than this, of the whole, a color could not be seen. */
const SMALLEST_SHARE = 0.04;

interface PaletteStripProps {
  /** Names the palette; the colors are added to it for a screen reader. */
  label: string;
  /** With `share` (0 to 1) the widths follow it, else they are equal. Shares need not add up to 1. */
  colours: readonly { name: string; hex: string; share?: number }[];
  className?: string;
}

/** A palette in one line, each color as wide as its share. */
export function PaletteStrip({ label, colours, className }: PaletteStripProps) {
  const total = colours.reduce((sum, colour) => sum + (colour.share ?? 0), 0);

  return (
    <div
      role="img"
      aria-label={`${label}: ${colours.map((colour) => colour.name).join(', ')}`}
      className={classNames('border border-line bg-tissue p-1.5', className)}
    >
      <div className="cut-edge">
        <div className="pinked flex h-10">
          {colours.map((colour) => (
            <span
              key={colour.name}
              title={colour.name}
              className="min-w-2"
              style={{ backgroundColor: colour.hex, flexGrow: growth(colour.share, total) }}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

/** Of the whole strip: growths that add up to less than 1 would leave a gap at its end. */
function growth(share: number | undefined, total: number): number {
  return total === 0 ? 1 : Math.max((share ?? 0) / total, SMALLEST_SHARE);
}
