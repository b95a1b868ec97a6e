import { useState } from 'react';
import { classNames } from './class-names.ts';

interface AvatarProps {
  src: string | null;
  /** Its first letter stands in for a missing picture. */
  name: string;
  className?: string;
}

/**
 * A round picture of a person, or their first letter. Decoration: the name stands beside it. What is not square is shown
 * as the server crops it: nearer to its top than to its bottom.
 */
export function Avatar({ src, name, className }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const letter = [...name.trim()][0]?.toUpperCase() ?? 'U';

  return (
    <span
      aria-hidden
      className={classNames(
        'grid size-11 shrink-0 place-items-center overflow-hidden rounded-full bg-ink font-semibold text-canvas',
        className,
      )}
    >
      {src !== null && src !== brokenSrc ? (
        <img
          src={src}
          alt=""
          className="size-full object-cover object-[50%_20%]"
          onError={() => setBrokenSrc(src)}
        />
      ) : (
        letter
      )}
    </span>
  );
}
