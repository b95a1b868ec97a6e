import { isMembersOnly } from '#contract/screens.ts';
import { useNextAddress, withNext } from '#web/features/auth/next-address.ts';
import { usePageArrival } from '#web/lib/document-title.ts';
import { ShownLookPicture } from '#web/shared/shown-look.tsx';
import { CutHem } from '#web/ui/drawings/cut-hem.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SplitPage } from '#web/ui/split-page.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';
import { APP_COPY } from './copy.ts';

const COPY = APP_COPY.notFound;

/** An address with nothing behind it: a hem that was cut off. */
export function NotFoundPage({ path }: { path: string }) {
  usePageArrival(COPY.title);
  const needsAccount = isMembersOnly(path);
  const next = useNextAddress();

  const title = (
    // What is behind an account is not named: it has the title of an address without anything.
    <h1
      tabIndex={-1}
      className={needsAccount ? 'mt-8 text-sm text-ink-2' : 'title mt-8 text-4xl lg:text-[4rem]'}
    >
      {COPY.title}
    </h1>
  );

  return (
    <SplitPage
      isCentered
      header={<Wordmark />}
      picture={
        <ShownLookPicture
          name={needsAccount ? 'coat' : 'wedding'}
          sizes="50vw"
          className="h-[48dvh] w-full split:h-auto split:max-h-dvh"
        />
      }
    >
      <div className="pb-8">
        <CutHem />
        {title}
        {needsAccount && <p className="title mt-2 text-4xl text-balance lg:text-[4rem]">{COPY.yours}</p>}
        <p className="mt-4 max-w-measure text-ink-2">{needsAccount ? COPY.membersOnly : COPY.explanation}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          {needsAccount ? (
            <>
              <LinkButton to={withNext('/login', next)} isHeld>
                {COPY.logIn}
              </LinkButton>
              <LinkButton to="/" look="secondary">
                {COPY.back}
              </LinkButton>
            </>
          ) : (
            <LinkButton to="/">{COPY.back}</LinkButton>
          )}
        </div>
      </div>
    </SplitPage>
  );
}
