import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the browser prints, and how to ask it to. */
export function usePrinting(): { isPrinting: boolean; print: () => Promise<void> } {
  const [isPrinting, setPrinting] = useState(false);

  useEffect(() => {
    // The browser lays the page out as soon as its listeners have returned.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);

  async function print() {
    flushSync(() => setPrinting(true));
    // A picture that is not decoded yet would be a blank on paper.
    const pictures = document.querySelectorAll<HTMLImageElement>('.lookbook img');
    await Promise.allSettled([...pictures].map((picture) => picture.decode()));
    window.print();
  }

  return { isPrinting, print };
}
