import { type FormEvent, useId, useState } from 'react';
import { MAX_OCCASION_LENGTH, type TriedLook, tryLook } from '#contract/first-looks.ts';
import { call } from '#web/lib/api-client.ts';
import { inlineMessageOf } from '#web/lib/api-error.ts';
import { useAct } from '#web/lib/use-act.ts';
import { Button } from '#web/ui/button.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { LANDING_COPY } from './copy.ts';

const COPY = LANDING_COPY.tryIt;

/** Says what one dresses for, and gets a look at once. */
export function TryLookForm({ onMade }: { onMade: (look: TriedLook, occasion: string) => void }) {
  const [occasion, setOccasion] = useState('');
  const making = useAct((said: string) => call(tryLook, { body: { occasion: said } }), { retry: false });
  const id = useId();
  const errorId = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (making.isPending) return;
    const said = occasion.trim();
    void making.mutate(said, { onSuccess: (look) => onMade(look, said) });
  }

  return (
    <form method="post" action="/landing" onSubmit={submit} className="mt-6 max-w-[34rem] split:mt-8">
      <label htmlFor={id} className="mb-2.5 block text-lg font-medium">
        {COPY.label}
      </label>
      <div className="flex flex-wrap rounded-edge border border-ink focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-ink xs:flex-nowrap">
        <input
          id={id}
          type="text"
          name="occasion"
          maxLength={MAX_OCCASION_LENGTH}
          placeholder={COPY.placeholder}
          value={occasion}
          onChange={(event) => setOccasion(event.target.value)}
          aria-describedby={making.isError ? errorId : undefined}
          className="h-12 min-w-0 flex-1 basis-52 bg-transparent px-4 focus:outline-none"
        />
        <Button type="submit" pending={making.isPending} className="grow rounded-none! xs:grow-0">
          {making.isPending ? COPY.pending : COPY.submit}
        </Button>
      </div>
      <div id={errorId}>
        <InlineError>{making.error && inlineMessageOf(making.error, COPY.failed)}</InlineError>
      </div>
    </form>
  );
}
