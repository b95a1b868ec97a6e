import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getCurrentUser, loginForm, type User } from '#contract/auth.ts';
import { ApiError, inlineMessageOf } from '#web/lib/api-error.ts';
import { useSchemaForm } from '#web/lib/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useLogin, useSignIn } from './auth.queries.ts';
import { AUTH_COPY } from './copy.ts';
import { ProviderSignIn, useSignInOptions } from './provider-sign-in.tsx';

const COPY = AUTH_COPY.sessionEnded;

/** Opens when any call finds that the session is over. The screen below keeps what was begun on it. */
export function SessionEndedDialog({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => hearSessionEnd(queryClient, () => setOpen(true)), [queryClient]);

  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={COPY.title}
      description={COPY.description}
      width="narrow"
      isAbove
    >
      <SignInAgain user={user} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

function SignInAgain({ user, onDone }: { user: User; onDone: () => void }) {
  const queryClient = useQueryClient();
  const login = useLogin();
  const signIn = useSignIn();
  const options = useSignInOptions();
  const form = useSchemaForm(loginForm, submit);

  function submit(credentials: { email: string; password: string }) {
    if (login.isPending) return;

    login.mutate(credentials, {
      onSuccess: ({ user: found, checked }) => {
        onDone();
        if (found.id !== user.id) return signIn(checked ?? found);
        queryClient.setQueryData([getCurrentUser.path], checked ?? found);
        void queryClient.invalidateQueries();
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
      <InlineError>
        {login.isError && inlineMessageOf(login.error, AUTH_COPY.login.failed.fallback)}
      </InlineError>
      <Button type="submit" pending={login.isPending} className="w-full">
        {login.isPending ? AUTH_COPY.login.pending : AUTH_COPY.login.submit}
      </Button>
      <ProviderSignIn options={options} />
    </form>
  );
}

/** Calls `onEnd` whenever a query or mutation fails for want of a session. @returns what stops it */
function hearSessionEnd(queryClient: QueryClient, onEnd: () => void): () => void {
  const stopQueries = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') judge(event.action.error);
  });
  const stopMutations = queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') judge(event.action.error);
  });

  // A wrong password is a 401 as well, and no end of a session.
  function judge(error: unknown) {
    if (error instanceof ApiError && error.code === 'signed_out') onEnd();
  }

  return () => {
    stopQueries();
    stopMutations();
  };
}
