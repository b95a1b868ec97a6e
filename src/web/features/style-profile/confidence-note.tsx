import { PHOTOS_FOR_FULL_CONFIDENCE, type Profile } from '#contract/style-profile.ts';
import { Button } from '#web/ui/button.tsx';
import { STYLE_PROFILE_COPY } from './copy.ts';
import { asList } from './wording.ts';

const COPY = STYLE_PROFILE_COPY.confidence;

/** How sure the last analysis can be: said when it saw few photos or few things twice, and which ones it could not read. */
export function ConfidenceNote({ profile, onGoToPhotos }: { profile: Profile; onGoToPhotos: () => void }) {
  const { confidence, unreadPhotos } = profile;
  const sawFew = confidence !== null && confidence.usablePhotos < PHOTOS_FOR_FULL_CONFIDENCE;
  const differ = confidence !== null && !sawFew && confidence.level !== 'high';
  if (!sawFew && !differ && unreadPhotos.length === 0) return null;

  return (
    <div className="flex flex-wrap items-center gap-x-4 rounded-edge bg-paper px-4 py-1">
      <div className="min-w-0 flex-1 basis-60 space-y-1 py-1.5">
        {sawFew && <p>{COPY.note(confidence.note) ?? COPY.fewPhotos(confidence.usablePhotos)}</p>}
        {differ && <p>{COPY.differ}</p>}
        {unreadPhotos.length > 0 && <p>{COPY.unread(asList(unreadPhotos))}</p>}
      </div>
      {sawFew && (
        <Button look="quiet" size="small" className="-mx-4" onClick={onGoToPhotos}>
          {STYLE_PROFILE_COPY.none.goToPhotos}
        </Button>
      )}
    </div>
  );
}
