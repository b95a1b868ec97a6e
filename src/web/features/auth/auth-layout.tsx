import type { ReactNode } from 'react';
import { OutfitDrawing } from '#web/ui/drawings/outfit-drawing.tsx';
import { SplitPage } from '#web/ui/split-page.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';
import { AUTH_COPY } from './copy.ts';

/** The frame of registration and login: the form, and on wide windows a drawn outfit beside it. */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <SplitPage
      header={<Wordmark />}
      picture={<OutfitDrawing className="mx-auto max-h-[80vh] w-full max-w-narrow p-4" />}
    >
      <div className="w-full max-w-form">
        <h1 tabIndex={-1} className="hero text-4xl">
          {AUTH_COPY.tagline}
        </h1>
        <div className="stitch mt-6 mb-8 w-[9.625rem]" />
        {children}
      </div>
    </SplitPage>
  );
}
