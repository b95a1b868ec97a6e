import { Suspense } from 'react';
import type { BodyTypeProfile, Profile } from '#contract/style-profile.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { BodyOutline } from '#web/ui/drawings/body-outline.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { STYLE_PROFILE_COPY } from './copy.ts';
import {
  AVOIDANCE_LABELS,
  BODY_GOAL_LABELS,
  BODY_TYPE_LABELS,
  BOTTOM_FIT_LABELS,
  DRESS_FIT_LABELS,
  HEIGHT_LABELS,
  TOP_FIT_LABELS,
} from './labels.ts';
import { CardAction, ProfileCard } from './profile-card.tsx';
import { useSaveBodyType } from './profile-changes.queries.ts';
import { useDraft } from './use-draft.ts';
import { useProfileDialog } from './use-profile-dialog.ts';

const COPY = STYLE_PROFILE_COPY.body;
const fetchDialog = () => import('./body-dialog.tsx');
const BodyDialog = lazyPart(async () => (await fetchDialog()).BodyDialog);

/** 'Body Type & Fit': what the person told, in two columns where it has the whole width. Saving closes the dialog at once; the card says how it went. */
export function BodyCard({ profile, isWide = false }: { profile: Profile; isWide?: boolean }) {
  const dialog = useProfileDialog('body');
  const answers = useDraft('body', profile.bodyTypeProfile);
  const save = useSaveBodyType();
  const shown = save.isPending ? save.variables : profile.bodyTypeProfile;
  const told = toldIn(shown);

  function saveAnswers() {
    save.mutate(answers.value, { onSuccess: answers.giveUp });
  }

  return (
    <ProfileCard
      title={COPY.title}
      // In one place, told or not: the focus comes back to it.
      action={
        <CardAction label={COPY.configure} about={COPY.title} onPress={dialog.open} onIntent={fetchDialog} />
      }
    >
      {told.length > 0 ? (
        <BodyAnswers bodyType={shown.bodyType} told={told} isWide={isWide} />
      ) : (
        <div className="flex flex-wrap items-center gap-5">
          <BodyOutline shape="rectangle" className="h-36 w-auto shrink-0 text-line-strong" />
          <p className="min-w-0 flex-1 basis-40 text-ink-2">{COPY.none}</p>
        </div>
      )}
      <p role="status" className="text-sm text-ink-2">
        {save.isPending && COPY.saving}
      </p>
      <InlineError>{save.failure}</InlineError>
      {save.failure && (
        <Button look="secondary" size="small" className="mt-3" onClick={saveAnswers}>
          {COPY.retry}
        </Button>
      )}
      {dialog.isOpen && (
        <Suspense fallback={null}>
          <BodyDialog
            answers={answers}
            onClose={dialog.close}
            onSave={() => {
              saveAnswers();
              dialog.close();
            }}
          />
        </Suspense>
      )}
    </ProfileCard>
  );
}

function toldIn({ bodyType, heightCategory, fitPreferences, bodyGoals, avoidances }: BodyTypeProfile) {
  return [
    { term: COPY.bodyType, value: bodyType && BODY_TYPE_LABELS[bodyType].plain },
    { term: COPY.height, value: heightCategory && HEIGHT_LABELS[heightCategory] },
    { term: COPY.tops, value: fitPreferences.tops && TOP_FIT_LABELS[fitPreferences.tops] },
    { term: COPY.bottoms, value: fitPreferences.bottoms && BOTTOM_FIT_LABELS[fitPreferences.bottoms] },
    { term: COPY.dresses, value: fitPreferences.dresses && DRESS_FIT_LABELS[fitPreferences.dresses] },
    { term: COPY.goals, value: bodyGoals.map((goal) => BODY_GOAL_LABELS[goal]).join(', ') },
    { term: COPY.avoidances, value: avoidances.map((avoidance) => AVOIDANCE_LABELS[avoidance]).join(', ') },
  ].filter(({ value }) => value);
}

interface BodyAnswersProps {
  bodyType: BodyTypeProfile['bodyType'];
  told: ReturnType<typeof toldIn>;
  isWide: boolean;
}

function BodyAnswers({ bodyType, told, isWide }: BodyAnswersProps) {
  return (
    <div className="flex flex-wrap gap-5">
      {bodyType && <BodyOutline shape={bodyType} className="h-36 w-auto shrink-0" />}
      <dl
        className={classNames('-mt-2 min-w-[min(11rem,100%)] flex-1', isWide && 'lg:columns-2 lg:gap-x-10')}
      >
        {told.map(({ term, value }) => (
          <div key={term} className="flex break-inside-avoid flex-wrap gap-x-3 border-b border-line py-2">
            <dt className="w-22 text-ink-2">{term}</dt>
            <dd className="min-w-[min(6rem,100%)] flex-1">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
