import { TAKE_OVER } from '#web/lib/kept.ts';
import { SERVICE_WORKER } from '#web/lib/language.ts';

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
      const offer = (worker: ServiceWorker) => {
        // The worker of another language gives way at once: this page came from the server in its own.
        if (serviceWorker.controller?.scriptURL.endsWith(SERVICE_WORKER))
          onNewVersion(() => takeOver(worker));
        else worker.postMessage(TAKE_OVER);
      };
      if (registration.waiting && serviceWorker.controller) offer(registration.waiting);
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
