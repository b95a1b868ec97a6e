import type { ReactNode } from 'react';
import type { ClosetPiece } from '#contract/closet.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { CURRENCY } from '#web/lib/market.ts';
import { moneyText } from '#web/lib/money.ts';
import { WearButton } from '#web/shared/wear-button.tsx';
import { CLOSET_COPY } from './copy.ts';

const COPY = CLOSET_COPY.wear;

interface WornSoFarProps {
  piece: ClosetPiece;
  /** What else leads to wearing it. */
  children?: ReactNode;
}

/** How often a piece was worn, what a wear has cost, and the press that counts today. */
export function WornSoFar({ piece: { id, wears, lastWornOn, priceCents }, children }: WornSoFarProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <WearButton pieceIds={[id]} isFirst />
      {children}
      <p className="tabular w-full text-sm text-ink-2">
        {lastWornOn === null ? COPY.never : COPY.count(wears, formatDay(`${lastWornOn}T12:00:00`))}
        {priceCents !== null && wears > 0 && (
          <span className="block">{COPY.perWear(moneyText(Math.round(priceCents / wears), CURRENCY))}</span>
        )}
      </p>
    </div>
  );
}
