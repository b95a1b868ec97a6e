import { type ReactNode, useEffect } from 'react';
import type { StylePackage } from '#contract/plans.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { BILLING_COPY } from './copy.ts';
import { isNotedPaid, leaveCheckout } from './leave-checkout.ts';

const COPY = BILLING_COPY.alreadyYours;

/** In place of a form for a plan that the person has: nothing is to be paid. Whoever has just paid it goes on home. */
export function AlreadyYours({ offered, picture }: { offered: StylePackage; picture: ReactNode }) {
  useEffect(() => {
    if (isNotedPaid()) leaveCheckout();
  }, []);

  return (
    <div className="flex flex-wrap items-center gap-x-12 gap-y-6 border-y border-line-strong py-6">
      <div className="w-40 md:w-56">{picture}</div>
      <div className="flex-1 basis-60">
        <h2 className="text-lg font-semibold">{COPY.title(offered.name)}</h2>
        <p className="mt-1 text-ink-2">{COPY.explanation}</p>
        <LinkButton to="/home" className="mt-6">
          {COPY.home}
        </LinkButton>
      </div>
    </div>
  );
}
