import { inlineMessageOf } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { AuthStateList } from './auth-state-list.tsx';
import { DEBUG_COPY } from './copy.ts';
import { useAuthState, useDebugActivation, useTestUserLogin } from './debug.queries.ts';
import { DebugLayout, TOOL, TOOL_HINT } from './debug-layout.tsx';
import { OutboxSection } from './outbox-section.tsx';
import { useLeaveForApp } from './use-leave-for-app.ts';

const COPY = DEBUG_COPY.debug;

/** Signs in as the test user, and gives whoever is signed in a subscription. */
export function DebugPage() {
  const state = useAuthState({ enabled: true });
  const login = useTestUserLogin();
  const activation = useDebugActivation();
  const { isLeaving, leave } = useLeaveForApp();
  const isBusy = isLeaving || login.isPending || activation.isPending;

  function logIn() {
    login.mutate(undefined, {
      onSuccess: () => {
        showToast(COPY.loginSucceeded);
        leave();
      },
      onError: () => showToast({ ...COPY.loginFailed, variant: 'destructive' }),
    });
  }

  function activate() {
    activation.mutate(undefined, {
      onSuccess: () => {
        showToast(COPY.activateSucceeded);
        leave();
      },
      onError: () => showToast({ ...COPY.activateFailed, variant: 'destructive' }),
    });
  }

  return (
    <DebugLayout title={COPY.title} neighbour={{ address: '/production-fix', label: COPY.toFix }}>
      <section aria-labelledby="who">
        <h2 id="who" className="title mb-2 text-xl">
          {COPY.whoTitle}
        </h2>
        {state.data && <AuthStateList state={state.data} />}
        <InlineError>{state.isError && inlineMessageOf(state.error, DEBUG_COPY.fix.checkFailed)}</InlineError>
      </section>
      <section aria-labelledby="tools">
        <h2 id="tools" className="title text-xl">
          {COPY.toolsTitle}
        </h2>
        <div className="mt-4 space-y-6">
          <div>
            <Button className={TOOL} pending={isBusy} onClick={logIn}>
              {COPY.login}
            </Button>
            <p className={TOOL_HINT}>{COPY.loginHint}</p>
            <InlineError>
              {login.isError && inlineMessageOf(login.error, COPY.loginFailed.description)}
            </InlineError>
          </div>
          <div>
            <Button look="secondary" className={TOOL} pending={isBusy} onClick={activate}>
              {COPY.activate}
            </Button>
            <p className={TOOL_HINT}>{COPY.activateHint}</p>
            <InlineError>
              {activation.isError && inlineMessageOf(activation.error, COPY.activateFailed.description)}
            </InlineError>
          </div>
        </div>
      </section>
      <OutboxSection />
    </DebugLayout>
  );
}
