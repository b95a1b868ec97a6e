import { useEffect } from 'react';
import { getCurrentUser, type User } from '#contract/auth.ts';
import { forgetReading, keepAnswers } from '#web/lib/reading.ts';
import { shareAccount } from '#web/shared/leaving.ts';
import { readPageState } from './read-page-state.ts';

const LAST_HERE = 'last-here';

/** One browser, one person: the other tabs are told who is here, and what was kept for somebody else goes. */
export function SharedAccount({ user }: { user: User }) {
  useEffect(() => {
    void keepFor(user);
    return shareAccount(user.id);
  }, [user]);
  return null;
}

async function keepFor(user: User): Promise<void> {
  if (isSomebodyElse(user.id)) await forgetReading();
  const state = readPageState();
  // What stands in the page is not asked for; without a connection it will be.
  await keepAnswers({
    ...(state?.user?.id === user.id ? state.answers : {}),
    [getCurrentUser.path]: user,
  });
}

function isSomebodyElse(userId: string): boolean {
  try {
    const before = localStorage.getItem(LAST_HERE);
    localStorage.setItem(LAST_HERE, userId);
    return before !== userId;
  } catch {
    // Storage is blocked: nobody can say, so nothing is kept.
    return true;
  }
}
