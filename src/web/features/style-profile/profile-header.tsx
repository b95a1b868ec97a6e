import { raiseRetakeQuiz } from '#web/lib/retake-quiz.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StatusDot } from '#web/ui/status-dot.tsx';
import { STYLE_PROFILE_COPY } from './copy.ts';
import { MISSING_LABELS } from './labels.ts';
import { ProfileHistory } from './profile-history.tsx';
import { useProfileValidation } from './style-profile.queries.ts';
import { asList } from './wording.ts';

const COPY = STYLE_PROFILE_COPY.header;

interface ProfileHeaderProps {
  /** Nobody knows whether there is a profile, yet or at all. */
  isUnknown: boolean;
  isLoading: boolean;
  isProfileLoaded: boolean;
}

/** The panel's title, whether outfits can be made from the profile, and the way back to the quiz. */
export function ProfileHeader({ isUnknown, isLoading, isProfileLoaded }: ProfileHeaderProps) {
  const { data: validation, isError } = useProfileValidation({ isProfileLoaded });
  const isReady = validation?.outfitGenerationReady === true;
  const isHidden = isProfileLoaded && validation === undefined && !isError;

  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 tabIndex={-1} className="title text-2xl sm:text-3xl">
          {COPY.title}
        </h1>
        {isUnknown ? (
          isLoading && <Skeleton className="mt-3 h-5 w-72" />
        ) : (
          <p className={classNames('mt-2 flex flex-wrap items-center gap-x-4', isHidden && 'invisible')}>
            <StatusDot isOn={isReady}>{isReady ? COPY.active : COPY.setup}</StatusDot>
            {/* Of what is not there yet, nothing is applied. */}
            {isProfileLoaded && <span className="text-ink-2">{COPY.note}</span>}
          </p>
        )}
        {validation && validation.missing.length > 0 && (
          <p className="mt-1 text-ink-2">
            {COPY.missing(asList(validation.missing.map((part) => MISSING_LABELS[part])))}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button look="secondary" size="small" onClick={raiseRetakeQuiz}>
          {COPY.retake}
        </Button>
        {isProfileLoaded && <ProfileHistory />}
        {isLoading && <Skeleton className="ml-4 h-4 w-12" />}
      </div>
    </header>
  );
}
