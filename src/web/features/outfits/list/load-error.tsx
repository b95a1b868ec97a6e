import { useQueryClient } from '@tanstack/react-query';
import { ErrorBox } from '#web/shared/error-box.tsx';
import { Button } from '#web/ui/button.tsx';
import { OUTFITS_COPY } from '../copy.ts';

const COPY = OUTFITS_COPY.list.loadError;

interface LoadErrorProps {
  onTryAgain: () => void;
  reloadPage: () => void;
}

/** The list could not be read. Reloading starts from an empty cache. */
export function LoadError({ onTryAgain, reloadPage }: LoadErrorProps) {
  const queryClient = useQueryClient();

  function reload() {
    queryClient.clear();
    reloadPage();
  }

  return (
    <ErrorBox
      look="traveling"
      title={COPY.title}
      actions={
        <>
          <Button size="small" onClick={onTryAgain}>
            {COPY.tryAgain}
          </Button>
          <Button size="small" look="secondary" onClick={reload}>
            {COPY.reload}
          </Button>
        </>
      }
    >
      {COPY.text}
    </ErrorBox>
  );
}
