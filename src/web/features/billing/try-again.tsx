import { Button } from '#web/ui/button.tsx';
import { BILLING_COPY } from './copy.ts';

/** Reloads the page: the address says which package, and the server knows the purchase. */
export function TryAgain() {
  return <Button onClick={() => window.location.reload()}>{BILLING_COPY.checkout.tryAgain}</Button>;
}
