import { useRef } from 'react';
import { type Profile, TASTE_SIDES, type Taste } from '#contract/style-profile.ts';
import { InlineError } from '#web/ui/inline-error.tsx';
import { TagChip } from '#web/ui/tag-chip.tsx';
import { STYLE_PROFILE_COPY } from './copy.ts';
import { ProfileCard } from './profile-card.tsx';
import { useSaveTastes } from './profile-changes.queries.ts';

const COPY = STYLE_PROFILE_COPY.tastes;

/** 'Likes & Avoids': what was remembered of feedback, in the person's own words; each can be taken back. */
export function TastesCard({ profile: { tastes } }: { profile: Profile }) {
  const save = useSaveTastes();
  const lists = useRef<HTMLDivElement>(null);

  function takeBack(taste: Taste) {
    save.mutate(tastes.filter((other) => other !== taste));
    // The pressed button goes: without this the focus would fall to the top of the page.
    lists.current?.focus({ preventScroll: true });
  }

  if (tastes.length === 0) return null;

  return (
    <ProfileCard title={COPY.title}>
      <p className="mb-4 max-w-measure text-ink-2">{COPY.note}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take the focus of what has gone */}
      <div
        ref={lists}
        role="group"
        aria-label={COPY.title}
        tabIndex={-1}
        className="grid gap-x-10 gap-y-6 lg:grid-cols-2"
      >
        {TASTE_SIDES.map((side) => (
          <TasteList
            key={side}
            title={COPY[side]}
            tastes={tastes.filter((taste) => taste.side === side)}
            onTakeBack={takeBack}
          />
        ))}
      </div>
      <InlineError>{save.failure}</InlineError>
    </ProfileCard>
  );
}

interface TasteListProps {
  title: string;
  tastes: readonly Taste[];
  onTakeBack: (taste: Taste) => void;
}

function TasteList({ title, tastes, onTakeBack }: TasteListProps) {
  if (tastes.length === 0) return null;

  return (
    <section>
      <h3 className="mb-2 text-ink-2">{title}</h3>
      <ul className="flex flex-wrap gap-2">
        {tastes.map((taste) => (
          <TagChip key={taste.words} word={taste.words} onRemove={() => onTakeBack(taste)} />
        ))}
      </ul>
    </section>
  );
}
