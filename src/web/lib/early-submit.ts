import { type RefObject, useEffect } from 'react';

declare global {
  interface Window {
    /** Of `public-page.js`: ends the holding of forms. @returns the form that was sent before the app was there */
    earlySubmit?: () => HTMLFormElement | null;
  }
}

/** Sends the form once more that a quick person has sent before this page was taken over. */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const early = window.earlySubmit?.();
    delete window.earlySubmit;
    if (early && early === form.current) early.requestSubmit();
  }, [form]);
}
