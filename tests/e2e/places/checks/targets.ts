import type { Page } from '@playwright/test';

/** Whatever can be pressed and is smaller than 44 by 44 CSS pixels; a word within a sentence needs its line's height. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 44;
    const LEAST_IN_TEXT = 24;
    const CONTROLS =
      'a[href], button, input, select, textarea, summary, [role=tab], [role^=menuitem], [role=slider], [role=switch]';
    const modals = [...document.querySelectorAll('[data-modal]')];
    const scope = modals.at(-1) ?? document.body;

    return [...new Set([...scope.querySelectorAll<HTMLElement>(CONTROLS)].flatMap(complaint))];

    function complaint(element: HTMLElement): string[] {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.visually-hidden')) {
        const label = element.closest('label');
        if (!label || element.closest('[hidden]')) return [];
      }
      if (element.matches('input[type=hidden], input[type=file], [tabindex="-1"]:not([role])')) return [];
      const { width, height } = areaOf(element);
      if (width === 0 || height === 0) return [];
      if (isWithinText(element)) {
        const line = Number.parseFloat(getComputedStyle(element).lineHeight);
        return line >= LEAST_IN_TEXT - 3 ? [] : [`in a line of ${line} px: ${nameOf(element)}`];
      }
      if (width >= LEAST - 0.5 && height >= LEAST - 0.5) return [];
      return [`target of ${Math.round(width)} × ${Math.round(height)} px: ${nameOf(element)}`];
    }

    /** Where a press counts: the label of a choice, and the box over which a link is stretched. */
    function areaOf(element: HTMLElement): { width: number; height: number } {
      const own = element.getBoundingClientRect();
      const label = element.matches('input') ? element.closest('label')?.getBoundingClientRect() : undefined;
      if (label)
        return { width: Math.max(own.width, label.width), height: Math.max(own.height, label.height) };
      let { width, height } = own;
      for (const side of ['::before', '::after'] as const) {
        const style = getComputedStyle(element, side);
        if (style.content === 'none' || style.position !== 'absolute') continue;
        width = Math.max(width, Number.parseFloat(style.width) || 0);
        height = Math.max(height, Number.parseFloat(style.height) || 0);
      }
      return { width, height };
    }

    function isWithinText(element: HTMLElement): boolean {
      if (getComputedStyle(element).display !== 'inline') return false;
      return [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent?.trim().length ?? 0) > 1,
      );
    }

    function nameOf(element: HTMLElement): string {
      const words = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      return `<${element.localName} ${element.getAttribute('type') ?? ''}> “${words.slice(0, 50)}”`;
    }
  });
}
