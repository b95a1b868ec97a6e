import { Link, useLocation } from 'wouter';
import type * as z from 'zod/mini';
import { registerForm } from '#contract/auth.ts';
import { inlineMessageOf, namesFields } from '#web/lib/api-error.ts';
import { usePageArrival } from '#web/lib/document-title.ts';
import { PRODUCT } from '#web/lib/product.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useSchemaForm } from '#web/lib/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { SocialLinks } from '#web/ui/social-links.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { FormNotice } from '#web/ui/toast/form-notice.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { AuthLayout } from './auth-layout.tsx';
import { AUTH_COPY } from './copy.ts';
import { ProviderSignIn, useSignInOptions } from './provider-sign-in.tsx';
import { useRegister, useSignIn } from './sign-in.ts';

const COPY = AUTH_COPY.registration;

export function RegistrationPage() {
  usePageArrival(COPY.pageTitle);
  const [, navigate] = useLocation();
  const signIn = useSignIn();
  const registration = useRegister();
  const options = useSignInOptions();
  const form = useSchemaForm(registerForm, submit);
  const problem =
    registration.isError &&
    !namesFields(registration.error) &&
    inlineMessageOf(registration.error, COPY.failed.fallback);

  function submit({ name, email, password }: z.infer<typeof registerForm>) {
    if (registration.isPending) return;

    registration.mutate(
      { name, email, password },
      {
        onSuccess: (user) => {
          showToast(COPY.succeeded);
          signIn(user);
          navigate('/onboarding');
        },
        onError: (error) => {
          form.showServerErrors(error);
          showFailure(COPY.failed, error);
        },
      },
    );
  }

  if (!options.password) {
    return (
      <AuthLayout title={COPY.title} titleToKeep={COPY.titleToKeep}>
        <ProviderSignIn options={options} />
      </AuthLayout>
    );
  }

  return (
    <AuthLayout title={COPY.title} titleToKeep={COPY.titleToKeep} isLong>
      <FormNotice>{problem}</FormNotice>
      <form method="post" action="/register" {...form.formProps} className="space-y-4">
        <TextField label={COPY.name} autoComplete="name" {...form.field('name')} />
        <TextField
          label={COPY.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          {...form.field('email')}
        />
        <PasswordField label={COPY.password} autoComplete="new-password" {...form.field('password')} />
        <PasswordField
          label={COPY.confirmPassword}
          autoComplete="new-password"
          {...form.field('confirmPassword')}
        />
        <Button type="submit" pending={registration.isPending} className="mt-2 w-full">
          {registration.isPending ? COPY.pending : COPY.submit}
        </Button>
      </form>
      <ProviderSignIn options={options} />
      <p className="mt-6">
        {COPY.haveAccount}{' '}
        <Link to="/login" className="inline-flex min-h-11 items-center font-semibold">
          {COPY.logIn}
        </Link>
      </p>
      <div className="text-sm">
        <SocialLinks label={AUTH_COPY.socials} links={PRODUCT.socials} />
      </div>
    </AuthLayout>
  );
}
