import { PRODUCT } from '#web/lib/product.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { noticePlace } from '#web/ui/toast/notice-place.ts';
import { BILLING_COPY } from './copy.ts';
import type { usePurchase } from './use-purchase.ts';

const COPY = BILLING_COPY.confirmationFailed;

/** In place of the form once it is paid: paying again is the one thing that must not happen. */
export function UnconfirmedPayment({ purchase }: { purchase: ReturnType<typeof usePurchase> }) {
  const isBusy = purchase.isPending || purchase.isPaid;

  return (
    <div data-paid role="alert" className="max-md:pb-8">
      <h2 className="title text-3xl text-balance sm:text-4xl">{COPY.paid}</h2>
      <p className="mt-6 max-w-measure">
        {COPY.waits} {purchase.error}
      </p>
      <div ref={noticePlace} className="mt-6" />
      <div className="mt-6 flex flex-wrap gap-3 max-sm:*:w-full">
        <Button pending={isBusy} onClick={() => void purchase.checkAgain()}>
          {COPY.checkAgain}
        </Button>
        <a
          href={`mailto:${PRODUCT.contactEmail}`}
          className={buttonClass({ look: 'secondary' }, 'min-w-0 wrap-anywhere')}
        >
          {COPY.write(PRODUCT.contactEmail)}
        </a>
      </div>
    </div>
  );
}
