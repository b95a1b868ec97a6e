import { Suspense } from 'react';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { STYLE_PROFILE_COPY } from './copy.ts';
import { useProfileDialog } from './use-profile-dialog.ts';

const fetchHistoryDialog = () => import('./history-dialog.tsx');
const HistoryDialog = lazyPart(async () => (await fetchHistoryDialog()).HistoryDialog);

/** 'History': every state of the profile, and the way back to any of them. */
export function ProfileHistory() {
  const { isOpen, open, close } = useProfileDialog('history');

  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-haspopup="dialog"
        className="-mr-4"
        onPointerEnter={fetchHistoryDialog}
        onFocus={fetchHistoryDialog}
        onClick={open}
      >
        {STYLE_PROFILE_COPY.history.open}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <HistoryDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}
