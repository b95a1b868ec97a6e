import { TAKE_OVER } from '#web/lib/kept.ts';
import { SERVICE_WORKER } from '#web/lib/language.ts';
import { letTakeOver } from '#web/lib/worker-change.ts';

const CHECK_EVERY_MS = 60 * 60_000;

/**
 * Starts the service worker, which keeps what can be read without a connection.
 * @param onNewVersion called when a new version waits; what it is given takes it over and loads the page anew.
 * @returns what stops the watching
 */
export function keepForOffline(onNewVersion: (takeOver: () => void) => void): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => {};
  const { serviceWorker } = navigator;
  let isStopped = false;
  let timer = 0;

  void serviceWorker
    .register(SERVICE_WORKER)
    .then((registration) => {
      if (isStopped) return;
      const { waiting } = registration;
      // From a language that was chosen and left again: nobody is asked about it, nor about what comes in its place.
      let isLeftOver = waiting !== null && !isOurs(waiting);
      const offer = (worker: ServiceWorker) => {
        // The worker of another language gives way at once: this page came from the server in its own.
        if (isOurs(serviceWorker.controller) && !isLeftOver) onNewVersion(() => takeOver(worker));
        else letTakeOver(worker);
        isLeftOver = false;
      };
      if (waiting && !isLeftOver && serviceWorker.controller) offer(waiting);
      registration.addEventListener('updatefound', () => {
        const found = registration.installing;
        found?.addEventListener('statechange', () => {
          // The first one of all has nobody to take over from.
          if (found.state === 'installed' && serviceWorker.controller) offer(found);
        });
      });
      timer = window.setInterval(() => void registration.update().catch(() => {}), CHECK_EVERY_MS);
    })
    .catch(() => {
      // Not allowed here, or out of room: everything works but without a connection.
    });

  return () => {
    isStopped = true;
    window.clearInterval(timer);
  };

  function takeOver(worker: ServiceWorker): void {
    serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
    worker.postMessage(TAKE_OVER);
  }
}

function isOurs(worker: ServiceWorker | null): boolean {
  return worker?.scriptURL.endsWith(SERVICE_WORKER) ?? false;
}
