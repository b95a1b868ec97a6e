import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useEffect, useId } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names.ts';
import { closeTopDialog } from '../dialog-history.ts';
import { ErrorMark } from '../inline-error.tsx';
import { WORDS } from '../words.ts';
import { useNoticeBar, useNoticePlace } from './notice-place.ts';
import { currentToasts, dismissToast, TOAST_DURATION_MS, type Toast, useToasts } from './toast-store.ts';

const SWIPE_THRESHOLD_PX = 50;

const VIEWPORT_ID = 'notices';

function isIn(target: EventTarget | null): boolean {
  return target instanceof Node && document.getElementById(VIEWPORT_ID)?.contains(target) === true;
}

/**
 * Shows the notices of the store. F8 moves the focus here; swiping to the right puts one away.
 * While a dialog is open they are a line of it, by its buttons, and on a page that is a form a line of that. Else they stand at
 * the lower edge: on a phone a line of its bar with the tabs, in a wide window over the page and as wide as their words. What one
 * says is past when the next thing is asked for.
 */
export function Toaster() {
  const toasts = useToasts();
  const place = useNoticePlace();
  const bar = useNoticeBar();
  const host = place ?? bar;
  useEffect(() => {
    document.addEventListener('submit', dismissAnswered, true);
    return () => document.removeEventListener('submit', dismissAnswered, true);
  }, []);

  const viewport = (
    <Radix.Viewport
      id={VIEWPORT_ID}
      hotkey={['F8']}
      label={WORDS.notifications}
      className={
        place
          ? undefined
          : classNames(
              'inset-x-0 z-60 md:fixed md:bottom-6 md:mx-auto md:w-fit md:max-w-normal',
              bar ? 'absolute bottom-full' : 'fixed bottom-0',
            )
      }
    />
  );

  return (
    <Radix.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      label={WORDS.notification}
    >
      {toasts.map((toast) => (
        <Notice
          key={toast.id}
          toast={toast}
          isInPlace={place !== undefined}
          isFirst={place?.dataset.first !== undefined}
          isQuiet={place?.dataset.quiet !== undefined}
          isFoot={place?.dataset.foot !== undefined}
        />
      ))}
      {host ? createPortal(viewport, host) : viewport}
    </Radix.Provider>
  );
}

function dismissAnswered(): void {
  for (const { id, open, action } of currentToasts()) if (open && !action) dismissToast(id);
}

interface NoticeProps {
  toast: Toast;
  isInPlace: boolean;
  /** Right below the head of its dialog. */
  isFirst: boolean;
  /** A line of what is said there already, and no bar. */
  isQuiet: boolean;
  /** In the line of the buttons of its dialog. */
  isFoot: boolean;
}

function Notice({ toast, isInPlace, isFirst, isQuiet, isFoot }: NoticeProps) {
  const isFailure = toast.variant === 'destructive';
  const titleId = useId();

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
        'animate-rise',
        !isQuiet && 'flex max-h-32 gap-2 overflow-y-auto border-y border-line py-3 text-sm leading-5',
        !isQuiet && (toast.description ? 'items-start' : 'items-center'),
        !isQuiet && (isInPlace ? 'pr-1 pl-4' : 'pr-3 pl-5 sm:pl-6'),
        isInPlace && !isQuiet && !isFoot && (isFirst ? 'mt-4' : 'mb-4'),
        !isQuiet && (isFailure ? 'failure' : 'bg-paper'),
        !isInPlace && 'md:rounded-edge md:border md:border-line-strong md:pr-1 md:pl-3.5',
        !isInPlace && !isFailure && 'md:raised',
        'data-[state=closed]:animate-settle data-[swipe=end]:animate-settle',
        'data-[swipe=move]:[translate:var(--radix-toast-swipe-move-x)]',
      )}
    >
      {isFailure && !isQuiet && (
        <span className="text-danger">
          <ErrorMark />
        </span>
      )}
      <div className={isQuiet ? undefined : 'flex min-w-0 flex-1 flex-wrap items-center gap-x-3'}>
        <div className="min-w-0 flex-1">
          <Radix.Title
            id={titleId}
            className={classNames('font-semibold', isQuiet ? 'inline' : isFailure && 'text-danger')}
          >
            {toast.title}
          </Radix.Title>
          {toast.description && (
            // On any ground it is read.
            <Radix.Description className={isQuiet ? 'ms-1.5 inline text-ink' : 'text-ink-2'}>
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
      {!isQuiet && (
        <Radix.Close
          aria-label={WORDS.close}
          // The dialog in which it stands has a cross, too.
          aria-describedby={titleId}
          className="-my-3 grid size-11 shrink-0 place-items-center rounded-edge"
        >
          <X aria-hidden size={18} strokeWidth={1.75} />
        </Radix.Close>
      )}
    </Radix.Root>
  );
}
