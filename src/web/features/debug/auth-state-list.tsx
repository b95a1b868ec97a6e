import type { AuthState } from '#contract/debug.ts';
import { DEBUG_COPY } from './copy.ts';

const COPY = DEBUG_COPY.state;

/** What the server says about who is signed in, in its own words. */
export function AuthStateList({ state }: { state: AuthState }) {
  const { user } = state;
  if (user === null) return <p className="text-ink-2">{COPY.signedOut}</p>;

  const rows = [
    [COPY.user, `${user.name} <${user.email}>`],
    [COPY.id, user.id],
    [COPY.provider, user.authProvider],
    [
      COPY.subscription,
      user.subscriptionDetails ? COPY.active(user.subscriptionDetails.packageId) : COPY.none,
    ],
    [COPY.since, state.signedInAt ?? ''],
  ] as const;

  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr]">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-2">{name}</dt>
          <dd className="tabular mb-2 min-w-0 break-words sm:mb-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
