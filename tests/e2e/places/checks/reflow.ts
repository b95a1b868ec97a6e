import type { Page } from '@playwright/test';

/** What is lost when the window is narrow or the letters are large: cut off, out of the window, or one over the other. */
export async function reflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CONTROLS =
      'a[href], button, input, select, textarea, summary, [role=tab], [role=menuitem], [role=slider], [tabindex="0"]';
    const complaints: string[] = [];
    const modals = [...document.querySelectorAll('[data-modal]')];
    const scope = modals.at(-1) ?? document.body;
    const width = document.documentElement.clientWidth;

    const overflow = document.documentElement.scrollWidth - width;
    if (overflow > 1) complaints.push(`the page scrolls sideways by ${overflow} px`);

    const elements = [...scope.querySelectorAll<HTMLElement>('*')].filter(isSeen);
    for (const element of elements) {
      if (isCut(element)) complaints.push(`cut off: ${nameOf(element)}`);
      const box = element.getBoundingClientRect();
      const isOutside = box.right > width + 1 || box.left < -1;
      const matters = element.matches(CONTROLS) || hasOwnText(element);
      if (isOutside && matters && !scrollsSideways(element))
        complaints.push(
          `out of the window (${Math.round(box.left)} to ${Math.round(box.right)}): ${nameOf(element)}`,
        );
    }

    const controls = elements.filter(
      // What nobody hears is pressed in another place, too: the pieces on a board, of which the list beside it tells.
      (element) =>
        element.matches(CONTROLS) && !element.matches('input, label, :disabled, [aria-hidden=true] *'),
    );
    const texts = elements.filter(hasOwnText).flatMap((element) => boxesOfText(element));
    for (const control of controls) {
      const box = visiblePart(control, control.getBoundingClientRect());
      for (const { element, rect: whole } of texts) {
        const rect = visiblePart(element, whole);
        if (control.contains(element) || element.contains(control) || layerOf(control) !== layerOf(element))
          continue;
        const across = Math.min(box.right, rect.right) - Math.max(box.left, rect.left);
        const down = Math.min(box.bottom, rect.bottom) - Math.max(box.top, rect.top);
        if (across > 3 && down > 3 && !isLabelOf(element, control))
          complaints.push(`${nameOf(control)} lies over “${element.textContent?.trim().slice(0, 40)}”`);
      }
    }
    return [...new Set(complaints)];

    function isSeen(element: HTMLElement): boolean {
      if (element.closest('.visually-hidden, svg, [aria-hidden="true"]:not(:has(*))')) return false;
      const { visibility } = getComputedStyle(element);
      const { width: wide, height } = element.getBoundingClientRect();
      return (
        visibility === 'visible' &&
        wide > 1 &&
        height > 1 &&
        // What is drawn only when it is scrolled to has no place until then.
        element.checkVisibility({ opacityProperty: true, contentVisibilityAuto: true })
      );
    }

    function hasOwnText(element: Element): boolean {
      return [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    }

    /** Text that is there but not to be seen; not what is shortened on purpose and whole elsewhere. */
    function isCut(element: HTMLElement): boolean {
      const style = getComputedStyle(element);
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return false;
      if (element.matches('input, textarea, select') || !element.textContent?.trim()) return false;
      const hides = (value: string) => value === 'hidden' || value === 'clip';
      const isPicture = element.querySelector('img, svg') !== null && !hasOwnText(element);
      return (
        !isPicture &&
        ((hides(style.overflowX) && element.scrollWidth > element.clientWidth + 2) ||
          (hides(style.overflowY) && element.scrollHeight > element.clientHeight + 2))
      );
    }

    function scrollsSideways(element: Element): boolean {
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (['auto', 'scroll'].includes(getComputedStyle(box).overflowX)) return true;
      }
      return false;
    }

    function boxesOfText(element: HTMLElement) {
      const range = document.createRange();
      return [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        .flatMap((node) => {
          range.selectNodeContents(node);
          return [...range.getClientRects()].map((rect) => ({ element, rect }));
        });
    }

    /** What its scrolling boxes show of it. */
    function visiblePart(element: Element, { left, right, top, bottom }: DOMRect) {
      const part = { left, right, top, bottom };
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (getComputedStyle(box).overflowY === 'visible') continue;
        const shown = box.getBoundingClientRect();
        part.left = Math.max(part.left, shown.left);
        part.right = Math.min(part.right, shown.right);
        part.top = Math.max(part.top, shown.top);
        part.bottom = Math.min(part.bottom, shown.bottom);
      }
      return part;
    }

    /** What stays where it is while the rest scrolls lies over it, and should. */
    function layerOf(element: Element): Element | null {
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(box).position)) return box;
      }
      return null;
    }

    function isLabelOf(element: Element, control: Element): boolean {
      return element.closest('label')?.contains(control) ?? false;
    }

    function nameOf(element: HTMLElement): string {
      const words = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      return `<${element.localName}> “${words.slice(0, 50)}” .${element.className.toString().slice(0, 60)}`;
    }
  });
}
