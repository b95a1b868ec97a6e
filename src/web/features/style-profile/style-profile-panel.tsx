import { useProfile } from '#web/lib/use-profile.ts';
import { SkeletonProfile } from '#web/ui/skeleton.tsx';
import { NoProfile } from './no-profile.tsx';
import { ProfileCards } from './profile-cards.tsx';
import { ProfileHeader } from './profile-header.tsx';

interface StyleProfilePanelProps {
  /** Shows the tab where photos are uploaded. */
  onGoToPhotos: () => void;
}

/** 'My Style': what the stylist knows of a person, why, and how to change it. */
export function StyleProfilePanel({ onGoToPhotos }: StyleProfilePanelProps) {
  const { data: profile, isPending, isError, refetch } = useProfile();

  return (
    <>
      <ProfileHeader isUnknown={profile === undefined} isProfileLoaded={profile != null} />
      <div className="mt-8">
        {profile ? (
          <ProfileCards profile={profile} onGoToPhotos={onGoToPhotos} />
        ) : isPending ? (
          <SkeletonProfile />
        ) : (
          <NoProfile onGoToPhotos={onGoToPhotos} onTryAgain={isError ? () => refetch() : undefined} />
        )}
      </div>
    </>
  );
}
