import { Button } from '#web/ui/button.tsx';
import { BILLING_COPY } from './copy.ts';
import type { usePurchase } from './use-purchase.ts';

const COPY = BILLING_COPY.checkout;

/** Stands at the end of both card forms. */
export function PurchaseButton({ purchase }: { purchase: ReturnType<typeof usePurchase> }) {
  const isBusy = purchase.isPending || purchase.isPaid;

  return (
    <Button type="submit" pending={isBusy} className="w-full">
      {isBusy ? COPY.pending : COPY.submit}
    </Button>
  );
}
