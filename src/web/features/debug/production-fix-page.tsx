import { useState } from 'react';
import { authFixForm } from '#contract/debug.ts';
import { inlineMessageOf } from '#web/lib/api-error.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useSchemaForm } from '#web/lib/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { AuthStateList } from './auth-state-list.tsx';
import { DEBUG_COPY } from './copy.ts';
import { useAuthFix, useAuthState } from './debug.queries.ts';
import { DebugLayout, TOOL, TOOL_HINT } from './debug-layout.tsx';
import { useLeaveForApp } from './use-leave-for-app.ts';

const COPY = DEBUG_COPY.fix;

/** Shows who the server takes the browser for, and signs it in to the account of any address. */
export function ProductionFixPage() {
  return (
    <DebugLayout title={COPY.title} neighbour={{ address: '/debug', label: COPY.toDebug }}>
      <AuthStateSection />
      <FixSection />
    </DebugLayout>
  );
}

function AuthStateSection() {
  const [isAsked, setAsked] = useState(false);
  const state = useAuthState({ enabled: isAsked });

  function check() {
    if (isAsked) void state.refetch();
    setAsked(true);
  }

  return (
    <section aria-labelledby="state">
      <h2 id="state" className="title mb-4 text-xl">
        {COPY.stateTitle}
      </h2>
      <Button look="secondary" className={TOOL} pending={state.isFetching} onClick={check}>
        {COPY.check}
      </Button>
      <p className={TOOL_HINT}>{COPY.checkHint}</p>
      <div aria-live="polite" className="not-empty:mt-4">
        {state.data && <AuthStateList state={state.data} />}
      </div>
      <InlineError>{state.isError && inlineMessageOf(state.error, COPY.checkFailed)}</InlineError>
    </section>
  );
}

function FixSection() {
  const fix = useAuthFix();
  const { isLeaving, leave } = useLeaveForApp();
  const form = useSchemaForm(authFixForm, submit);
  const isBusy = isLeaving || fix.isPending;

  function submit({ email }: { email: string }) {
    if (isBusy) return;

    fix.mutate(
      { email },
      {
        onSuccess: (fixed) => {
          showToast(COPY.fixSucceeded(fixed.email));
          leave();
        },
        onError: (error) => {
          form.showServerErrors(error);
          showFailure(COPY.fixFailed, error);
        },
      },
    );
  }

  return (
    <section aria-labelledby="fix">
      <h2 id="fix" className="title mb-4 text-xl">
        {COPY.fixTitle}
      </h2>
      <form method="post" action="/production-fix" {...form.formProps} className="space-y-4">
        <TextField
          label={COPY.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.field('email')}
        />
        <div>
          <Button type="submit" className={TOOL} pending={isBusy}>
            {COPY.fix}
          </Button>
          <p className={TOOL_HINT}>{COPY.emailHint}</p>
        </div>
        <InlineError>{fix.isError && inlineMessageOf(fix.error, COPY.fixFailed.fallback)}</InlineError>
      </form>
    </section>
  );
}
