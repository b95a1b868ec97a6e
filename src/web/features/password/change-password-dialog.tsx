import { useId, useRef } from 'react';
import type * as z from 'zod/mini';
import { changePasswordForm } from '#contract/password.ts';
import { inlineMessageOf, namesFields } from '#web/lib/api-error.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useSchemaForm } from '#web/lib/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { PASSWORD_COPY as COPY } from './copy.ts';
import { useChangePassword } from './password.queries.ts';

interface ChangePasswordDialogProps {
  email: string;
  onClose: () => void;
}

/** Only for who signs in with a password. Mounted while it is open, so that nothing typed outlives it. */
export function ChangePasswordDialog({ email, onClose }: ChangePasswordDialogProps) {
  const formId = useId();
  const change = useChangePassword();
  const form = useSchemaForm(changePasswordForm, submit);
  const firstField = useRef<HTMLInputElement>(null);

  function submit({ currentPassword, newPassword }: z.infer<typeof changePasswordForm>) {
    if (change.isPending) return;

    change.mutate(
      { currentPassword, newPassword },
      {
        onSuccess: () => {
          showToast(COPY.succeeded);
          onClose();
        },
        onError: (error) => {
          form.showServerErrors(error);
          showFailure(COPY.failed, error);
        },
      },
    );
  }

  return (
    <Dialog
      onClose={onClose}
      title={COPY.title}
      description={COPY.lead}
      width="narrow"
      initialFocus={firstField}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {COPY.cancel}
          </Button>
          <Button type="submit" form={formId} pending={change.isPending}>
            {change.isPending ? COPY.pending : COPY.submit}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.formProps} className="space-y-4">
        {/* Tells password managers whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          ref={firstField}
          label={COPY.currentPassword}
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
        <PasswordField label={COPY.newPassword} autoComplete="new-password" {...form.field('newPassword')} />
        <PasswordField
          label={COPY.confirmPassword}
          autoComplete="new-password"
          {...form.field('confirmPassword')}
        />
        <InlineError>
          {change.isError &&
            !namesFields(change.error) &&
            inlineMessageOf(change.error, COPY.failed.fallback)}
        </InlineError>
      </form>
    </Dialog>
  );
}
