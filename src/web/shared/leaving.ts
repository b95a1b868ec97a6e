import { logout } from '#contract/auth.ts';
import { forgetDrafts } from '#web/lib/drafts.ts';
import { forgetReading } from '#web/lib/reading.ts';

const CHANNEL = 'account';

/** Names this tab in its messages: two channels of one tab hear each other, and its own log-out must not send it away. */
const THIS_TAB = String(Math.random());

type News = { kind: 'leaving'; tab: string } | { kind: 'here'; userId: string };

/** To be called when somebody logs out: nothing of theirs stays on this device, and the other tabs log out as well. */
export function leave(): void {
  forgetDrafts();
  void forgetReading();
  tell({ kind: 'leaving', tab: THIS_TAB });
}

/**
 * Tells the other tabs who is signed in, and listens to them: when one logs out, this one does; when somebody else is
 * signed in there, this page is no longer theirs and is loaded anew. @returns what stops it
 */
export function shareAccount(userId: string, go: Go = browser, tab: string = THIS_TAB): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {};

  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<News>) => {
    if (data.kind === 'leaving') {
      if (data.tab !== tab) go.to(logout.path);
    } else if (data.userId !== userId) go.again();
  };
  channel.postMessage({ kind: 'here', userId } satisfies News);
  return () => channel.close();
}

interface Go {
  to(address: string): void;
  again(): void;
}

const browser: Go = {
  to: (address) => window.location.assign(address),
  again: () => window.location.reload(),
};

function tell(news: News): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(news);
  channel.close();
}
