import type { Page } from '@playwright/test';

/**
 * What is written on the ground of pictures itself: by night it is lit, too light for 7:1, and axe looks at no gradient.
 * Words have bg-ground, or a ground of their own.
 */
export async function writtenOnLitGround(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const complaints = new Set<string>();
    for (const ground of document.querySelectorAll('.ground')) {
      const texts = document.createTreeWalker(ground, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const words = texts.currentNode.textContent?.trim() ?? '';
        if (words !== '' && isBare(texts.currentNode.parentElement, ground))
          complaints.add(`written on lit ground: ${words}`);
      }
    }
    return [...complaints];

    function isBare(from: Element | null, ground: Element): boolean {
      for (let at = from; at !== null && at !== ground; at = at.parentElement) {
        const hasOwnGround = !getComputedStyle(at).backgroundColor.endsWith(', 0)');
        if (hasOwnGround || at.matches('.visually-hidden')) return false;
      }
      return from?.checkVisibility({ visibilityProperty: true }) === true;
    }
  });
}
