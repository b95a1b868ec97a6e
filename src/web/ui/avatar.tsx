import { useState } from 'react';
import { inkOn } from '#web/lib/ink-on.ts';
import { classNames } from './class-names.ts';

interface AvatarProps {
  src: string | null;
  /** Its first letter stands in for a missing picture. */
  name: string;
  /** Behind the letter. */
  colour?: string | undefined;
  className?: string;
}

/**
 * A round picture of a person, or their first letter. Decoration: the name stands beside it. What is not square is shown
 * as the server crops it: nearer to its top than to its bottom.
 */
export function Avatar({ src, name, colour, className }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const letter = [...name.trim()][0]?.toUpperCase() ?? 'U';

  return (
    <span
      aria-hidden
      style={colour === undefined ? undefined : { backgroundColor: colour, color: inkOn(colour) }}
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
