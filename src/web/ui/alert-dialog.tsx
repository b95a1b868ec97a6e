import { AlertDialog as Radix } from 'radix-ui';
import { buttonClass } from './button-class.ts';
import { classNames } from './class-names.ts';
import { DIALOG_BUTTONS, DIALOG_HEIGHT, DIALOG_PLACE } from './dialog-place.ts';
import { hearEscape, useOpenDialog } from './open-dialogs.ts';
import { noticePlace } from './toast/notice-place.ts';
import { useRestoredFocus } from './use-restored-focus.ts';

interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
}

/** Asks before something that cannot be taken back. The focus starts on the way out. */
export function AlertDialog(props: AlertDialogProps) {
  const focus = useRestoredFocus();
  useOpenDialog(props.open, props.onOpenChange);

  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <div aria-hidden data-backdrop className="fixed inset-0 z-60 bg-backdrop" />
        <div className={classNames(DIALOG_PLACE, 'z-60')}>
          <Radix.Content
            data-modal
            aria-modal
            onEscapeKeyDown={hearEscape}
            onOpenAutoFocus={focus.remember}
            onCloseAutoFocus={focus.onCloseAutoFocus}
            className={classNames(
              'animate-rise w-full overflow-y-auto overscroll-contain rounded-edge border-t border-line-strong bg-canvas p-5 sm:border raised sm:max-w-narrow sm:p-6',
              DIALOG_HEIGHT,
            )}
          >
            <Radix.Title className="title text-2xl">{props.title}</Radix.Title>
            <Radix.Description className="mt-3 text-ink-2">{props.description}</Radix.Description>
            <div ref={noticePlace} className="mt-6 empty:hidden" />
            <div className={classNames('mt-6', DIALOG_BUTTONS)}>
              <Radix.Cancel className={buttonClass({})}>{props.cancelLabel}</Radix.Cancel>
              <Radix.Action onClick={props.onConfirm} className={buttonClass({ look: 'danger' })}>
                {props.confirmLabel}
              </Radix.Action>
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
