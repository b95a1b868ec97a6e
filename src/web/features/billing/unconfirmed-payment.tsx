import { PRODUCT } from '#web/lib/product.ts';
import { Button } from '#web/ui/button.tsx';
import { noticePlace } from '#web/ui/toast/notice-place.ts';
import { BILLING_COPY } from './copy.ts';
import type { usePurchase } from './use-purchase.ts';

const COPY = BILLING_COPY.confirmationFailed;

/** In place of the form once it is paid: paying again is the one thing that must not happen. */
export function UnconfirmedPayment({ purchase }: { purchase: ReturnType<typeof usePurchase> }) {
  const isBusy = purchase.isPending || purchase.isPaid;

  return (
    <div data-paid role="alert">
      <h2 className="title text-3xl text-balance sm:text-4xl">{COPY.paid}</h2>
      <p className="mt-2 max-w-measure">
        {COPY.waits} {purchase.error}
      </p>
      {/* What the notice says of it belongs to what is said, before what there is to do. */}
      <div ref={noticePlace} className="mt-6" />
      <div className="mt-4 flex flex-wrap gap-x-6 gap-y-3">
        <Button className="max-sm:w-full" pending={isBusy} onClick={() => void purchase.checkAgain()}>
          {COPY.checkAgain}
        </Button>
        <a
          href={`mailto:${PRODUCT.contactEmail}`}
          className="inline-flex min-h-12 min-w-0 items-center wrap-anywhere underline underline-offset-4"
        >
          {COPY.write(PRODUCT.contactEmail)}
        </a>
      </div>
    </div>
  );
}
