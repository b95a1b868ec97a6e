import type { ReactNode } from 'react';
import { ShownLookPicture } from '#web/ui/shown-look.tsx';
import { SplitPage } from '#web/ui/split-page.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';
import { AUTH_COPY } from './copy.ts';

/** The frame of registration and login: the form, and a look beside it; on narrow windows below. */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <SplitPage
      header={<Wordmark />}
      picture={
        <ShownLookPicture
          name="office"
          sizes="50vw"
          className="h-[38dvh] w-full split:h-auto split:max-h-dvh"
        />
      }
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
