import { PRODUCT } from '#web/lib/product.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { PHOTOS_COPY } from './copy.ts';

const COPY = PHOTOS_COPY.tips;

/** How to take a photo that reads well, what is read in it, and by whom. */
export function TipsCard() {
  const { advisor } = PRODUCT;
  return (
    <section aria-label={COPY.title} className="mt-8 @min-[42rem]:mt-0">
      <h2 className="text-lg font-semibold">{COPY.title}</h2>
      <ul className="mt-2 space-y-1.5 text-sm">
        {COPY.list.map(({ title, text }) => (
          <li key={title}>
            <span className="font-medium">{title}.</span> <span className="text-ink-2">{text}</span>
          </li>
        ))}
      </ul>
      {advisor === null ? (
        <Disclosure label={COPY.privacyTitle} className="mt-2">
          {COPY.privacy}
        </Disclosure>
      ) : (
        // That somebody else reads them is not folded away.
        <>
          <h3 className="mt-4 text-sm font-medium">{COPY.advisorTitle}</h3>
          <p className="mt-1 text-sm text-ink-2">{COPY.readBy(advisor)}</p>
        </>
      )}
    </section>
  );
}
