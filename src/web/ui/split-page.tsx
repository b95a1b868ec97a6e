import { type ReactNode, useLayoutEffect } from 'react';
import { classNames } from './class-names.ts';
import { LanguageLinks } from './language-links.tsx';

interface SplitPageProps {
  /** Above the content: the wordmark and what stands beside it. */
  header: ReactNode;
  /** Fills the other half of a window that has room for two, and a band below the content of one that has not: decoration. */
  picture?: ReactNode;
  /** Stands there instead, and below the content of a narrow window: to be read and pressed. */
  aside?: ReactNode;
  /** Nothing in it unfolds: it stands in the middle beside its picture. */
  isCentered?: boolean;
  children: ReactNode;
}

/** Left of what stands in the first half; where the window is wide, in line with the content of every other page. */
const GUTTER = 'px-5 sm:px-8 md:px-12 lg:pl-[max(3rem,calc((100vw-73.75rem)/2+3rem))]';

const HALF = 'min-w-0 split:col-start-2 split:row-span-2 split:row-start-1';

/** A page in two halves: something to do, and something to look at. */
export function SplitPage({ header, picture, aside, isCentered = false, children }: SplitPageProps) {
  // For base.css. In a page that was drawn beforehand it stands there already.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-split', true);
    return () => document.documentElement.removeAttribute('data-split');
  }, []);

  return (
    <div
      data-split
      className="grid min-h-dvh grid-rows-[auto_1fr_auto] split:grid-cols-2 split:grid-rows-[auto_1fr]"
    >
      <header className={`flex flex-wrap items-center gap-x-5 pt-6 *:first:mr-auto md:pt-8 ${GUTTER}`}>
        {header}
        <LanguageLinks />
      </header>
      <main
        id="content"
        className={classNames(
          'flex min-w-0 flex-col pt-6 pb-8',
          // From a fixed height on: what unfolds or is said of a form moves nothing above it.
          isCentered ? 'split:justify-center split:pb-24' : 'split:pt-[10dvh]',
          // Beside something longer than the window it stays in view.
          aside !== undefined && 'split:sticky split:top-0 split:self-start',
          GUTTER,
        )}
      >
        {children}
      </main>
      {aside ? (
        <aside className={`${HALF} bg-ground px-5 py-8 sm:px-8`}>{aside}</aside>
      ) : (
        <div aria-hidden className={`${HALF} ground`}>
          <div className="split:sticky split:top-0 split:grid split:h-dvh split:grid-cols-1 split:place-items-center">
            {picture}
          </div>
        </div>
      )}
    </div>
  );
}
