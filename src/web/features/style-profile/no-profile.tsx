import { Button } from '#web/ui/button.tsx';
import { EmptyPicture } from '#web/ui/drawings/empty-picture.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
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
    <EmptyState
      title={COPY.title}
      level={2}
      picture={!onTryAgain && <EmptyPicture of="profile" />}
      action={
        <>
          {onTryAgain && <InlineError>{COPY.loadFailed}</InlineError>}
          <div className="mt-2 flex flex-wrap gap-3">
            {onTryAgain && <Button onClick={onTryAgain}>{COPY.tryAgain}</Button>}
            <Button look={onTryAgain ? 'secondary' : 'primary'} onClick={onGoToPhotos}>
              {COPY.goToPhotos}
            </Button>
          </div>
        </>
      }
    >
      {COPY.text}
    </EmptyState>
  );
}
