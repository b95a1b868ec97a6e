import type { Locator } from '@playwright/test';

/** A press at a place, as a hand does: Playwright's own looking for the element would be counted with it. */
export async function pressOn(what: Locator): Promise<() => Promise<void>> {
  const box = await what.boundingBox();
  if (box === null) throw new Error('It cannot be pressed.');
  return () => what.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
