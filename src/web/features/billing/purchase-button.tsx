import { Button } from '#web/ui/button.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { BILLING_COPY } from './copy.ts';
import type { usePurchase } from './use-purchase.ts';

const COPY = BILLING_COPY.checkout;

interface PurchaseButtonProps {
  purchase: ReturnType<typeof usePurchase>;
  /** What went wrong stands at a field. */
  isSaidAbove?: boolean;
}

/** Stands at the end of both card forms, below what went wrong. */
export function PurchaseButton({ purchase, isSaidAbove = false }: PurchaseButtonProps) {
  const isBusy = purchase.isPending || purchase.isPaid;

  return (
    <div>
      {!isSaidAbove && purchase.error !== null && (
        <div className="mb-4">
          <InlineError>{purchase.error}</InlineError>
        </div>
      )}
      <Button type="submit" pending={isBusy} className="w-full">
        {isBusy ? COPY.pending : COPY.submit}
      </Button>
    </div>
  );
}
