import { Suspense } from 'react';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useToasts } from './toast-store.ts';

const Toaster = lazyPart(async () => (await import('./toaster.tsx')).Toaster);

/** The notification area. Its code is fetched with the first notice: most visits to the public pages show none. */
export function ToastArea() {
  const isNeeded = useToasts().length > 0;
  if (!isNeeded) return null;

  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
