import { type ReactNode, useMemo } from 'react';
import type { PicturedLook } from '#contract/first-looks.ts';
import { estimateText } from '#web/lib/money.ts';
import { useIsHydrated } from '#web/lib/of-device.ts';
import { ShownLookPicture } from '#web/shared/shown-look.tsx';
import { type WantedLook, wantedLookHere } from '#web/shared/wanted-look.ts';
import { SplitPage } from '#web/ui/split-page.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';

interface AuthLayoutProps {
  title: string;
  /** Where somebody wants to keep the look that they have tried. */
  titleToKeep?: string;
  /** A long form: on a phone its title makes room, so that the look begins in the first view. */
  isLong?: boolean;
  /** Beside the form, where nothing is to be kept. */
  look?: PicturedLook;
  children: ReactNode;
}

/**
 * The frame of registration and login: the form, and a look beside it; on narrow windows below. It is the one that somebody
 * wants to keep, if there is one.
 */
export function AuthLayout({
  title,
  titleToKeep = title,
  isLong = false,
  look = 'rain',
  children,
}: AuthLayoutProps) {
  const isHydrated = useIsHydrated();
  const wanted = useMemo(() => (isHydrated ? wantedLookHere()?.shown : undefined), [isHydrated]);

  return (
    <SplitPage
      header={<Wordmark />}
      picture={
        wanted ? (
          <Wanted look={wanted} />
        ) : (
          <ShownLookPicture name={look} sizes="50vw" className="ground h-[38dvh] w-full p-6 split:h-dvh" />
        )
      }
    >
      <div className="w-full max-w-form">
        <h1 tabIndex={-1} className={`title ${isLong ? 'text-3xl sm:text-4xl' : 'text-4xl'}`}>
          {wanted ? titleToKeep : title}
        </h1>
        <div className={`stitch w-[9.625rem] ${isLong ? 'mt-4 mb-6' : 'mt-6 mb-8'}`} />
        {children}
      </div>
    </SplitPage>
  );
}

function Wanted({ look }: { look: NonNullable<WantedLook['shown']> }) {
  return (
    <div className="w-full px-5 py-6 sm:px-8">
      <img
        src={look.board}
        alt=""
        width={1024}
        height={1280}
        className="aspect-4/5 max-h-[70dvh] w-full object-contain"
      />
      <p className="mt-2 flex items-baseline justify-between gap-3">
        <span lang={look.language} className="title text-2xl">
          {look.title}
        </span>
        <span className="tabular">{estimateText(look.totalCents)}</span>
      </p>
    </div>
  );
}
