import { useLocation } from 'wouter';
import { deletionByEmail, deletionByPassword, exportAccount } from '#contract/account.ts';
import type { User } from '#contract/auth.ts';
import { inlineMessageOf } from '#web/lib/api-error.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useSchemaForm } from '#web/lib/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useAccountDeletion, useForgetAccount } from './account.queries.ts';
import { ACCOUNT_COPY } from './copy.ts';

const COPY = ACCOUNT_COPY.deletion;
const FORM_ID = 'delete-account';

interface DeleteAccountDialogProps {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Says what goes, asks for the proof, and ends the account. */
export function DeleteAccountDialog({ user, open, onOpenChange }: DeleteAccountDialogProps) {
  const deletion = useAccountDeletion();

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={COPY.title}
      width="narrow"
      isAbove
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{COPY.cancel}</Button>
          <Button type="submit" form={FORM_ID} look="danger" pending={deletion.isPending}>
            {deletion.isPending ? COPY.pending : COPY.submit}
          </Button>
        </>
      }
    >
      <p className="mb-3">{COPY.description}</p>
      <ul className="divide-y divide-line border-y border-line">
        {COPY.goes.map((thing) => (
          <li key={thing} className="py-2">
            {thing}
          </li>
        ))}
      </ul>
      <p className="mt-4">
        {COPY.keepCopy}{' '}
        <a href={exportAccount.path} download className="inline-flex min-h-11 items-center font-semibold">
          {ACCOUNT_COPY.download}
        </a>
      </p>
      <ProofForm user={user} deletion={deletion} />
    </Dialog>
  );
}

interface ProofFormProps {
  user: User;
  deletion: ReturnType<typeof useAccountDeletion>;
}

function ProofForm({ user, deletion }: ProofFormProps) {
  const [, navigate] = useLocation();
  const forgetAccount = useForgetAccount();
  const byPassword = user.authProvider === 'local';
  const passwordForm = useSchemaForm(deletionByPassword, submit);
  const emailForm = useSchemaForm(deletionByEmail, submit);
  const { formProps, showServerErrors } = byPassword ? passwordForm : emailForm;

  function submit(proof: { password: string } | { email: string }) {
    if (deletion.isPending) return;

    deletion.mutate(proof, {
      onSuccess: () => {
        showToast(COPY.succeeded);
        forgetAccount();
        navigate('/landing');
      },
      onError: (error) => {
        showServerErrors(error);
        showFailure(COPY.failed, error);
      },
    });
  }

  return (
    <form id={FORM_ID} method="post" action="/home" {...formProps} className="mt-4">
      {byPassword ? (
        <PasswordField
          label={COPY.password}
          autoComplete="current-password"
          {...passwordForm.field('password')}
        />
      ) : (
        <TextField
          label={COPY.email}
          hint={COPY.emailHint(user.email)}
          type="email"
          inputMode="email"
          autoComplete="off"
          {...emailForm.field('email')}
        />
      )}
      <InlineError>{deletion.isError && inlineMessageOf(deletion.error, COPY.failed.fallback)}</InlineError>
    </form>
  );
}
