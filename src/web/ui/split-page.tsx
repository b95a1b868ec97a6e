import type { ReactNode } from 'react';
import { LanguageLinks } from './language-links.tsx';

interface SplitPageProps {
  /** Above the content: the wordmark and what stands beside it. */
  header: ReactNode;
  /** Fills the other half of a wide window; with `pictureOnPhones` it follows the content on a narrow one. */
  picture: ReactNode;
  pictureOnPhones?: boolean;
  children: ReactNode;
}

/** A page in two halves: something to do, and something to look at. */
export function SplitPage({ header, picture, pictureOnPhones = false, children }: SplitPageProps) {
  return (
    <div data-split className="grid min-h-dvh md:grid-cols-2">
      <div className="flex min-w-0 flex-col px-5 py-6 sm:px-8 md:px-12 md:py-8 lg:pl-[max(3rem,calc((100vw-73.75rem)/2+3rem))]">
        <header className="flex min-h-11 items-center justify-between gap-4">{header}</header>
        <main id="content" className="flex flex-1 flex-col py-8 md:justify-center md:py-12">
          {children}
        </main>
        <footer>
          <LanguageLinks />
        </footer>
      </div>
      <div aria-hidden className={`min-w-0 bg-tissue p-8 ${pictureOnPhones ? '' : 'hidden sm:block'}`}>
        <div className="md:sticky md:top-0 md:-my-8 md:grid md:h-dvh md:place-items-center">{picture}</div>
      </div>
    </div>
  );
}
