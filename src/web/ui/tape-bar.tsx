interface TapeBarProps {
  label: string;
  /** 0 to 100. */
  value: number;
  /** The value before an edit: stays as a ghost tick, and before the number. */
  previous?: number | undefined;
}

/** A value from 0 to 100 on a tape measure, with its number. */
export function TapeBar({ label, value, previous }: TapeBarProps) {
  return (
    <div>
      <div className="flex justify-between gap-4 font-medium">
        <span>{label}</span>
        <span aria-hidden className="tabular">
          {previous !== undefined && <span className="font-normal text-ink-2">{previous} → </span>}
          {value}
        </span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a native meter cannot be drawn as a tape */}
      <div
        role="meter"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={100}
        className="tape relative mt-1.5 h-[22px]"
      >
        <div className="absolute bottom-0 left-0 h-1.5 bg-loden" style={{ width: `${value}%` }} />
        {previous !== undefined && (
          <div
            className="absolute -top-[3px] h-[25px] border-l-2 border-dashed border-line-strong"
            style={{ insetInlineStart: `${previous}%` }}
          />
        )}
        <div
          className="absolute -top-[3px] h-[25px] w-0.5 bg-ink"
          style={{ insetInlineStart: `${value}%` }}
        />
      </div>
    </div>
  );
}
