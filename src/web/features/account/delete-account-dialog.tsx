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

interface DeleteAccountDialogProps {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Says what goes, asks for the proof, and ends the account. */
export function DeleteAccountDialog({ user, open, onOpenChange }: DeleteAccountDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={COPY.title} width="narrow" isAbove>
      <p className="mb-3">{COPY.description}</p>
      <ul className="list-disc space-y-1 pl-5">
        {COPY.goes.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      <p className="mt-4">
        {COPY.keepCopy}{' '}
        <a href={exportAccount.path} download className="inline-flex min-h-11 items-center font-semibold">
          {ACCOUNT_COPY.download}
        </a>
      </p>
      <ProofForm user={user} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}

function ProofForm({ user, onCancel }: { user: User; onCancel: () => void }) {
  const [, navigate] = useLocation();
  const deletion = useAccountDeletion();
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
    <form method="post" action="/home" {...formProps} className="mt-4 space-y-4">
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
      <div className="flex flex-wrap justify-end gap-3 pt-1">
        <Button onClick={onCancel}>{COPY.cancel}</Button>
        <Button type="submit" look="danger" pending={deletion.isPending}>
          {deletion.isPending ? COPY.pending : COPY.submit}
        </Button>
      </div>
    </form>
  );
}
