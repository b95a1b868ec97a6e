import { inlineMessageOf } from '#web/lib/api-error.ts';
import { usePageArrival } from '#web/lib/document-title.ts';
import { ShownLookPicture } from '#web/shared/shown-look.tsx';
import { Button } from '#web/ui/button.tsx';
import { CutHem } from '#web/ui/drawings/cut-hem.tsx';
import { SplitPage } from '#web/ui/split-page.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';
import { APP_COPY } from './copy.ts';

const COPY = APP_COPY.unreachable;

interface UnreachablePageProps {
  error: Error;
  isTrying: boolean;
  onTryAgain: () => void;
}

/** Nobody could say who is signed in: the page is not missing, the server is. */
export function UnreachablePage({ error, isTrying, onTryAgain }: UnreachablePageProps) {
  usePageArrival(COPY.title);

  return (
    <SplitPage
      isCentered
      header={<Wordmark />}
      picture={
        <ShownLookPicture
          name="office"
          sizes="50vw"
          className="h-[48dvh] w-full split:h-auto split:max-h-dvh"
        />
      }
    >
      <div className="pb-8">
        <CutHem />
        <h1 tabIndex={-1} className="title mt-8 text-4xl text-balance lg:text-[4rem]">
          {COPY.title}
        </h1>
        <p role="alert" className="mt-4 max-w-measure text-ink-2">
          {inlineMessageOf(error, COPY.explanation)}
        </p>
        <Button className="mt-8" pending={isTrying} onClick={onTryAgain}>
          {COPY.tryAgain}
        </Button>
      </div>
    </SplitPage>
  );
}
