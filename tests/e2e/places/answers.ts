import type { Page, Route } from '@playwright/test';
import { type PageState, writePageState } from '#contract/page-state.ts';

/**
 * From now on the call has no answer: what waits for it goes on waiting. It does not leave the page: a call that is held
 * on its way goes on when the page is closed, and changes what the next place finds.
 */
export async function hold(page: Page, path: string): Promise<void> {
  await page.addInitScript((source) => {
    const shape = new RegExp(source);
    const isHeld = (address: string) => shape.test(new URL(address, window.location.href).pathname);
    const { fetch: call } = window;
    window.fetch = (input, init) =>
      isHeld(input instanceof Request ? input.url : String(input))
        ? new Promise<never>(() => {})
        : call(input, init);
    const { open } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.open = function (method: string, address: string | URL) {
      open.call(this, method, address, true);
      if (isHeld(String(address))) this.send = () => {};
    };
  }, shapeOf(path).source);
}

/** From now on the call fails as a server fails that cannot go on. */
export async function fail(page: Page, path: string, method?: string): Promise<void> {
  await answer(page, path, { status: 500, body: { message: 'Something went wrong on our side.' } }, method);
}

/** From now on the call is answered so, whatever the server would say. */
export async function answer(
  page: Page,
  path: string,
  { status = 200, body }: { status?: number; body: unknown },
  method?: string,
): Promise<void> {
  await page.route(ofPath(path), async (route: Route) => {
    if (method !== undefined && route.request().method() !== method) await route.fallback();
    else await route.fulfill({ status, json: body });
  });
}

/** The pages come undrawn and without answers: every screen asks for all that it shows, and is answered as said here. */
export async function withoutAnswers(page: Page): Promise<void> {
  await withState(page, ({ user }) => writePageState({ user }));
}

/** The pages come undrawn, and do not even say who is signed in. */
export async function withoutPageState(page: Page): Promise<void> {
  await withState(page, () => '');
}

async function withState(page: Page, change: (state: PageState) => string): Promise<void> {
  await page.route(
    ({ pathname }) => !/^\/(api|assets)\//.test(pathname),
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      const response = await route.fetch();
      const html = (await response.text()).replace(
        /(<div id="root">).*(<\/div><script[^>]*id="page-state"[^>]*>)([^<]+)/s,
        (_, root: string, tag: string, state: string) => root + tag + change(JSON.parse(state)),
      );
      return route.fulfill({ response, body: html });
    },
  );
}

/** Notices stay, as they do while the person looks into another window. */
export async function keepNotices(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
}

/** The notice is read, and put away. */
export async function closeNotice(page: Page): Promise<void> {
  const notices = page.getByRole('region', { name: 'Notifications (F8)' });
  await notices.getByRole('button', { name: 'Close' }).click();
}

function ofPath(path: string): (address: URL) => boolean {
  const shape = shapeOf(path);
  return ({ pathname }) => shape.test(pathname);
}

function shapeOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
}
