import { ShownLookPicture } from '#web/shared/shown-look.tsx';

interface HalfSewnCoatProps {
  /** How wide it is drawn, as in an image's `sizes`. */
  sizes: string;
  className?: string;
}

/** A coat whose hem is half sewn, the needle still in the thread: what was expected here is not finished. Decoration. */
export function HalfSewnCoat({ sizes, className }: HalfSewnCoatProps) {
  return (
    <div aria-hidden className={className}>
      <div className="relative">
        <ShownLookPicture name="coat" sizes={sizes} className="h-auto w-full" />
        {/* In the pixels of the picture: along the hem, and off it. */}
        <svg
          aria-hidden="true"
          viewBox="0 0 1024 1280"
          className="absolute inset-0 size-full fill-none stroke-ink"
        >
          <path d="M254 1086c110 6 210 4 306 0" strokeWidth="10" strokeDasharray="36 17" />
          <path d="M556 1086c60-2 88 36 56 68s-80 38-32 62 160-6 190-42" strokeWidth="6" />
          <path d="m762 1186 104-108" className="stroke-ink" strokeWidth="7" strokeLinecap="round" />
        </svg>
      </div>
    </div>
  );
}
