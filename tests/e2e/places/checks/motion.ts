import type { Page } from '@playwright/test';

/** What moves for somebody who asked for no motion: a fade of 120 ms may be, nothing else. */
export async function motion(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { effect } = animation;
      if (!(effect instanceof KeyframeEffect) || animation.playState !== 'running') return [];
      const lasts = Number(effect.getComputedTiming().endTime);
      const moves = effect.getKeyframes().some((frame) => 'transform' in frame || 'clipPath' in frame);
      const name = animation instanceof CSSAnimation ? animation.animationName : animation.constructor.name;
      return moves || lasts > 120
        ? [`${name} moves for ${lasts} ms: ${effect.target?.outerHTML.slice(0, 100)}`]
        : [];
    }),
  );
}
