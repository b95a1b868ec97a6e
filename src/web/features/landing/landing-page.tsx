import { useId, useState } from 'react';
import { Link } from 'wouter';
import { startLogin } from '#contract/auth.ts';
import { usePageArrival } from '#web/lib/document-title.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { OutfitDrawing } from '#web/ui/drawings/outfit-drawing.tsx';
import { SplitPage } from '#web/ui/split-page.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';
import { LANDING_COPY as COPY } from './copy.ts';

/** What a visitor sees who does not know us yet. */
export function LandingPage() {
  usePageArrival(COPY.pageTitle);
  const [areBenefitsShown, setBenefitsShown] = useState(false);
  const benefitsId = useId();

  return (
    <SplitPage
      pictureOnPhones
      header={
        <>
          <Wordmark />
          <Link to="/login" className="inline-flex min-h-11 items-center font-medium">
            {COPY.logIn}
          </Link>
        </>
      }
      picture={<OutfitDrawing className="mx-auto max-h-[80vh] w-full max-w-narrow" />}
    >
      <h1 tabIndex={-1} className="hero text-4xl xs:text-[4rem] lg:text-5xl">
        {COPY.tagline}
      </h1>
      <p className="mt-6 max-w-[44ch] text-lg text-balance text-ink-2">{COPY.description}</p>
      <div className="stitch mt-8 w-[10.875rem]" />
      <div className="mt-8 flex flex-wrap gap-3">
        <a href={startLogin.path} className={buttonClass({ look: 'primary' })}>
          {COPY.getStarted}
        </a>
        <Button
          look="secondary"
          aria-expanded={areBenefitsShown}
          aria-controls={benefitsId}
          onClick={() => setBenefitsShown(!areBenefitsShown)}
        >
          {COPY.learnMore}
          <Chevron isUp={areBenefitsShown} />
        </Button>
      </div>
      <div id={benefitsId}>{areBenefitsShown && <Benefits />}</div>
    </SplitPage>
  );
}

function Benefits() {
  return (
    <section className="animate-rise mt-10">
      <h2 className="title text-2xl">{COPY.benefitsTitle}</h2>
      <ol className="mt-4 divide-y divide-line border-y border-line">
        {COPY.benefits.map((benefit, place) => (
          <li key={benefit.title} className="grid grid-cols-[2rem_1fr] py-4">
            <span aria-hidden className="title text-xl text-ink-2">
              {place + 1}
            </span>
            <div>
              <h3 className="font-semibold">{benefit.title}</h3>
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
