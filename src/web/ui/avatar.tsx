import { useState } from 'react';
import { classNames } from './class-names.ts';

interface AvatarProps {
  src: string | null;
  /** Its first letter stands in for a missing picture. */
  name: string;
  /** To be looked at, not to be pressed. */
  isLarge?: boolean;
}

/**
 * A round picture of a person, or their first letter. Decoration: the name stands beside it. What is not square is shown
 * as the server crops it: nearer to its top than to its bottom.
 */
export function Avatar({ src, name, isLarge = false }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const letter = [...name.trim()][0]?.toUpperCase() ?? 'U';

  return (
    <span
      aria-hidden
      className={classNames(
        'grid shrink-0 place-items-center overflow-hidden rounded-full',
        isLarge
          ? 'bg-ground title size-40 border border-line-strong text-5xl'
          : 'inked size-11 font-semibold',
      )}
    >
      {src !== null && src !== brokenSrc ? (
        <img
          src={src}
          alt=""
          className="photo size-full object-cover object-[50%_20%]"
          onError={() => setBrokenSrc(src)}
        />
      ) : (
        letter
      )}
    </span>
  );
}
