import { expect, test } from '@playwright/test';
import { ALL_PLACES } from './places/all-places.ts';
import { motion } from './places/checks/motion.ts';
import { type Look, type Visitor, visit } from './places/visit.ts';
import { startApp } from './start-app.ts';

// Where something moves: a notice that rises, a dialog, a menu, and stitches that are being sewn.
const MOVING = [
  'visitor/login-failed',
  'visitor/forgot-email',
  'shell/fitting',
  'shell/account-menu',
  'outfits/generate-waiting',
  'outfits/job-under-way',
];
const PLACES = ALL_PLACES.filter(({ name }) => MOVING.includes(name));

test('whoever asked for no motion sees none, where others see things come and stitches sewn', async ({
  browser,
}) => {
  test.slow();
  expect(PLACES).toHaveLength(MOVING.length);
  const app = await startApp();
  const visitor = visit(browser, app.address);
  try {
    for (const [name, moved] of await movedBy(visitor, 'reduce')) expect(moved, name).toEqual([]);
    for (const [name, moved] of await movedBy(visitor, 'no-preference')) expect(moved, name).not.toEqual([]);
  } finally {
    await visitor.close();
    await app.stop();
  }
});

async function movedBy(
  visitor: Visitor,
  reducedMotion: NonNullable<Look['reducedMotion']>,
): Promise<Map<string, string[]>> {
  const moved = new Map<string, string[]>();
  for (const place of PLACES) {
    const page = await visitor.go(place, { width: 390, theme: 'light', reducedMotion });
    moved.set(place.name, await motion(page));
    await page.close();
  }
  return moved;
}
