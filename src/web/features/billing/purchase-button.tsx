import { Button } from '#web/ui/button.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { BILLING_COPY } from './copy.ts';
import type { usePurchase } from './use-purchase.ts';

const COPY = BILLING_COPY.checkout;

/** Stands at the end of both card forms, with what went wrong beside it. */
export function PurchaseButton({ purchase }: { purchase: ReturnType<typeof usePurchase> }) {
  const isBusy = purchase.isPending || purchase.isPaid;

  return (
    <div>
      <Button type="submit" pending={isBusy} className="w-full">
        {isBusy ? COPY.pending : COPY.submit}
      </Button>
      <InlineError>{purchase.error}</InlineError>
    </div>
  );
}
