import { useEffect, useState } from 'react';
import { useIsOffline } from '#web/lib/connection.ts';
import { BANNER_GROUNDS, Banner, type BannerProps } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorMark } from '#web/ui/inline-error.tsx';
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
      {isOffline && (
        <PageBanner tone="alert">
          <span className="flex items-center gap-2">
            <ErrorMark />
            {COPY.offline}
          </span>
        </PageBanner>
      )}
      {takeOver && (
        <PageBanner
          action={
            <Button look="quiet" size="small" onClick={takeOver}>
              {COPY.reload}
            </Button>
          }
        >
          {COPY.newVersion}
        </PageBanner>
      )}
    </>
  );
}

/** Across the window; its words begin where the page's do. */
function PageBanner(props: BannerProps) {
  return (
    <div className={BANNER_GROUNDS[props.tone ?? 'note']}>
      <div className="mx-auto max-w-page px-1 sm:px-4 md:px-8">
        <Banner {...props} />
      </div>
    </div>
  );
}
