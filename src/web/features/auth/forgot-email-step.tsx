import { type RefObject, useEffect } from 'react';
import { forgotForm } from '#contract/password.ts';
import { inlineMessageOf } from '#web/lib/api-error.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useSchemaForm } from '#web/lib/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogFoot } from '#web/ui/dialog.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { FORGOT_COPY } from './forgot-copy.ts';
import { type SentCode, useForgotPassword } from './forgotten-password.ts';

const COPY = FORGOT_COPY.email;
/** Long enough to change over to the mails and back. */
const CODE_TOAST_MS = 10_000;

interface ForgotEmailStepProps {
  email: string;
  fieldRef: RefObject<HTMLInputElement | null>;
  onSent: (sent: SentCode) => void;
}

export function ForgotEmailStep({ email, fieldRef, onSent }: ForgotEmailStepProps) {
  const forgot = useForgotPassword();
  const form = useSchemaForm(forgotForm, submit);
  useEffect(() => fieldRef.current?.focus(), [fieldRef]);

  function submit({ email: address }: { email: string }) {
    if (forgot.isPending) return;

    forgot.mutate(address, {
      onSuccess: (sent) => {
        if (sent.codeFrom !== 'operator') showToast({ ...COPY.sent, durationMs: CODE_TOAST_MS });
        onSent(sent);
      },
      onError: (error) => showFailure(COPY.failed, error),
    });
  }

  return (
    <form {...form.formProps} className="space-y-4">
      <TextField
        ref={fieldRef}
        label={COPY.label}
        type="email"
        inputMode="email"
        autoComplete="username"
        defaultValue={email}
        {...form.field('email')}
      />
      <InlineError>{forgot.isError && inlineMessageOf(forgot.error, COPY.failed.fallback)}</InlineError>
      <DialogFoot isInBody>
        <Button type="submit" pending={forgot.isPending}>
          {forgot.isPending ? COPY.pending : COPY.submit}
        </Button>
      </DialogFoot>
    </form>
  );
}
