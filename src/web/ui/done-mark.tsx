import { Tick } from './tick.tsx';

/** Before what is done, however it was done. Decoration. */
export function DoneMark() {
  return (
    <span aria-hidden className="grid size-11 place-items-center rounded-full bg-canvas">
      <Tick className="[scale:1.5]" />
    </span>
  );
}
