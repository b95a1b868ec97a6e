import { useRef, useState } from 'react';
import { MAX_CATEGORIES, MAX_TAG_LENGTH, type Profile } from '#contract/style-profile.ts';
import { Button } from '#web/ui/button.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { TagInput } from '#web/ui/tag-input.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { styleNamed, styleWord } from '#web/words/styles.ts';
import { STYLE_PROFILE_COPY } from './copy.ts';
import { CardAction, ProfileCard } from './profile-card.tsx';
import { useSaveCategories } from './profile-changes.queries.ts';
import { useDraft } from './use-draft.ts';
import { WhyThis } from './why-this.tsx';

const COPY = STYLE_PROFILE_COPY.categories;

interface CategoriesCardProps {
  profile: Profile;
  onCustomise: () => void;
  onIntent: () => void;
}

/** 'Style Categories': the tags, edited in place and saved together. */
export function CategoriesCard({ profile, onCustomise, onIntent }: CategoriesCardProps) {
  const tags = useDraft('tags', profile.styleCategories);
  const save = useSaveCategories();
  const [refusal, setRefusal] = useState<string>();
  const editor = useRef<HTMLDivElement>(null);
  const unsaved = useRef<HTMLDivElement>(null);

  /** What was pressed goes with the note; the focus goes on among the tags. */
  function end() {
    const isFocused = unsaved.current?.contains(document.activeElement);
    tags.giveUp();
    if (isFocused) editor.current?.focus({ preventScroll: true });
  }

  function edit(edited: string[]) {
    if (edited.length > MAX_CATEGORIES && edited.length > tags.value.length) {
      setRefusal(COPY.tooMany);
      return;
    }
    setRefusal(undefined);
    tags.change(edited.map(styleNamed));
  }

  function refuseDuplicate() {
    setRefusal(COPY.duplicate.description);
    showToast({ ...COPY.duplicate, variant: 'destructive' });
  }

  return (
    <ProfileCard
      title={COPY.title}
      action={
        <CardAction label={COPY.customise} about={COPY.title} onPress={onCustomise} onIntent={onIntent} />
      }
    >
      {tags.value.length === 0 && <p className="mb-3 text-ink-2">{COPY.none}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take the focus of what has gone */}
      <div ref={editor} role="group" aria-label={COPY.title} tabIndex={-1}>
        <TagInput
          label={COPY.add}
          placeholder={COPY.placeholder}
          tags={tags.value}
          wordOf={styleWord}
          maxLength={MAX_TAG_LENGTH}
          onChange={edit}
          onDuplicate={refuseDuplicate}
        />
      </div>
      <InlineError>{refusal}</InlineError>
      {tags.isChanged && (
        <div ref={unsaved} className="mt-4">
          <div className="flex flex-wrap items-center gap-x-1 gap-y-2 rounded-edge bg-paper p-4">
            <p role="status" className="basis-full text-sm">
              {COPY.unsaved}
            </p>
            <Button
              size="small"
              pending={save.isPending}
              onClick={() => save.mutate(tags.value, { onSuccess: end })}
            >
              {save.isPending ? COPY.saving : COPY.save}
            </Button>
            <Button look="quiet" size="small" onClick={end}>
              {COPY.discard}
            </Button>
          </div>
          <InlineError>{save.failure}</InlineError>
        </div>
      )}
      {!tags.isChanged && profile.styleCategories.length > 0 && (
        <WhyThis profile={profile} about="categories" subject={COPY.title} />
      )}
    </ProfileCard>
  );
}
