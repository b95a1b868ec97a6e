import { useSyncExternalStore } from 'react';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** `public/theme.js` reads it before the first paint. A cookie: logging out empties the storage, and a theme is nobody's secret. */
const COOKIE = 'theme';
const KEPT_SECONDS = 365 * 24 * 60 * 60;

const listeners = new Set<() => void>();

/** The theme chosen on this device, and how to choose another. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, chosenTheme, () => 'system'), chooseTheme];
}

function chosenTheme(): Theme {
  const attribute = document.documentElement.dataset.theme;
  return attribute === 'light' || attribute === 'dark' ? attribute : 'system';
}

function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;

  // Where cookies are blocked the choice lasts until the page is closed.
  const seconds = theme === 'system' ? 0 : KEPT_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: the other way to set one is not in every browser
  document.cookie = `${COOKIE}=${theme}; path=/; max-age=${seconds}; samesite=lax`;

  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
