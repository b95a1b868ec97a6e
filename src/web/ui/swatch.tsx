import { classNames } from './class-names.ts';

export interface NamedColour {
  name: string;
  hex: string;
}

interface SwatchProps extends NamedColour {
  /** A second line, e.g. a share. */
  note?: string | undefined;
  className?: string;
}

/**
 * A named colour, cut with pinking shears and framed on a card, so that
 * navy survives a dark page and ivory a white one.
 */
export function Swatch({ name, hex, note, className }: SwatchProps) {
  return (
    <div className={classNames('border border-line bg-tissue p-1.5', className)}>
      <div className="cut-edge">
        <div className="pinked h-24 sm:h-28" style={{ backgroundColor: hex }} />
      </div>
      <p className="mt-1.5 text-xs leading-tight font-medium">{name}</p>
      {note && <p className="tabular text-xs text-ink-2">{note}</p>}
    </div>
  );
}
