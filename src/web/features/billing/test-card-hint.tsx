import { Disclosure } from '#web/ui/disclosure.tsx';
import { BILLING_COPY } from './copy.ts';

const COPY = BILLING_COPY.testMode;

/** What can be paid with while nothing is real. */
export function TestCardHint() {
  return (
    <aside aria-label={COPY.title} className="rounded-edge bg-tissue-2 px-4 pt-3 pb-1">
      <p className="font-semibold">{COPY.title}</p>
      <p className="mt-1">
        {COPY.hint} <span className="tabular inline-block font-semibold">{COPY.number}</span>
        {COPY.rest}
      </p>
      <Disclosure label={COPY.more}>
        <ul className="text-ink">
          {COPY.cards.map(([number, effect]) => (
            <li key={number} className="py-1">
              <span className="tabular inline-block">{number}</span> {effect}
            </li>
          ))}
        </ul>
      </Disclosure>
    </aside>
  );
}
