import { useId, useState } from 'react';
import { Link } from 'wouter';
import { startLogin } from '#contract/auth.ts';
import type { TriedLook } from '#contract/first-looks.ts';
import { usePageArrival } from '#web/lib/document-title.ts';
import { ShownLookPicture } from '#web/shared/shown-look.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { classNames } from '#web/ui/class-names.ts';
import { SplitPage } from '#web/ui/split-page.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';
import { LANDING_COPY as COPY } from './copy.ts';
import { FirstShownLook, ShownLooks } from './shown-looks.tsx';
import { TriedLookView } from './tried-look.tsx';
import { TryLookForm } from './try-look-form.tsx';

/** In the order of the benefits; not those that stand beside them. */
const BENEFIT_PICTURES = ['rain', 'evening', 'coat', 'office'] as const;

/** What a visitor sees who does not know us yet. */
export function LandingPage() {
  usePageArrival(COPY.pageTitle);
  const [tried, setTried] = useState<{ look: TriedLook; occasion: string } | null>(null);

  return (
    <SplitPage
      header={
        <>
          <Wordmark />
          <Link to="/login" className="inline-flex min-h-11 items-center font-medium">
            {COPY.logIn}
          </Link>
        </>
      }
      aside={
        tried === null ? (
          <ShownLooks />
        ) : (
          <>
            <TriedLookView key={tried.look.seed} {...tried} />
            {/* What is there for everybody stands below what was made for one. */}
            <Actions className="-mx-5 mt-8 -mb-8 bg-canvas px-5 pt-1 pb-8 sm:-mx-8 sm:px-8 split:hidden" />
          </>
        )
      }
    >
      <h1 tabIndex={-1} className="title text-[min(2.5rem,11vw)] split:text-4xl lg:text-[4.5rem]">
        {COPY.tagline}
      </h1>
      <TryLookForm onMade={(look, occasion) => setTried({ look, occasion })} />
      {/* On a phone the look that was asked for comes first. */}
      <p
        className={classNames(
          'mt-6 max-w-measure text-lg text-balance text-ink-2',
          tried !== null && 'max-split:hidden',
        )}
      >
        {COPY.description}
      </p>
      {tried === null && <FirstShownLook className="mt-6 split:hidden" />}
      <Actions className={classNames(tried !== null && 'max-split:hidden')} />
    </SplitPage>
  );
}

function Actions({ className }: { className: string }) {
  const [areBenefitsShown, setBenefitsShown] = useState(false);
  const benefitsId = useId();

  return (
    <div className={className}>
      <div className="mt-8 flex flex-wrap gap-3">
        <a href={startLogin.path} className={buttonClass({ look: 'secondary' })}>
          {COPY.getStarted}
        </a>
        <Button
          look="quiet"
          aria-expanded={areBenefitsShown}
          aria-controls={benefitsId}
          onClick={() => setBenefitsShown(!areBenefitsShown)}
        >
          {COPY.learnMore}
          <Chevron isUp={areBenefitsShown} />
        </Button>
      </div>
      <div id={benefitsId}>{areBenefitsShown && <Benefits />}</div>
    </div>
  );
}

function Benefits() {
  const titleId = useId();

  return (
    <section aria-labelledby={titleId} className="animate-rise mt-10">
      <h2 id={titleId} className="title text-2xl">
        {COPY.benefitsTitle}
      </h2>
      <ol className="mt-4 divide-y divide-line border-y border-line">
        {COPY.benefits.map((benefit, place) => (
          <li
            key={benefit.title}
            className="grid grid-cols-[min(6.5rem,30vw)_minmax(0,1fr)] items-center gap-x-5 py-3"
          >
            <ShownLookPicture
              name={BENEFIT_PICTURES[place] ?? 'coat'}
              sizes="6.5rem"
              className="ground h-auto w-full"
            />
            <div>
              <h3 className="font-semibold hyphens-auto">{benefit.title}</h3>
              <p className="text-balance text-ink-2">{benefit.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Chevron({ isUp }: { isUp: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className="size-4 fill-none stroke-current"
      strokeWidth="1.75"
    >
      <path d={isUp ? 'm3 10 5-5 5 5' : 'm3 6 5 5 5-5'} />
    </svg>
  );
}
