import { PRODUCT } from '#web/lib/product.ts';
import { Spinner } from '#web/ui/spinner.tsx';

/** While nobody knows yet who is here, or the screen's code is on its way. */
export function Waiting() {
  return (
    <main id="content">
      <h1 className="visually-hidden">{PRODUCT.name}</h1>
      <Spinner />
    </main>
  );
}
