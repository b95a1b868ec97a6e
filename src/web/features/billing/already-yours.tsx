import { type ReactNode, useEffect } from 'react';
import type { StylePackage } from '#contract/plans.ts';
import { usePageArrival } from '#web/lib/document-title.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { BILLING_COPY } from './copy.ts';
import { isNotedPaid, leaveCheckout } from './leave-checkout.ts';

const COPY = BILLING_COPY.alreadyYours;

/** In place of a form for a plan that the person has: nothing is to be paid. Whoever has just paid it goes on home. */
export function AlreadyYours({ offered, picture }: { offered: StylePackage; picture: ReactNode }) {
  usePageArrival(COPY.title(offered.name));
  useEffect(() => {
    if (isNotedPaid()) leaveCheckout();
  }, []);

  return (
    <div className="grid gap-x-16 gap-y-8 md:grid-cols-2 md:items-center">
      <div>
        <h1 tabIndex={-1} className="title mt-8 text-4xl text-balance md:text-5xl">
          {COPY.title(offered.name)}
        </h1>
        <p className="mt-6 text-lg text-ink-2">{COPY.explanation}</p>
        <LinkButton to="/home?tab=outfits&dialog=generate" className="mt-8">
          {COPY.style}
        </LinkButton>
      </div>
      <div className="*:aspect-4/5!">{picture}</div>
    </div>
  );
}
