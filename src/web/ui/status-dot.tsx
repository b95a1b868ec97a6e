/** Nowhere else: no tokens. */
const ON = 'light-dark(#155a38, #7fd3a4)';
const OFF = 'light-dark(#684200, #ebbe6b)';

/** A state with its word: the dot is filled when on, so that color is not the only sign. */
export function StatusDot({ isOn, children }: { isOn: boolean; children: string }) {
  return (
    <span className="inline-flex items-center gap-2 font-medium">
      <span
        aria-hidden
        style={isOn ? { borderColor: ON, backgroundColor: ON } : { borderColor: OFF }}
        className="size-2.5 rounded-full border-2"
      />
      {children}
    </span>
  );
}
