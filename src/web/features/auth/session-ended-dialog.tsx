import { useQueryClient } from '@tanstack/react-query';
import { getCurrentUser, loginForm, type User } from '#contract/auth.ts';
import { useSchemaForm } from '#web/lib/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useFirstControl } from '#web/ui/use-first-control.ts';
import { AUTH_COPY } from './copy.ts';
import { loginProblem } from './login-problem.ts';
import { ProviderSignIn, useSignInOptions } from './provider-sign-in.tsx';
import { SESSION_ENDED_COPY } from './session-ended-copy.ts';
import { useLogin, useSignIn } from './sign-in.ts';

const COPY = SESSION_ENDED_COPY;

interface SessionEndedDialogProps {
  user: User;
  /** Called once: whether the same person has signed in again. */
  onAnswer: (isRenewed: boolean) => void;
}

/** Over the screen that found the session at its end, which keeps what was begun on it. */
export function SessionEndedDialog({ user, onAnswer }: SessionEndedDialogProps) {
  // The address is known; only the password is missing.
  const password = useFirstControl('[autocomplete=current-password]');

  return (
    <Dialog
      onClose={() => onAnswer(false)}
      title={COPY.title}
      description={COPY.description}
      width="narrow"
      initialFocus={password.element}
      isAbove
    >
      <div ref={password.container}>
        <SignInAgain user={user} onAnswer={onAnswer} />
      </div>
    </Dialog>
  );
}

function SignInAgain({ user, onAnswer }: SessionEndedDialogProps) {
  const queryClient = useQueryClient();
  const login = useLogin();
  const signIn = useSignIn();
  const options = useSignInOptions();
  const form = useSchemaForm(loginForm, submit);

  function submit(credentials: { email: string; password: string }) {
    if (login.isPending) return;

    login.mutate(credentials, {
      onSuccess: ({ user: found, checked }) => {
        if (found.id !== user.id) {
          onAnswer(false);
          return signIn(checked ?? found);
        }
        queryClient.setQueryData([getCurrentUser.path], checked ?? found);
        onAnswer(true);
      },
      onError: () => form.focusField('password'),
    });
  }

  return (
    <form method="post" action="/login" {...form.formProps} className="space-y-4">
      <TextField
        label={AUTH_COPY.login.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        defaultValue={user.email}
        {...form.field('email')}
      />
      <PasswordField
        label={AUTH_COPY.login.password}
        autoComplete="current-password"
        {...form.field('password')}
      />
      <InlineError>{login.error && loginProblem(login.error)}</InlineError>
      <Button type="submit" pending={login.isPending} className="w-full">
        {login.isPending ? AUTH_COPY.login.pending : AUTH_COPY.login.submit}
      </Button>
      <ProviderSignIn options={options} />
    </form>
  );
}
