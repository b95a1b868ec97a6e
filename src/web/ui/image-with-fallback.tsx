import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';

interface ImageWithFallbackProps extends ComponentProps<'img'> {
  alt: string;
  /** Stands in its place when it cannot be shown; `null` leaves nothing. */
  fallback: ReactNode;
  /** Stands in its place until it has come. */
  meanwhile?: ReactNode;
}

/** A picture, or something else in its place. */
export function ImageWithFallback({ fallback, meanwhile, alt, src, ...image }: ImageWithFallbackProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | undefined>();
  const [shownSrc, setShownSrc] = useState<string | undefined>();

  // It may have been the connection alone.
  useEffect(() => {
    if (brokenSrc === undefined) return;
    const tryAgain = () => setBrokenSrc(undefined);
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [brokenSrc]);

  if (!src || src === brokenSrc) return fallback;

  const picture = <img {...image} src={src} alt={alt} onError={() => setBrokenSrc(src)} />;
  if (meanwhile === undefined) return picture;

  const show = () => setShownSrc(src);
  return (
    <>
      {src !== shownSrc && meanwhile}
      {/* What is in a picture React does not preload: the pages would begin with a link for each. */}
      <picture className="contents">
        <img
          {...image}
          // In a page that was drawn by the server it may be there before anybody listens.
          ref={(element) => {
            if (element?.complete && element.naturalWidth > 0) show();
          }}
          src={src}
          alt={alt}
          onLoad={show}
          onError={() => setBrokenSrc(src)}
        />
      </picture>
    </>
  );
}
