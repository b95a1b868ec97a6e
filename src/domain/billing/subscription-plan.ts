import { PACKAGE_IDS, type PackageId } from '#contract/plans.ts';

/** How far up a package stands; an upgrade leads to a higher rank. */
export function rankOf(packageId: PackageId): number {
  return PACKAGE_IDS.indexOf(packageId);
}

const RUNNING = ['active', 'trialing', 'past_due'];

/** Whether a subscription in this state gives its plan: paid, or still being collected by the provider. */
export function isRunning(status: string): boolean {
  return RUNNING.includes(status);
}

interface Candidate {
  id: string;
  packageId: PackageId;
  status: string;
  since: string;
}

/**
 * Of all running subscriptions of one person the one that counts: the highest, then the one that ran first. A person
 * has two only for the moment between paying an upgrade and the end of the old one, or after paying in two tabs at once.
 */
export function leadingOf<S extends Candidate>(subscriptions: readonly S[]): S | null {
  const running = subscriptions.filter(({ status }) => isRunning(status));
  running.sort(
    (a, b) =>
      rankOf(b.packageId) - rankOf(a.packageId) || a.since.localeCompare(b.since) || a.id.localeCompare(b.id),
  );
  return running[0] ?? null;
}
