import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { readDraft, saveDraft } from '#web/lib/drafts.ts';
import { leave, shareAccount } from './leaving.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function aTab(userId: string) {
  const go = { to: vi.fn(), again: vi.fn() };
  stops.push(shareAccount(userId, go, 'another tab'));
  return go;
}

it('logging out in one tab logs out the others, and leaves no draft behind', async () => {
  const other = aTab('ada');
  const own = { to: vi.fn(), again: vi.fn() };
  stops.push(shareAccount('ada', own));
  saveDraft('quiz', 'ada', { at: 3 });

  leave();

  await vi.waitFor(() => expect(other.to).toHaveBeenCalledWith('/api/logout'));
  expect(own.to).not.toHaveBeenCalled();
  expect(readDraft('quiz', 'ada', z.object({ at: z.number() }))).toBeNull();
});

it('a tab of somebody who is signed in no longer is loaded anew; one of the same person stays', async () => {
  const first = aTab('ada');
  const second = aTab('ada');
  aTab('grace');

  await vi.waitFor(() => expect(second.again).toHaveBeenCalledOnce());
  expect(first.again).toHaveBeenCalledOnce();
});
