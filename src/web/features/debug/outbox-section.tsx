import { inlineMessageOf } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { DEBUG_COPY } from './copy.ts';
import { useOutbox } from './debug.queries.ts';

const COPY = DEBUG_COPY.debug;

/** The mails that local mode keeps instead of sending them: reset codes among them. */
export function OutboxSection() {
  const outbox = useOutbox();

  return (
    <section aria-labelledby="outbox">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="outbox" className="title text-xl">
          {COPY.outboxTitle}
        </h2>
        <Button
          look="quiet"
          size="small"
          pending={outbox.isFetching}
          onClick={() => outbox.refetch()}
          className="-mr-4"
        >
          {COPY.outboxAgain}
        </Button>
      </div>
      <p className="text-sm text-ink-2">{COPY.outboxHint}</p>
      <InlineError>{outbox.isError && inlineMessageOf(outbox.error, COPY.outboxFailed)}</InlineError>
      {outbox.data?.mails.length === 0 && <p className="mt-4">{COPY.outboxEmpty}</p>}
      <ul className="mt-4 space-y-4">
        {outbox.data?.mails.map((mail) => (
          <li key={mail.id} className="rounded-edge border border-line p-4">
            <h3 className="font-semibold">{mail.subject}</h3>
            <p className="tabular mt-1 text-sm break-words text-ink-2">
              {mail.recipient} · {mail.createdAt}
            </p>
            <p className="mt-3 break-words whitespace-pre-wrap">{mail.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
