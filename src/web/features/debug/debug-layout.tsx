import { type ReactNode, useEffect } from 'react';
import { usePageTitle } from '#web/lib/document-title.ts';
import { learnSentences } from '#web/lib/in-words.ts';
import { Wordmark } from '#web/ui/wordmark.tsx';
import { DEBUG_COPY } from './copy.ts';
import { HalfSewnCoat } from './half-sewn-coat.tsx';

interface DebugLayoutProps {
  title: string;
  /** The other one of the two pages. */
  neighbour: { address: string; label: string };
  children: ReactNode;
}

/** As in `SplitPage`, which stays a part of the app alone: what both load, the app's first screens would load, too. */
const GUTTER = 'px-5 sm:px-8 md:px-12 lg:pl-[max(3rem,calc((100vw-73.75rem)/2+3rem))]';

/** Plain on purpose: tools, not product. Beside them, where there is room, what is not finished. */
export function DebugLayout({ title, neighbour, children }: DebugLayoutProps) {
  usePageTitle(title);
  useEffect(() => {
    void learnSentences();
    document.documentElement.toggleAttribute('data-split', true);
  }, []);

  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] split:grid-cols-2">
      <header className={`flex flex-wrap items-center gap-x-5 pt-6 *:first:mr-auto md:pt-8 ${GUTTER}`}>
        <Wordmark className="h-5" />
        <PlainLink address={neighbour.address}>{neighbour.label}</PlainLink>
        <PlainLink address="/home">{DEBUG_COPY.toApp}</PlainLink>
      </header>
      <main
        id="content"
        className={`pt-6 pb-8 *:not-first:border-t *:not-first:border-line *:not-first:py-6 split:pt-[10dvh] ${GUTTER}`}
      >
        <div className="space-y-6 pb-6">
          <h1 tabIndex={-1} className="title text-3xl">
            {title}
          </h1>
          <p className="text-sm text-ink-2">{DEBUG_COPY.banner}</p>
        </div>
        {children}
      </main>
      <div className="ground split:col-start-2 split:row-span-2 split:row-start-1">
        <div className="sticky top-0 grid place-items-center split:h-dvh">
          <HalfSewnCoat sizes="50vw" className="w-1/2 split:w-full" />
        </div>
      </div>
    </div>
  );
}

/** Of all tools one width; what a tool does stands below it. */
export const TOOL = 'w-full sm:w-72';
export const TOOL_HINT = 'mt-2 text-sm text-ink-2';

/** Leaves this page for good: the app is another document. */
function PlainLink({ address, children }: { address: string; children: ReactNode }) {
  return (
    <a href={address} className="inline-flex min-h-11 items-center text-sm text-ink-2 hover:text-ink">
      {children}
    </a>
  );
}
