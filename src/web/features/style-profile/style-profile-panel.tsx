import { ErrorBox } from '#web/shared/error-box.tsx';
import { SkeletonProfile } from '#web/shared/skeletons.tsx';
import { useProfile } from '#web/shared/use-profile.ts';
import { Button } from '#web/ui/button.tsx';
import { STYLE_PROFILE_COPY } from './copy.ts';
import { NoProfile } from './no-profile.tsx';
import { ProfileCards } from './profile-cards.tsx';
import { ProfileHeader } from './profile-header.tsx';

const COPY = STYLE_PROFILE_COPY.none;

interface StyleProfilePanelProps {
  /** Shows the tab where photos are uploaded. */
  onGoToPhotos: () => void;
}

/** 'My Style': what the stylist knows of a person, why, and how to change it. */
export function StyleProfilePanel({ onGoToPhotos }: StyleProfilePanelProps) {
  const { data: profile, isPending, isError, refetch } = useProfile();

  return (
    <>
      <ProfileHeader
        isUnknown={profile === undefined}
        isLoading={isPending}
        isProfileLoaded={profile != null}
      />
      <div className="mt-8">
        {profile ? (
          <ProfileCards profile={profile} onGoToPhotos={onGoToPhotos} />
        ) : isPending ? (
          <SkeletonProfile />
        ) : isError ? (
          <ErrorBox
            look="colorful"
            title={COPY.loadError}
            actions={
              <Button size="small" onClick={() => refetch()}>
                {COPY.tryAgain}
              </Button>
            }
          >
            {COPY.loadFailed}
          </ErrorBox>
        ) : (
          <NoProfile onGoToPhotos={onGoToPhotos} />
        )}
      </div>
    </>
  );
}
