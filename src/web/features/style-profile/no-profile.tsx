import type { ColourName } from '#contract/palette.ts';
import { namedColours } from '#web/lib/named-colours.ts';
import { Button } from '#web/ui/button.tsx';
import { CutHem } from '#web/ui/drawings/cut-hem.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { ShownLookPicture } from '#web/ui/shown-look.tsx';
import { STYLE_PROFILE_COPY } from './copy.ts';

const COPY = STYLE_PROFILE_COPY.none;

/** Of the look of the picture, the largest first. */
const READ: readonly ColourName[] = ['Camel', 'Ivory', 'Burgundy', 'Cognac'];

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
      picture={onTryAgain ? <CutHem /> : <ReadLook />}
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

/** A look, and the colors that are read in it: what a profile begins with. */
function ReadLook() {
  return (
    <div className="flex gap-3">
      <ShownLookPicture name="office" sizes="15rem" className="ground h-auto w-3/4" />
      <div className="flex flex-1 flex-col border border-line-strong forced-color-adjust-none">
        {namedColours(READ).map(({ name, hex }, place) => (
          <div key={name} style={{ backgroundColor: hex, flexGrow: READ.length - place }} />
        ))}
      </div>
    </div>
  );
}
