import { type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { MemberApp } from './app.tsx';
import { Arrival } from './arrival.tsx';
import { loadMemberScreen } from './member-app.tsx';

const PRESSABLE = 'a[href], button, summary, [role=tab], label, input';

/**
 * Draws a member's screen in the place of what the server drew, in one piece: that stays until all of the screen is
 * there. What was pressed or chosen meanwhile is then pressed or chosen, what had the focus has it.
 */
export async function takeOver(root: HTMLElement, app: ReactNode): Promise<void> {
  const { pathname, search } = window.location;
  try {
    await Promise.all([MemberApp.load(), loadMemberScreen(pathname, search), ...stylesThatCome()]);
  } catch {
    // The app says itself what it could not fetch.
  }
  const drawn = pressablesIn(root);
  const lists = [...root.querySelectorAll('select')];
  const focused = descriptionOf(document.activeElement?.closest(PRESSABLE), drawn);
  startTransition(() => {
    createRoot(root).render(<Arrival onArrival={arrive}>{app}</Arrival>);
  });

  function arrive() {
    chooseAgain(root, lists);
    goOn(root, drawn, focused);
  }
}

function chooseAgain(root: HTMLElement, lists: readonly HTMLSelectElement[]): void {
  const there = [...root.querySelectorAll('select')];
  for (const [place, { options, value }] of lists.entries()) {
    const same = there[place];
    const drawn = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
    if (!same || value === drawn?.value || ![...same.options].some((option) => option.value === value))
      continue;
    same.value = value;
    same.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

function goOn(root: HTMLElement, drawn: readonly Element[], focused: Description | null): void {
  // Asked for only now: what the server drew can be pressed for as long as it is there.
  const pressed = descriptionOf(window.earlyPress?.()?.closest(PRESSABLE), drawn);
  if (focused) find(root, focused)?.focus({ preventScroll: true });
  const again = pressed && find(root, pressed);
  // A tab is chosen by its focus.
  again?.focus({ preventScroll: true });
  again?.click();
}

/** What an element is to a person: the same in the app as in what the server drew. */
interface Description {
  tag: string;
  name: string;
  /** Which of those that are called so: every row of a list has its Delete. */
  place: number;
}

function descriptionOf(element: Element | null | undefined, drawn: readonly Element[]): Description | null {
  const name = element && nameOf(element);
  if (!name) return null;
  const { tagName } = element;
  return { tag: tagName, name, place: called(tagName, name, drawn).indexOf(element) };
}

function find(root: HTMLElement, { tag, name, place }: Description): HTMLElement | undefined {
  return called(tag, name, pressablesIn(root))[place];
}

function pressablesIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(PRESSABLE)];
}

function called<E extends Element>(tag: string, name: string, among: readonly E[]): E[] {
  return among.filter((element) => element.tagName === tag && nameOf(element) === name);
}

function nameOf(element: Element): string | null {
  return element.getAttribute('aria-label') ?? element.textContent;
}

/** What the server drew has the styles that it needs, and no others. */
function stylesThatCome(): Promise<unknown>[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    .filter((link) => link.sheet === null)
    .map(
      (link) =>
        new Promise((settled) => {
          for (const end of ['load', 'error']) link.addEventListener(end, settled, { once: true });
        }),
    );
}
