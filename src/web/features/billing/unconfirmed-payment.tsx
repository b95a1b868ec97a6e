import { PRODUCT } from '#web/lib/product.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { BILLING_COPY } from './copy.ts';
import type { usePurchase } from './use-purchase.ts';

const COPY = BILLING_COPY.confirmationFailed;

/** In place of the form once it is paid: paying again is the one thing that must not happen. */
export function UnconfirmedPayment({ purchase }: { purchase: ReturnType<typeof usePurchase> }) {
  const isBusy = purchase.isPending || purchase.isPaid;

  return (
    <div data-paid>
      <ErrorBox
        picture="none"
        title={COPY.paid}
        actions={
          <>
            <Button size="small" pending={isBusy} onClick={() => void purchase.checkAgain()}>
              {COPY.checkAgain}
            </Button>
            <a
              href={`mailto:${PRODUCT.contactEmail}`}
              className={buttonClass({ look: 'secondary', size: 'small' })}
            >
              {PRODUCT.contactEmail}
            </a>
          </>
        }
      >
        {COPY.waits} {purchase.error}
      </ErrorBox>
    </div>
  );
}
