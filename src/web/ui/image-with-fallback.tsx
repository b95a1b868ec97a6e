import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';

interface ImageWithFallbackProps extends ComponentProps<'img'> {
  alt: string;
  /** Stands in its place when it cannot be shown; `null` leaves nothing. */
  fallback: ReactNode;
}

/** A picture, or something else in its place. */
export function ImageWithFallback({ fallback, alt, src, ...image }: ImageWithFallbackProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | undefined>();

  // It may have been the connection alone.
  useEffect(() => {
    if (brokenSrc === undefined) return;
    const tryAgain = () => setBrokenSrc(undefined);
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [brokenSrc]);

  if (!src || src === brokenSrc) return fallback;

  return <img {...image} src={src} alt={alt} onError={() => setBrokenSrc(src)} />;
}
