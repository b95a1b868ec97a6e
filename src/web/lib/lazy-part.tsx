import { type ComponentType, lazy, useState } from 'react';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { isOffline } from './connection.ts';
import { PART_COPY } from './copy.ts';

/** A component that is fetched when it is first drawn, or before. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches it. Once it has come, the component renders without suspending. */
  load: () => Promise<void>;
};

const AGAIN_MS = 3_000;

/** Without a connection a part comes later: its failure would take everything on screen with it. */
async function untilItIsThere<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await fetchPart();
    } catch {
      // Without a connection the banner above the page has said it.
      if (isFirst && !isOffline()) tellOfWaiting();
      await new Promise((next) => setTimeout(next, AGAIN_MS));
    }
  }
}

/** Says that a part is missing, for the press shows nothing else; reloading helps after an update of the server. */
function tellOfWaiting(): void {
  const { title, description, reload, howToReload } = PART_COPY;
  const run = () => window.location.reload();
  showToast({
    title,
    description,
    variant: 'destructive',
    action: { label: reload, altText: howToReload, run },
  });
}

/** As React's `lazy`, but what has been fetched beforehand is drawn at once, without its fallback in between. */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let there: ComponentType<Props> | null = null;
  const fetchOnce = async () => {
    there ??= await fetchPart();
    return { default: there };
  };
  const Waiting = lazy(() => untilItIsThere(fetchOnce)) as unknown as ComponentType<Props>;

  // biome-ignore lint/correctness/noComponentHookFactories: as React's own `lazy`, to be called at module level only
  function Part(props: Props) {
    // As it was when this place was first drawn: a change of the component would draw its state anew.
    const [Shown] = useState(() => there ?? Waiting);
    return <Shown {...props} />;
  }
  return Object.assign(Part, {
    async load() {
      await fetchOnce();
    },
  });
}
