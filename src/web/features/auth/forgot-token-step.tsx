import { useEffect, useRef } from 'react';
import type * as z from 'zod/mini';
import { resetForm } from '#contract/password.ts';
import { inlineMessageOf, namesFields } from '#web/lib/api-error.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useSchemaForm } from '#web/lib/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { DialogFoot } from '#web/ui/dialog.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { noticePlace } from '#web/ui/toast/notice-place.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { FORGOT_COPY } from './forgot-copy.ts';
import { useResetPassword } from './forgotten-password.ts';

const COPY = FORGOT_COPY.token;
const COPY_TOAST_MS = 2_000;

interface ForgotTokenStepProps {
  email: string;
  /** Shown to be copied, in local mode. */
  code: string | undefined;
  onBack: () => void;
  onReset: () => void;
}

export function ForgotTokenStep({ email, code, onBack, onReset }: ForgotTokenStepProps) {
  const reset = useResetPassword();
  const form = useSchemaForm(resetForm, submit);
  const token = useRef<HTMLInputElement>(null);
  useEffect(() => token.current?.focus(), []);

  function submit(values: z.infer<typeof resetForm>) {
    if (reset.isPending) return;

    reset.mutate(
      { ...values, email },
      {
        onSuccess: () => {
          showToast(COPY.succeeded);
          onReset();
        },
        onError: (error) => {
          form.showServerErrors(error);
          showFailure(COPY.failed, error);
        },
      },
    );
  }

  return (
    <>
      {code !== undefined && (
        <div className="bg-ground -mx-5 -mt-5 mb-6 px-5 py-4 sm:-mx-6 sm:-mt-6 sm:px-6">
          <div ref={noticePlace} data-quiet className="text-sm not-empty:mb-3" />
          <CopyField
            label={COPY.shownCode}
            value={code}
            onCopied={() => showToast({ ...COPY.copied, durationMs: COPY_TOAST_MS })}
          />
          <p className="mt-1 text-sm">{COPY.whyShown}</p>
        </div>
      )}
      <form {...form.formProps} className="space-y-4">
        {/* Tells password managers whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <TextField
          ref={token}
          label={COPY.token}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...form.field('token')}
        />
        <PasswordField label={COPY.newPassword} autoComplete="new-password" {...form.field('newPassword')} />
        <PasswordField
          label={COPY.confirmPassword}
          autoComplete="new-password"
          {...form.field('confirmPassword')}
        />
        <InlineError>
          {reset.isError && !namesFields(reset.error) && inlineMessageOf(reset.error, COPY.failed.fallback)}
        </InlineError>
        <DialogFoot isInBody>
          <Button look="secondary" onClick={onBack}>
            {COPY.back}
          </Button>
          <Button type="submit" pending={reset.isPending}>
            {reset.isPending ? COPY.pending : COPY.submit}
          </Button>
        </DialogFoot>
      </form>
    </>
  );
}
