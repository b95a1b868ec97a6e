import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium for the journeys: the one named by CHROMIUM_PATH, the system's, one from Debian's packages (as root), or
 * Playwright's own download.
 * @throws with one line that says how to get one.
 */
export function findChromium(): string {
  const found = installedBrowser();
  if (found) return found;

  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from the Debian packages…');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  } else {
    console.log("Downloading Playwright's Chromium…");
    run('npx', ['playwright', 'install', 'chromium']);
  }

  const installed = installedBrowser();
  if (installed) return installed;
  throw new Error(
    'No Chromium: install one (e.g. apt-get install chromium), or set CHROMIUM_PATH to its program.',
  );
}

function installedBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  return [...(named ? [named] : []), ...SYSTEM_BROWSERS, chromium.executablePath()].find((path) =>
    existsSync(path),
  );
}

/** A failure here shows as "no browser" just after. */
function run(command: string, args: string[]): void {
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    shell: process.platform === 'win32',
  });
}
