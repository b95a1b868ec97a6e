import type { Page } from '@playwright/test';

/** Whatever the keyboard can reach and does not show it by a ring of 2 px that stands out 3 to 1. */
export async function unseenFocus(page: Page): Promise<string[]> {
  // From now on the browser shows a focus as it does for somebody who uses the keyboard.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const FOCUSABLE =
      'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';
    const modals = [...document.querySelectorAll('[data-modal]')];
    const scope = modals.at(-1) ?? document.body;
    const painter = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const complaints: string[] = [];

    for (const element of scope.querySelectorAll<HTMLElement>(FOCUSABLE)) {
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.matches('[type=hidden], [tabindex="-1"], [data-radix-focus-guard]')
      )
        continue;
      // A choice is drawn by its label, a field's ring by its frame.
      const rings = [element, element.closest('label'), element.parentElement].filter((box) => box !== null);
      if (document.activeElement === element) element.blur();
      const before = rings.map(ringOf);
      element.focus({ preventScroll: true });
      if (document.activeElement !== element) continue;
      if (!rings.some((box, index) => hasRing(box) && ringOf(box) !== before[index]))
        complaints.push(`no ring on focus: ${nameOf(element)}`);
    }
    return [...new Set(complaints)];

    function ringOf(element: Element): string {
      const { outline, outlineOffset } = getComputedStyle(element);
      return `${outline} ${outlineOffset}`;
    }

    function hasRing(element: Element): boolean {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return false;
      return contrast(rgbOf(outlineColor), groundOf(element.parentElement)) >= 3;
    }

    function groundOf(element: Element | null): number[] {
      for (let box = element; box; box = box.parentElement) {
        const colour = rgbOf(getComputedStyle(box).backgroundColor);
        if ((colour[3] ?? 0) > 250) return colour;
      }
      return rgbOf(getComputedStyle(document.documentElement).backgroundColor);
    }

    function rgbOf(colour: string): number[] {
      if (!painter) return [];
      painter.clearRect(0, 0, 1, 1);
      painter.fillStyle = colour;
      painter.fillRect(0, 0, 1, 1);
      return [...painter.getImageData(0, 0, 1, 1).data];
    }

    function contrast(one: number[], other: number[]): number {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    }

    function luminance(colour: number[]): number {
      const [red = 0, green = 0, blue = 0] = colour.slice(0, 3).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }

    function nameOf(element: HTMLElement): string {
      const words = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      return `<${element.localName} ${element.getAttribute('type') ?? ''}> “${words.slice(0, 50)}” .${element.className.toString().slice(0, 80)}`;
    }
  });
}
