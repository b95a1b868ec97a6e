import type { Receipt } from '#contract/billing.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { moneyText } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import type { useReceipts } from './billing.queries.ts';
import { BILLING_COPY } from './copy.ts';

const COPY = BILLING_COPY.manage;

/** All that was paid, newest first. */
export function ReceiptList({ receipts }: { receipts: ReturnType<typeof useReceipts> }) {
  if (receipts.isError) {
    return (
      <div>
        <p>{COPY.receiptsError}</p>
        <Button look="quiet" size="small" className="-ml-4" onClick={() => receipts.refetch()}>
          {COPY.tryAgain}
        </Button>
      </div>
    );
  }
  if (!receipts.data || receipts.data.length === 0) return null;

  return (
    <div>
      <h3 className="font-semibold">{COPY.receipts}</h3>
      <ul className="mt-3 divide-y divide-line border-t border-line">
        {receipts.data.map((receipt) => (
          <ReceiptLine key={receipt.id} receipt={receipt} />
        ))}
      </ul>
    </div>
  );
}

function ReceiptLine({ receipt }: { receipt: Receipt }) {
  const money = (cents: number) => moneyText(cents, receipt.currency);
  const day = formatDay(receipt.paidAt);

  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
      <span>
        {receipt.packageName} <span className="text-ink-2">{day}</span>
      </span>
      <span className="tabular">{money(receipt.paidCents)}</span>
      {receipt.refundedCents > 0 && (
        <span className="w-full text-sm text-ink-2">{COPY.refunded(money(receipt.refundedCents))}</span>
      )}
      {receipt.url !== null && (
        <a
          href={receipt.url}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 w-full items-center text-sm"
        >
          {COPY.view} <span className="visually-hidden">{COPY.viewOf(day)}</span>
        </a>
      )}
    </li>
  );
}
