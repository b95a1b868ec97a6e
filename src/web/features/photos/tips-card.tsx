import { Check, X } from 'lucide-react';
import { PRODUCT } from '#web/lib/product.ts';
import { AnswerBoard } from '#web/shared/answer-board.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { PHOTOS_COPY } from './copy.ts';

const COPY = PHOTOS_COPY.tips;
/** By night, too, the one reads well because it is light. */
const WALL = 'light-dark(#ebe7e0, #aeaaa2)';

/** How to take a photo that reads well, what is read in it, and by whom. */
export function TipsCard({ isFirst }: { isFirst: boolean }) {
  const { advisor } = PRODUCT;
  return (
    <section
      aria-label={COPY.title}
      className={classNames(
        'mt-8 flex flex-wrap gap-x-10',
        isFirst
          ? '@min-[42rem]:col-start-2 @min-[42rem]:row-span-3 @min-[42rem]:row-start-1 @min-[42rem]:mt-0'
          : '@min-[42rem]:col-span-3',
      )}
    >
      <h2 className="w-full text-lg font-semibold">{COPY.title}</h2>
      <GoodAndPoor />
      <div className="mt-4 w-full text-sm sm:w-80">
        <ul className="space-y-1.5">
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
            <h3 className="mt-4 font-medium">{COPY.advisorTitle}</h3>
            <p className="mt-1 text-ink-2">{COPY.readBy(advisor)}</p>
          </>
        )}
      </div>
    </section>
  );
}

/** One look twice: as it reads well, and too dark and cut off. */
function GoodAndPoor() {
  return (
    <ul className="mt-3 grid w-full grid-cols-2 gap-3 text-xs sm:w-80">
      {[
        { icon: Check, words: COPY.good, className: undefined },
        {
          icon: X,
          words: COPY.poor,
          className: 'ground [filter:brightness(0.55)] [scale:1.5] [translate:0_25%]',
        },
      ].map(({ icon: Icon, words, className }) => (
        <li key={words}>
          <span className="block overflow-hidden" style={{ backgroundColor: WALL }}>
            <AnswerBoard
              look="layers"
              sizes="(min-width: 40rem) 10rem, 50vw"
              className={classNames('h-auto w-full', className)}
            />
          </span>
          <span className="mt-1.5 flex gap-1">
            <Icon aria-hidden className="size-4 shrink-0" />
            {words}
          </span>
        </li>
      ))}
    </ul>
  );
}
