import type { ReactNode } from 'react';
import { PRODUCT } from '#contract/product.ts';
import { OutfitDrawing } from '#web/ui/drawings/outfit-drawing.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';

/** The frame of registration and login: the form, and on wide windows a drawn outfit beside it. */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh md:grid-cols-2">
      <main id="content" className="flex flex-col px-5 py-8 sm:px-8 md:px-12 md:py-10">
        <div>
          <Wordmark name={PRODUCT.name} />
        </div>
        <div className="mt-10 w-full max-w-form md:my-auto md:self-center md:py-12">
          <h1 tabIndex={-1} className="hero text-4xl">
            {PRODUCT.tagline}
          </h1>
          <div className="stitch mt-6 mb-8 w-38" />
          {children}
        </div>
      </main>
      <div aria-hidden className="hidden bg-tissue md:grid md:place-items-center md:p-12">
        <OutfitDrawing className="w-full max-w-md" />
      </div>
    </div>
  );
}
