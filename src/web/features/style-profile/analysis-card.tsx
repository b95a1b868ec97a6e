import { METRIC_NAMES, type Metrics, type Profile } from '#contract/style-profile.ts';
import { TapeBar } from '#web/ui/tape-bar.tsx';
import { STYLE_PROFILE_COPY } from './copy.ts';
import { METRIC_LABELS } from './labels.ts';
import { CardAction, ProfileCard } from './profile-card.tsx';
import { WhyThis } from './why-this.tsx';
import { asList } from './wording.ts';

const COPY = STYLE_PROFILE_COPY.analysis;

interface AnalysisCardProps {
  profile: Profile;
  /** The scores before the last change that was made here. */
  previous: Metrics | null;
  onCustomise: () => void;
  onIntent: () => void;
}

/** 'Style Analysis': the three scores on a tape; after an edit the old ones stay as ghost ticks. */
export function AnalysisCard({ profile, previous, onCustomise, onIntent }: AnalysisCardProps) {
  const scores = profile.analysisData;
  const changed = previous === null ? [] : METRIC_NAMES.filter((name) => previous[name] !== scores[name]);

  return (
    <ProfileCard
      title={COPY.title}
      action={
        <CardAction label={COPY.customise} about={COPY.title} onPress={onCustomise} onIntent={onIntent} />
      }
    >
      <div className="space-y-4">
        {METRIC_NAMES.map((name) => (
          <div key={name}>
            <TapeBar
              label={METRIC_LABELS[name]}
              value={scores[name]}
              previous={changed.includes(name) ? previous?.[name] : undefined}
            />
          </div>
        ))}
      </div>
      <WhyThis
        profile={profile}
        about={METRIC_NAMES.map((name) => ({ name, label: METRIC_LABELS[name] }))}
        subject={COPY.title}
      />
      {previous && changed.length > 0 && (
        <p className="visually-hidden">
          {COPY.before(asList(changed.map((name) => `${METRIC_LABELS[name]} ${previous[name]}`)))}
        </p>
      )}
    </ProfileCard>
  );
}
