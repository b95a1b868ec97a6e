type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const FIELDS = 'input, textarea, select';
/** By then React is through with what it was at. */
const HYDRATED_MS = 300;

/**
 * What was typed, ticked and chosen in a page that is not hydrated yet. React takes what stands in a field then for what
 * it has drawn there itself, and would never hear of it. To be asked for before hydrating, which may put it back.
 * @returns what tells React of each, once the root is its own
 */
export function earlyFilling(root: HTMLElement): (() => void)[] {
  return [...root.querySelectorAll<Field>(FIELDS)].flatMap((field) => fillingOf(field) ?? []);
}

/**
 * The same for the first field that is filled in while React is at it. A hand comes with events by which React hydrates
 * before the field changes; what fills in a form on the device has none, nor has the choice in a select.
 */
export function catchFilling(root: HTMLElement): void {
  const once = { capture: true, once: true };
  let isExpected = false;
  const expect = ({ target }: Event) => {
    isExpected = true;
    if (target !== null) hydrateNow(target);
  };
  const keep = ({ target }: Event) => {
    if (!isField(target)) return;
    const tell = fillingOf(target);
    const filledIn = contentOf(target);
    const isLost = () => (isChosen(target) ? contentOf(target) !== filledIn : !isExpected);
    setTimeout(() => isLost() && tell?.(), HYDRATED_MS);
  };
  root.addEventListener('beforeinput', expect, once);
  root.addEventListener('input', keep, once);
}

/** @returns what tells React of it; null where the field is as it was drawn */
function fillingOf(field: Field): (() => void) | null {
  if (isBox(field)) {
    const { type, checked, defaultChecked } = field;
    // Of radio buttons the chosen one says it all.
    const isFilled = checked !== defaultChecked && (checked || type === 'checkbox');
    return isFilled ? () => tick(field, checked) : null;
  }
  const text = field.value;
  const drawn = drawnTextOf(field);
  return text === drawn ? null : () => fill(field, text, drawn);
}

function tick(box: HTMLInputElement, checked: boolean): void {
  hydrateNow(box);
  // Back to what was drawn, where React sees it, then as a hand does it.
  box.checked = !checked;
  box.click();
}

function fill(field: Field, text: string, drawn: string): void {
  hydrateNow(field);
  if (field.type !== 'file') {
    // React hears of a change where it knows another text: the one that it sees being set on the element itself.
    field.value = drawn;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Presses a button, or sends a form, as a hand does: some listen to the pointer, some to the click. */
export function press(element: HTMLElement): void {
  hydrateNow(element);
  if (!element.isConnected) return;
  if (element instanceof HTMLFormElement) {
    element.requestSubmit();
    return;
  }
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
    element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  element.click();
}

/** Has React hydrate the part around an element at once, as it does for any discrete event. Nothing listens to `auxclick`. */
function hydrateNow(element: EventTarget): void {
  element.dispatchEvent(new Event('auxclick', { bubbles: true }));
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches(FIELDS);
}

/** Not typed: React puts these back where it has not heard of them. */
function isChosen(field: Field): boolean {
  return isBox(field) || field instanceof HTMLSelectElement;
}

function contentOf(field: Field): string | boolean {
  return isBox(field) ? field.checked : field.value;
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function drawnTextOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}
