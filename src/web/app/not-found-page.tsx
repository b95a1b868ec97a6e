import { isMembersOnly } from '#contract/screens.ts';
import { useNextAddress, withNext } from '#web/features/auth/next-address.ts';
import { usePageArrival } from '#web/lib/document-title.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';
import { APP_COPY } from './copy.ts';

const COPY = APP_COPY.notFound;

/** An address with nothing behind it: a hem that was cut off. */
export function NotFoundPage({ path }: { path: string }) {
  usePageArrival(COPY.title);
  const needsAccount = isMembersOnly(path);
  const next = useNextAddress();

  return (
    <main id="content" className="mx-auto flex min-h-dvh max-w-page flex-col px-5 py-8 sm:px-8 md:px-12">
      <div>
        <Wordmark />
      </div>
      <div className="my-auto py-16">
        <CutHem />
        <h1 tabIndex={-1} className="hero mt-8 text-4xl md:text-5xl">
          {COPY.title}
        </h1>
        <p className="mt-4 max-w-measure text-ink-2">{needsAccount ? COPY.membersOnly : COPY.explanation}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          {needsAccount ? (
            <LinkButton to={withNext('/login', next)} isHeld>
              {COPY.logIn}
            </LinkButton>
          ) : (
            <LinkButton to="/">{COPY.back}</LinkButton>
          )}
        </div>
      </div>
    </main>
  );
}

function CutHem() {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 24" className="h-6 w-80 max-w-full fill-none stroke-loden">
      <path d="M0 12h176" strokeWidth="3" strokeDasharray="14 6" />
      <path d="M176 12c10 0 14 8 24 8s8-12 18-12 10 9 18 9" strokeWidth="2" />
    </svg>
  );
}
