import { useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFoot } from '#web/ui/dialog.tsx';
import { Tick } from '#web/ui/tick.tsx';
import { noticePlace } from '#web/ui/toast/notice-place.ts';
import { FORGOT_COPY } from './forgot-copy.ts';
import { ForgotEmailStep } from './forgot-email-step.tsx';
import { ForgotTokenStep } from './forgot-token-step.tsx';

const COPY = FORGOT_COPY;

interface ForgotPasswordDialogProps {
  /** What was typed on the page below, to begin with. */
  email: string;
  /** Closed; with the address whose password was reset, if one was. */
  onClose: (resetEmail: string | null) => void;
}

type Step =
  | { at: 'email'; email: string }
  /** `code`: only in local mode, where it is shown. */
  | { at: 'token'; email: string; code: string | undefined; isMailed: boolean }
  | { at: 'success'; email: string };

/** A code that is shown is not said to be on its way. */
function leadOf(step: Step): string {
  if (step.at === 'token' && step.code !== undefined) return COPY.token.leadShown();
  if (step.at === 'token' && !step.isMailed) return COPY.token.leadOperator();
  return COPY[step.at].lead(step.email);
}

/** A forgotten password in three steps. Mounted while it is open, so that closing brings it back to the first. */
export function ForgotPasswordDialog({ email, onClose }: ForgotPasswordDialogProps) {
  const [step, setStep] = useState<Step>({ at: 'email', email });
  const firstField = useRef<HTMLInputElement>(null);
  const close = () => onClose(step.at === 'success' ? step.email : null);

  return (
    <Dialog
      onClose={close}
      title={COPY[step.at].title}
      description={leadOf(step)}
      width="narrow"
      initialFocus={firstField}
    >
      {step.at === 'email' && (
        <ForgotEmailStep
          email={step.email}
          fieldRef={firstField}
          onSent={({ email: sentTo, resetCode, codeFrom }) =>
            setStep({ at: 'token', email: sentTo, code: resetCode, isMailed: codeFrom !== 'operator' })
          }
        />
      )}
      {step.at === 'token' && (
        <ForgotTokenStep
          email={step.email}
          code={step.code}
          onBack={() => setStep({ at: 'email', email: step.email })}
          onReset={() => setStep({ at: 'success', email: step.email })}
        />
      )}
      {step.at === 'success' && (
        <>
          {/* What the notice says. */}
          <div className="flex items-center gap-3 py-2">
            <Tick className="size-8" />
            <div ref={noticePlace} data-quiet />
          </div>
          <DialogFoot isInBody>
            <Button autoFocus onClick={close}>
              {COPY.success.continue}
            </Button>
          </DialogFoot>
        </>
      )}
    </Dialog>
  );
}
