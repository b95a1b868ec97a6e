import { classNames } from './class-names.ts';

/** A state with its word: the dot is filled when on, so that colour is not the only sign. */
export function StatusDot({ isOn, children }: { isOn: boolean; children: string }) {
  return (
    <span className="inline-flex items-center gap-2 font-medium">
      <span
        aria-hidden
        className={classNames(
          'size-2.5 rounded-full border-2',
          isOn ? 'border-success bg-success' : 'border-warn',
        )}
      />
      {children}
    </span>
  );
}
