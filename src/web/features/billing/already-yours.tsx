import { useEffect } from 'react';
import type { StylePackage } from '#contract/plans.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { BILLING_COPY } from './copy.ts';
import { isNotedPaid, leaveCheckout } from './leave-checkout.ts';

const COPY = BILLING_COPY.alreadyYours;

/** In place of a form for a plan that the person has: nothing is to be paid. Whoever has just paid it goes on home. */
export function AlreadyYours({ offered }: { offered: StylePackage }) {
  useEffect(() => {
    if (isNotedPaid()) leaveCheckout();
  }, []);

  return (
    <div className="mt-8 max-w-measure border-y border-line-strong py-6 md:mt-12">
      <h2 className="text-lg font-semibold">{COPY.title(offered.name)}</h2>
      <p className="mt-1 text-ink-2">{COPY.explanation}</p>
      <LinkButton to="/home" className="mt-6">
        {COPY.home}
      </LinkButton>
    </div>
  );
}
