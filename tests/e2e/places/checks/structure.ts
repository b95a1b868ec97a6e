import type { Page } from '@playwright/test';

/** What somebody who hears a page stumbles over and axe leaves open: its title, headings, dialogs, names and focus. */
export async function structure(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const complaints: string[] = [];
    const modal = [...document.querySelectorAll<HTMLElement>('[data-modal]')].at(-1);
    const focused = document.activeElement;

    if (!/^\S.* – Hemline$/.test(document.title)) complaints.push(`the title is “${document.title}”`);
    const headings = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility());
    if (headings.length !== 1) complaints.push(`${headings.length} headings of level 1`);

    if (modal) lookAtDialog(modal);
    lookAtReferences(modal ?? document.body);
    lookAtErrors(modal ?? document.body);
    lookAtNames(modal ?? document.body);
    return complaints;

    function lookAtDialog(dialog: HTMLElement): void {
      if (!wordsOf(dialog, 'aria-labelledby')) complaints.push('the dialog has no name');
      if (!dialog.contains(focused))
        complaints.push(`the focus is outside of the dialog: ${nameOf(focused)}`);
      const heard = [...document.querySelectorAll('h1, [role=tab]')].filter(
        (element) => !dialog.contains(element) && !element.closest('[aria-hidden=true], [inert]'),
      );
      if (heard[0]) complaints.push(`heard behind the dialog: ${nameOf(heard[0])}`);
    }

    /** Whatever is named or described by something else is so by something that is there. */
    function lookAtReferences(scope: HTMLElement): void {
      for (const attribute of ['aria-labelledby', 'aria-describedby']) {
        for (const element of scope.querySelectorAll(`[${attribute}]`)) {
          const ids = element.getAttribute(attribute)?.split(' ') ?? [];
          if (!ids.every((id) => document.getElementById(id)))
            complaints.push(`${attribute} leads nowhere: ${nameOf(element)}`);
        }
      }
    }

    /** A bad field says what is bad, and the first one has the focus. */
    function lookAtErrors(scope: HTMLElement): void {
      const bad = [...scope.querySelectorAll('[aria-invalid=true]')];
      for (const field of bad) {
        if (!wordsOf(field, 'aria-describedby'))
          complaints.push(`does not say what is bad: ${nameOf(field)}`);
      }
      const [first] = bad;
      if (first && first !== focused && !first.contains(focused))
        complaints.push(`the first bad field has no focus: ${nameOf(first)}, but ${nameOf(focused)}`);
    }

    /** Of two things to press that are called the same nobody knows which is which, unless both lead to the same. */
    function lookAtNames(scope: HTMLElement): void {
      const known = new Map<string, Element>();
      for (const element of scope.querySelectorAll('a[href], button, summary, [role=tab], [role=menuitem]')) {
        if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[aria-hidden=true]'))
          continue;
        const name = [element.localName, labelOf(element), wordsOf(element, 'aria-describedby')]
          .join(' ')
          .trim();
        const other = known.get(name);
        if (other === undefined) known.set(name, element);
        else if (!leadToTheSame(element, other)) complaints.push(`two are called “${name}”`);
      }
    }

    function leadToTheSame(one: Element, other: Element): boolean {
      const row = one.closest('li, article');
      return (
        (row !== null && row === other.closest('li, article')) ||
        (one.hasAttribute('href') && one.getAttribute('href') === other.getAttribute('href'))
      );
    }

    function wordsOf(element: Element, attribute: string): string {
      const ids = element.getAttribute(attribute)?.split(' ') ?? [];
      return ids.map((id) => document.getElementById(id)?.textContent?.trim() ?? '').join('');
    }

    function labelOf(element: Element): string {
      const own = wordsOf(element, 'aria-labelledby') || element.getAttribute('aria-label');
      if (own) return own;
      const pictures = [...element.querySelectorAll('img')].map(({ alt }) => alt);
      return [element.textContent?.trim() ?? '', ...pictures].join(' ').trim();
    }

    function nameOf(element: Element | null): string {
      return element ? `<${element.localName}> “${labelOf(element).slice(0, 50)}”` : 'nothing';
    }
  });
}
