import { useEffect, useState } from 'react';
import { useIsOffline } from '#web/lib/connection.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { DASHBOARD_COPY } from './dashboard/copy.ts';
import { keepForOffline } from './new-version.ts';

const COPY = DASHBOARD_COPY.device;

/** Above every screen of a member: that there is no connection, that a newer version waits. */
export function DeviceNotes() {
  const isOffline = useIsOffline();
  const [takeOver, setTakeOver] = useState<(() => void) | null>(null);
  useEffect(() => keepForOffline((next) => setTakeOver(() => next)), []);

  return (
    <>
      {isOffline && <Banner>{COPY.offline}</Banner>}
      {takeOver && (
        <Banner
          tone="chalk"
          action={
            <Button look="quiet" size="small" onClick={takeOver}>
              {COPY.reload}
            </Button>
          }
        >
          {COPY.newVersion}
        </Banner>
      )}
    </>
  );
}
