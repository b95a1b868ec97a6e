import type { Page } from '@playwright/test';

/** Notes from now on, on every page that is opened, what begins to move: a dialog has opened long before it is looked at. */
export async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    /** What changes where it stands: a color, or how much of it is seen. */
    const STAYS = /color|opacity|fill|stroke|visibility/;
    const seen: string[] = [];
    Object.assign(window, { motionSeen: seen });

    document.addEventListener(
      'animationstart',
      ({ animationName, target }) => note(animationName, target),
      true,
    );
    document.addEventListener(
      'transitionrun',
      ({ propertyName, target }) => {
        if (!STAYS.test(propertyName)) note(propertyName, target);
      },
      true,
    );

    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given) {
      note('animate()', this);
      return animate.apply(this, given);
    };
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (how) {
      if (typeof how === 'object' && how.behavior === 'smooth') note('scrolling', this);
      scrollIntoView.call(this, how);
    };

    function note(what: string, target: EventTarget | null): void {
      seen.push(`${what} of ${target instanceof Element ? target.outerHTML.slice(0, 100) : 'the page'}`);
    }
  });
}

/** What has moved or moves; for somebody who asked for no motion that is nothing. */
export async function motion(page: Page): Promise<string[]> {
  const seen = await page.evaluate(() => (window as unknown as { motionSeen: string[] }).motionSeen);
  return [...new Set(seen)].map((what) => `moved: ${what}`);
}
