import { useEffect, useState } from 'react';
import type { PriceRange } from '#contract/outfits.ts';

/** The price range that the words of a request name, if any. Their reader is fetched with the first letter; the server reads them, too. */
export function useSaidPrice(prompt: string): PriceRange | null {
  const [said, setSaid] = useState<PriceRange | null>(null);

  useEffect(() => {
    if (prompt === '') {
      setSaid(null);
      return;
    }
    let isLatest = true;
    import('#domain/shopping/sum-in-words.ts').then(
      ({ priceRangeFor }) => {
        if (isLatest) setSaid(priceRangeFor(prompt));
      },
      () => {},
    );

    return () => {
      isLatest = false;
    };
  }, [prompt]);

  return said;
}
