/** Puts the focus into the first field, or the first choice of a group, that has an error. */
export function focusFirstInvalid(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus();
}
