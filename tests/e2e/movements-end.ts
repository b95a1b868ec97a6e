import type { Page } from '@playwright/test';

/**
 * Nothing moves any more but what moves for ever. What slides in is half transparent on its way, and half-way between
 * two themes nothing has its contrast. What lies folded away moves never, nor does it come to its end.
 */
export async function movementsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .filter(
        ({ effect }) => !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility() !== false,
      );
    await Promise.all(ending.map((animation) => animation.finished.catch(() => {})));
  });
}
