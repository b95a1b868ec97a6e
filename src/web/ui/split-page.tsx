import { type ReactNode, useLayoutEffect } from 'react';
import { LanguageLinks } from './language-links.tsx';

interface SplitPageProps {
  /** Above the content: the wordmark and what stands beside it. */
  header: ReactNode;
  /** Fills the other half of a window that has room for two; with `pictureOnPhones` it follows the content on a narrow one. */
  picture: ReactNode;
  pictureOnPhones?: boolean;
  children: ReactNode;
}

/** A page in two halves: something to do, and something to look at. */
export function SplitPage({ header, picture, pictureOnPhones = false, children }: SplitPageProps) {
  // For base.css. In a page that was drawn beforehand it stands there already.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-split', true);
    return () => document.documentElement.removeAttribute('data-split');
  }, []);

  return (
    <div data-split className="grid min-h-dvh split:grid-cols-2">
      <div className="flex min-w-0 flex-col px-5 py-6 sm:px-8 md:px-12 md:py-8 lg:pl-[max(3rem,calc((100vw-73.75rem)/2+3rem))]">
        <header className="flex min-h-11 items-center justify-between gap-4">{header}</header>
        <main id="content" className="flex flex-1 flex-col py-8 split:justify-center split:py-12">
          {children}
        </main>
        <footer>
          <LanguageLinks />
        </footer>
      </div>
      <div aria-hidden className={`min-w-0 bg-tissue p-8 ${pictureOnPhones ? '' : 'hidden split:block'}`}>
        <div className="split:sticky split:top-0 split:-my-8 split:grid split:h-dvh split:place-items-center">
          {picture}
        </div>
      </div>
    </div>
  );
}
