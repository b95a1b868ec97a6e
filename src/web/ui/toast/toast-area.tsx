import { Suspense } from 'react';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { noticesAreThere, useToasts } from './toast-store.ts';

const Toaster = lazyPart(async () => {
  const { Toaster: Part } = await import('./toaster.tsx');
  noticesAreThere();
  return Part;
});

/** Before the first notice, for what has time. */
export const loadNotices = Toaster.load;

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
