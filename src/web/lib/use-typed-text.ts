import { useState } from 'react';

/**
 * A text that is typed and also stands in the address: the address follows it (`write`, soon), and it follows the
 * address when that is changed by Back or a link.
 */
export function useTypedText(addressText: string, write: (text: string) => void) {
  const [text, setText] = useState(addressText);
  const [seen, setSeen] = useState(addressText);
  if (addressText !== seen) {
    setSeen(addressText);
    setText(addressText);
  }

  function type(next: string) {
    setText(next);
    write(next);
  }

  return [text, type] as const;
}
