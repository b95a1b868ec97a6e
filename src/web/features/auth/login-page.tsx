import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { loginForm } from '#contract/auth.ts';
import { usePageArrival } from '#web/lib/document-title.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useSchemaForm } from '#web/lib/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { FormNotice } from '#web/ui/toast/form-notice.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { AuthLayout } from './auth-layout.tsx';
import { AUTH_COPY } from './copy.ts';
import { isJudged, loginProblem } from './login-problem.ts';
import { nextAddress } from './next-address.ts';
import { ProviderProblemNote, ProviderSignIn, useSignInOptions } from './provider-sign-in.tsx';
import { useLogin, useSignIn } from './sign-in.ts';

const COPY = AUTH_COPY.login;

/** Fetched when it is asked for: most people remember. */
const ForgotPasswordDialog = lazyPart(
  async () => (await import('./forgot-password-dialog.tsx')).ForgotPasswordDialog,
);

export function LoginPage() {
  usePageArrival(COPY.pageTitle);
  const [, navigate] = useLocation();
  const signIn = useSignIn();
  const login = useLogin();
  const options = useSignInOptions();
  const form = useSchemaForm(loginForm, submit);
  const problem = login.error && loginProblem(login.error);
  const noticeId = useId();
  // Either may be what is wrong. Marked is the one to try again, where the focus goes.
  const refused = login.error !== null && isJudged(login.error) ? { wrongAt: noticeId } : {};
  const email = useRef<HTMLInputElement>(null);
  const [isForgotOpen, setForgotOpen] = useState(false);
  const isReset = useRef(false);
  const { focusField } = form;
  useEffect(() => {
    if (isForgotOpen || !isReset.current) return;
    isReset.current = false;
    // After the dialog has let go of the focus, which it does in a task of its own.
    setTimeout(() => focusField('password'));
  });

  function submit(credentials: { email: string; password: string }) {
    if (login.isPending) return;

    login.mutate(credentials, {
      onSuccess: ({ user, checked }) => {
        showToast(COPY.succeeded);
        signIn(checked ?? user);
        navigate(nextAddress() ?? (checked?.hasActiveSubscription ? '/home' : '/packages'));
      },
      onError: (error) => {
        showToast({ title: COPY.failed.title, description: loginProblem(error), variant: 'destructive' });
        form.focusField('password');
      },
    });
  }

  function closeForgot(resetEmail: string | null) {
    setForgotOpen(false);
    if (resetEmail === null || !email.current) return;

    // On with the new password: what was typed and said about the old one is over.
    login.reset();
    form.clear();
    email.current.value = resetEmail;
    isReset.current = true;
  }

  if (!options.password) {
    return (
      <AuthLayout title={COPY.title} look="evening">
        <ProviderProblemNote options={options} />
        <ProviderSignIn options={options} />
      </AuthLayout>
    );
  }

  return (
    <AuthLayout title={COPY.title} look="evening">
      <ProviderProblemNote options={options} />
      <FormNotice id={noticeId}>{problem}</FormNotice>
      <form method="post" action="/login" {...form.formProps} className="space-y-4">
        <TextField
          ref={email}
          label={COPY.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          {...form.field('email')}
        />
        <PasswordField
          label={COPY.password}
          autoComplete="current-password"
          {...form.field('password')}
          {...refused}
        />
        <button
          type="button"
          className="-mt-2 ml-auto flex min-h-11 items-center font-semibold underline underline-offset-4"
          onClick={() => setForgotOpen(true)}
        >
          {COPY.forgot}
        </button>
        <Button type="submit" pending={login.isPending} className="mt-2 w-full">
          {login.isPending ? COPY.pending : COPY.submit}
        </Button>
      </form>
      <ProviderSignIn options={options} />
      <p className="mt-12">
        {COPY.noAccount}{' '}
        <Link to="/register" className="inline-flex min-h-11 items-center font-semibold">
          {COPY.create}
        </Link>
      </p>
      {isForgotOpen && (
        <Suspense>
          <ForgotPasswordDialog email={email.current?.value ?? ''} onClose={closeForgot} />
        </Suspense>
      )}
    </AuthLayout>
  );
}
