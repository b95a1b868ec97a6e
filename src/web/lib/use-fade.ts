import { useState } from 'react';

/** What changes in its place fades in; what came with the place itself does not. @returns the class of what is `shown` */
export function useFade(shown: string | number): string | false {
  const [first, setFirst] = useState<string | number | null>(shown);
  if (first !== null && first !== shown) setFirst(null);
  return (first === null || first !== shown) && 'animate-fade';
}
