import { Disclosure } from '#web/ui/disclosure.tsx';
import { BILLING_COPY } from './copy.ts';

const COPY = BILLING_COPY.testMode;

/** What can be paid with while nothing is real: one line, as the form is what is to be seen. */
export function TestCardHint() {
  return (
    <aside aria-label={COPY.title} className="flex flex-wrap items-center gap-x-4 text-sm text-ink-2">
      <p>
        {COPY.hint} <span className="inline-block font-semibold">{COPY.number}</span>
      </p>
      <Disclosure label={COPY.more} className="contents">
        <ul className="text-ink">
          <li className="py-1">
            {COPY.number}
            {COPY.rest}
          </li>
          {COPY.cards.map(([number, effect]) => (
            <li key={number} className="py-1">
              <span className="inline-block">{number}</span> {effect}
            </li>
          ))}
        </ul>
      </Disclosure>
    </aside>
  );
}
