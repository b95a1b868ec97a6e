import { PHOTOS_FOR_FULL_CONFIDENCE, type Profile } from '#contract/style-profile.ts';
import { STYLE_PROFILE_COPY } from './copy.ts';
import { asList } from './wording.ts';

const COPY = STYLE_PROFILE_COPY.confidence;

/** How sure the last analysis can be: said when it saw few photos or few things twice, and which ones it could not read. */
export function ConfidenceNote({ profile }: { profile: Profile }) {
  const { confidence, unreadPhotos } = profile;
  const sawFew = confidence !== null && confidence.usablePhotos < PHOTOS_FOR_FULL_CONFIDENCE;
  const differ = confidence !== null && !sawFew && confidence.level !== 'high';
  if (!sawFew && !differ && unreadPhotos.length === 0) return null;

  return (
    <div className="space-y-1 rounded-edge bg-tissue-2 px-4 py-2.5">
      {sawFew && <p>{COPY.note(confidence.note) ?? COPY.fewPhotos(confidence.usablePhotos)}</p>}
      {differ && <p>{COPY.differ}</p>}
      {unreadPhotos.length > 0 && <p>{COPY.unread(asList(unreadPhotos))}</p>}
    </div>
  );
}
