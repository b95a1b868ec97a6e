import { useRef } from 'react';
import { inlineMessageOf } from '#web/lib/api-error.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { ErrorBox } from '#web/shared/error-box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { DEVICES_COPY as COPY } from './copy.ts';
import { DeviceRow } from './device-row.tsx';
import { useDevices, useSignOutDevice, useSignOutOthers } from './devices.queries.ts';

/** Where the account is signed in, with the way to end that. */
export function DevicesDialog({ onClose }: { onClose: () => void }) {
  const devices = useDevices();
  const signOut = useSignOutDevice();
  const signOutOthers = useSignOutOthers();
  const list = useRef<HTMLUListElement>(null);
  const others = devices.data?.filter((device) => !device.isCurrent) ?? [];
  const failure = signOut.error ?? signOutOthers.error;

  function tell(title: string, description: string) {
    showToast({ title, description });
    // The button that was pressed goes with its row.
    list.current?.focus();
  }

  function fail(error: Error) {
    showFailure(COPY.failed, error);
  }

  return (
    <Dialog
      onClose={onClose}
      isAbove
      width="narrow"
      title={COPY.title}
      description={COPY.lead}
      footer={
        others.length > 0 && (
          <Button
            look="secondary"
            pending={signOutOthers.isPending}
            onClick={() => {
              signOut.reset();
              signOutOthers.mutate(undefined, {
                onSuccess: () => tell(COPY.othersDone.title, COPY.othersDone.description),
                onError: fail,
              });
            }}
          >
            {COPY.signOutOthers}
          </Button>
        )
      }
    >
      {devices.isPending && <Spinner label={COPY.loading} />}
      {devices.isError && (
        <ErrorBox
          title={COPY.loadFailed}
          actions={
            <Button size="small" onClick={() => devices.refetch()}>
              {COPY.tryAgain}
            </Button>
          }
        >
          {COPY.kept}
        </ErrorBox>
      )}
      {devices.isSuccess && (
        <ul ref={list} tabIndex={-1} aria-label={COPY.list} className="divide-y divide-line">
          {devices.data.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              isEnding={signOut.isPending && signOut.variables.id === device.id}
              onSignOut={() => {
                signOutOthers.reset();
                signOut.mutate(device, {
                  onSuccess: () => tell(COPY.done.title, COPY.done.description(COPY.name(device.name))),
                  onError: fail,
                });
              }}
            />
          ))}
        </ul>
      )}
      {devices.isSuccess && others.length === 0 && (
        <p className="mt-4 border-t border-line pt-4 text-sm text-ink-2">{COPY.alone}</p>
      )}
      <InlineError>{failure && inlineMessageOf(failure, COPY.failed.fallback)}</InlineError>
    </Dialog>
  );
}
