import { type ReactNode, useEffect } from 'react';
import { usePageTitle } from '#web/lib/document-title.ts';
import { learnSentences } from '#web/lib/in-words.ts';
import { Banner } from '#web/ui/banner.tsx';
import { HalfSewnCoat } from '#web/ui/drawings/half-sewn-coat.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';
import { DEBUG_COPY } from './copy.ts';

interface DebugLayoutProps {
  title: string;
  /** The other one of the two pages. */
  neighbour: { address: string; label: string };
  children: ReactNode;
}

/** Plain on purpose: tools, not product. Beside them, where there is room, what is not finished. */
export function DebugLayout({ title, neighbour, children }: DebugLayoutProps) {
  usePageTitle(title);
  useEffect(() => void learnSentences(), []);

  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-2">
      <div className="mx-auto w-full max-w-normal px-5 py-6 sm:px-8">
        <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <Wordmark />
          <nav className="flex gap-x-5">
            <PlainLink address={neighbour.address}>{neighbour.label}</PlainLink>
            <PlainLink address="/home">{DEBUG_COPY.toApp}</PlainLink>
          </nav>
        </header>
        <main id="content" className="mt-6">
          <Banner>{DEBUG_COPY.banner}</Banner>
          <h1 tabIndex={-1} className="title mt-8 text-3xl">
            {title}
          </h1>
          {children}
        </main>
      </div>
      <div className="ground max-lg:hidden">
        <HalfSewnCoat sizes="30rem" className="sticky top-[10dvh] mx-auto w-3/4" />
      </div>
    </div>
  );
}

/** Leaves this page for good: the app is another document. */
function PlainLink({ address, children }: { address: string; children: ReactNode }) {
  return (
    <a href={address} className="inline-flex min-h-11 items-center font-semibold">
      {children}
    </a>
  );
}
