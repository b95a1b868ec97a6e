import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { classNames } from '../class-names.ts';
import { closeTopDialog } from '../dialog-history.ts';
import { WORDS } from '../words.ts';
import { dismissToast, TOAST_DURATION_MS, type Toast, useToasts } from './toast-store.ts';

const SWIPE_THRESHOLD_PX = 50;

const VIEWPORT_ID = 'notices';

function isIn(target: EventTarget | null): boolean {
  return target instanceof Node && document.getElementById(VIEWPORT_ID)?.contains(target) === true;
}

/**
 * Shows the notices of the store. F8 moves the focus here; swiping to the right puts one away.
 * They stand where no primary action is and no title: on a phone over the header, whose height they keep to, as actions
 * are at the bottom; over any dialog in the room above it (`dialog-place.ts`), which they never outgrow; else beside the
 * content of a wide window, no wider than the sidebar. Pages in two halves have their names above and their look below;
 * where the look stands beside the form, in the corner that its clothes leave free.
 */
export function Toaster() {
  const toasts = useToasts();

  return (
    <Radix.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      label={WORDS.notification}
    >
      {toasts.map((toast) => (
        <Notice key={toast.id} toast={toast} />
      ))}
      <Radix.Viewport
        id={VIEWPORT_ID}
        hotkey={['F8']}
        label={WORDS.notifications}
        className="fixed inset-x-0 top-0 z-60 mx-auto flex w-full max-w-form flex-col p-1.5 sm:max-w-normal alone:md:top-auto alone:md:bottom-0 alone:md:mx-0 alone:md:max-w-[20rem] alone:md:p-6 in-data-split:alone:top-auto in-data-split:alone:bottom-0 in-data-split:alone:md:ml-[50%] in-data-split:alone:md:top-0 in-data-split:alone:md:bottom-auto"
      />
    </Radix.Provider>
  );
}

function Notice({ toast }: { toast: Toast }) {
  const isFailure = toast.variant === 'destructive';

  return (
    <Radix.Root
      open={toast.open}
      onOpenChange={(open) => !open && dismissToast(toast.id)}
      // The dialog in which somebody stands goes first.
      onEscapeKeyDown={(event) => {
        if (!isIn(event.target) && closeTopDialog()) event.preventDefault();
      }}
      type={isFailure ? 'foreground' : 'background'}
      {...(toast.durationMs === undefined ? {} : { duration: toast.durationMs })}
      className={classNames(
        'animate-rise flex max-h-21 gap-2 overflow-y-auto rounded-edge border border-line-strong bg-canvas py-2.5 pr-1 pl-3.5 text-sm leading-5 shadow-raised alone:max-h-none alone:md:py-4 alone:md:pr-2 alone:md:pl-4',
        toast.description ? 'items-start' : 'items-center',
        'data-[state=closed]:animate-settle data-[swipe=end]:animate-settle',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
      )}
    >
      <div className="flex min-h-7 min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <div className="min-w-0 grow basis-48">
          {/* In one run of text: a line less stands over what is below. */}
          <Radix.Title
            className={classNames(
              'inline font-semibold alone:md:block alone:md:text-base',
              isFailure && 'text-danger',
            )}
          >
            {toast.title}
          </Radix.Title>
          {toast.description && (
            <Radix.Description className="ms-1.5 inline text-ink-2 alone:md:ms-0 alone:md:mt-0.5 alone:md:block">
              {toast.description}
            </Radix.Description>
          )}
        </div>
        {toast.action && (
          <Radix.Action
            altText={toast.action.altText}
            onClick={toast.action.run}
            className="inline-flex min-h-11 min-w-11 items-center font-semibold underline underline-offset-4"
          >
            {toast.action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close
        aria-label={WORDS.close}
        className="-my-2 grid size-11 shrink-0 place-items-center rounded-edge"
      >
        <X aria-hidden size={18} strokeWidth={1.75} />
      </Radix.Close>
    </Radix.Root>
  );
}
