import { PRODUCT } from '#web/lib/product.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { noticePlace } from '#web/ui/toast/notice-place.ts';
import { BILLING_COPY } from './copy.ts';
import type { usePurchase } from './use-purchase.ts';

const COPY = BILLING_COPY.confirmationFailed;

/** In place of the form once it is paid: paying again is the one thing that must not happen. */
export function UnconfirmedPayment({ purchase }: { purchase: ReturnType<typeof usePurchase> }) {
  const isBusy = purchase.isPending || purchase.isPaid;

  return (
    <div data-paid>
      <ErrorBox
        picture="tick"
        title={COPY.paid}
        actions={
          <>
            <Button className="max-sm:w-full" pending={isBusy} onClick={() => void purchase.checkAgain()}>
              {COPY.checkAgain}
            </Button>
            <a
              href={`mailto:${PRODUCT.contactEmail}`}
              className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
            >
              {COPY.write(PRODUCT.contactEmail)}
            </a>
          </>
        }
        // What the notice says of it stands below, and not against it.
        below={
          <div
            ref={noticePlace}
            data-quiet
            className="mt-6 min-h-11 border-line pt-4 **:font-normal has-[li]:border-t"
          />
        }
      >
        {COPY.waits} {purchase.error}
      </ErrorBox>
    </div>
  );
}
