import { Suspense, useState } from 'react';
import type { Metrics, Profile, RevisedProfile } from '#contract/style-profile.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { writtenIn } from '#web/words/lang-of.ts';
import { STYLE_PROFILE_COPY } from './copy.ts';
import { OwnPhotos } from './own-photos.tsx';
import { CardAction, ProfileCard } from './profile-card.tsx';
import { useReviseProfile } from './profile-changes.queries.ts';
import { useDraft } from './use-draft.ts';
import { useProfileDialog } from './use-profile-dialog.ts';
import { WhyThis } from './why-this.tsx';

const COPY = STYLE_PROFILE_COPY.description;
const fetchDialog = () => import('./feedback-dialog.tsx');
const FeedbackDialog = lazyPart(async () => (await fetchDialog()).FeedbackDialog);
const SidesDialog = lazyPart(async () => (await import('./sides-dialog.tsx')).SidesDialog);

interface DescriptionCardProps {
  profile: Profile;
  /** Called with the scores as they stood before feedback was taken in. */
  onRevised: (previous: Metrics) => void;
}

/** 'Style Description': the style in words; Edit takes feedback in the person's own. */
export function DescriptionCard({ profile, onRevised }: DescriptionCardProps) {
  const dialog = useProfileDialog('feedback');
  const revise = useReviseProfile();
  const feedback = useDraft('feedback', '');

  const [open, setOpen] = useState<Pick<RevisedProfile, 'undecided' | 'notUnderstood'> | null>(null);

  function submit() {
    const previous = profile.analysisData;
    revise.mutate(feedback.value, {
      onSuccess: (revised) => {
        onRevised(previous);
        feedback.giveUp();
        if (revised.undecided.length > 0) setOpen(revised);
        else dialog.close();
      },
    });
  }

  function closeSides() {
    setOpen(null);
    dialog.close();
  }

  function discard() {
    feedback.giveUp();
    revise.reset();
    dialog.close();
  }

  return (
    <ProfileCard
      title={COPY.title}
      action={
        <CardAction label={COPY.edit} about={COPY.title} onPress={dialog.open} onIntent={fetchDialog} />
      }
    >
      {profile.analysisData.description === '' ? (
        <p className="text-ink-2">{COPY.none}</p>
      ) : (
        <div className="flex flex-wrap gap-x-10 gap-y-4">
          <div className="min-w-0 flex-1 basis-80">
            <p
              lang={writtenIn(profile.analysisData)}
              className="title max-w-[46rem] text-xl leading-tight text-pretty sm:text-2xl"
            >
              {profile.analysisData.description}
            </p>
            <div className="mt-2">
              <WhyThis profile={profile} about="description" subject={COPY.title} />
            </div>
          </div>
          <OwnPhotos className="flex max-w-full basis-96 items-start gap-2" />
        </div>
      )}
      {dialog.isOpen && open !== null && (
        <Suspense fallback={null}>
          <SidesDialog
            profile={profile}
            undecided={open.undecided}
            notUnderstood={open.notUnderstood}
            onClose={closeSides}
          />
        </Suspense>
      )}
      {dialog.isOpen && open === null && (
        <Suspense fallback={null}>
          <FeedbackDialog
            profile={profile}
            feedback={feedback.value}
            onChange={feedback.change}
            onSubmit={submit}
            onDiscard={discard}
            isPending={revise.isPending}
            failure={revise.failure}
            isNotUnderstood={revise.error instanceof ApiError && revise.error.code === 'not_understood'}
          />
        </Suspense>
      )}
    </ProfileCard>
  );
}
