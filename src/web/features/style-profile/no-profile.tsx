import { Button } from '#web/ui/button.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { STYLE_PROFILE_COPY } from './copy.ts';

const COPY = STYLE_PROFILE_COPY.none;

interface NoProfileProps {
  onGoToPhotos: () => void;
  /** Given when the profile could not be loaded: it may exist, so trying again comes first. */
  onTryAgain: (() => void) | undefined;
}

/** There is no profile, or it could not be loaded. */
export function NoProfile({ onGoToPhotos, onTryAgain }: NoProfileProps) {
  return (
    <section className="basting bg-tissue px-8 py-12 sm:px-12 sm:py-16">
      <h2 className="title text-2xl">{COPY.title}</h2>
      <p className="mt-3 max-w-measure text-ink-2">{COPY.text}</p>
      {onTryAgain && <InlineError>{COPY.loadFailed}</InlineError>}
      <div className="mt-5 flex flex-wrap gap-3">
        {onTryAgain && <Button onClick={onTryAgain}>{COPY.tryAgain}</Button>}
        <Button look={onTryAgain ? 'secondary' : 'primary'} onClick={onGoToPhotos}>
          {COPY.goToPhotos}
        </Button>
      </div>
    </section>
  );
}
