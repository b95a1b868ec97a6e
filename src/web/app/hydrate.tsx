import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { DRAWN_STYLES_ID } from '#contract/page-state.ts';
import { catchFilling, earlyFilling, press } from './early-acts.ts';

declare global {
  interface Window {
    /** Of `early.js`: ends the holding. @returns what was pressed or sent before the app was there, in that order */
    takeHeld?: () => HTMLElement[];
  }
}

/**
 * Brings a drawn page to life where it stands. The code of the screen must be there: what is hydrated waits for nothing.
 * What was typed, chosen or pressed meanwhile is told to the same elements, so that nothing of it is lost.
 */
export function hydrate(root: HTMLElement, app: ReactNode): void {
  const { pathname, search } = window.location;
  giveStylesBack(root);
  const filling = earlyFilling(root);
  // Fields that hold something already are told of below; an event for one would have React hydrate it before that.
  if (filling.length === 0) catchFilling(root);
  // In a transition the browser gets its turns in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <Router ssrPath={pathname} ssrSearch={search.slice(1)}>
        {app}
      </Router>,
      { onRecoverableError: report },
    );
  });
  for (const tell of filling) tell();
  void pressInTurn(window.takeHeld?.() ?? []);
}

/** Each press sees what the one before it has changed. */
async function pressInTurn(held: readonly HTMLElement[]): Promise<void> {
  for (const element of held) {
    press(element);
    await new Promise((next) => setTimeout(next));
  }
}

/** The policy refuses `style` in markup, so it came as a sheet (`drawn-markup.ts`); React expects it where it was. */
function giveStylesBack(root: HTMLElement): void {
  const sheet = document.querySelector<HTMLStyleElement>(`#${DRAWN_STYLES_ID}`);
  const rules = [...(sheet?.sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSStyleRule);
  for (const element of root.querySelectorAll<HTMLElement>('[data-drawn]')) {
    const rule = rules[Number(element.dataset.drawn)];
    if (rule) element.style.cssText = rule.style.cssText;
    element.removeAttribute('data-drawn');
  }
  sheet?.remove();
}

/**
 * What was drawn and what the app draws here differ: React has drawn that part anew. A fault of ours that nobody sees, so
 * it is made loud: journeys fail on it, and whatever watches a page's `error` event hears of it with the component's name.
 */
function report(error: unknown, { componentStack }: { componentStack?: string | undefined }): void {
  reportError(
    new Error(`The page was not hydrated as it was drawn: ${error}${componentStack ?? ''}`, { cause: error }),
  );
}
