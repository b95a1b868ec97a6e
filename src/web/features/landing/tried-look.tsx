import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { TriedLook } from '#contract/first-looks.ts';
import { ENGLISH } from '#contract/languages.ts';
import { estimateText } from '#web/lib/money.ts';
import { newId } from '#web/lib/new-id.ts';
import { wantLook } from '#web/shared/wanted-look.ts';
import { Button } from '#web/ui/button.tsx';
import { writtenIn } from '#web/words/lang-of.ts';
import { LANDING_COPY } from './copy.ts';

const COPY = LANDING_COPY.tryIt;

/** „Schmale Uhr“, „Festliches gepunktetes Kleid“, and not „Loafer aus Leder“. */
const GERMAN_ADJECTIVE = /^\p{Lu}\p{Ll}+e[rs]? (?=(?:\p{Ll}+e[rs]? )*\p{Lu})/u;

/** In the middle of a sentence: a German noun keeps its capital, and so does an abbreviation ("T-shirt"). */
function inSentence(piece: TriedLook['pieces'][number]): string {
  const { item } = piece;
  const isLowered = writtenIn(piece) === ENGLISH ? /^[A-Z][a-z]/ : GERMAN_ADJECTIVE;
  return isLowered.test(item) ? item.charAt(0).toLowerCase() + item.slice(1) : item;
}

interface TriedLookViewProps {
  look: TriedLook;
  /** What was said to get it. */
  occasion: string;
}

/** The look that was just made for a visitor. To keep it asks for an account. */
export function TriedLookView({ look, occasion }: TriedLookViewProps) {
  const [, navigate] = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('aside')?.scrollIntoView({ block: 'start' });
  }, []);

  function keep() {
    const { title, language, totalCents, board, seed } = look;
    wantLook({ id: newId(), occasion, seed, shown: { title, language, totalCents, board } });
    navigate('/register');
  }

  return (
    <div className="split:sticky split:top-8 split:grid split:min-h-[calc(100dvh-8rem)] split:content-center">
      <img
        src={look.board}
        alt=""
        width={1024}
        height={1280}
        className="ground animate-rise aspect-4/5 max-h-[46dvh] w-full max-split:-mt-6 split:max-h-[70dvh] object-contain"
      />
      <div className="mt-3 flex items-baseline justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} lang={writtenIn(look)} className="title text-2xl">
          {look.title}
        </h2>
        <p className="text-lg">{estimateText(look.totalCents)}</p>
      </div>
      <p lang={writtenIn(look.pieces[0])} className="mt-1 text-sm">
        {look.pieces.map((piece, place) => (place === 0 ? piece.item : inSentence(piece))).join(', ')}.
      </p>
      <p lang={writtenIn(look)} className="mt-1 text-sm">
        {look.reason}
      </p>
      <Button onClick={keep} className="mt-4 justify-self-start">
        {COPY.keep}
      </Button>
      <p className="mt-2 text-sm">{COPY.keepNote}</p>
    </div>
  );
}
