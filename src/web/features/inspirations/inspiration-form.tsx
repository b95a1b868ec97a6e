import { ChevronDown } from 'lucide-react';
import { type RefObject, useId, useState } from 'react';
import {
  INSPIRATION_CATEGORIES,
  type InspirationCategory,
  MAX_INSPIRATION_DESCRIPTION_LENGTH,
  MAX_INSPIRATION_TITLE_LENGTH,
  MAX_WEB_ADDRESS_LENGTH,
} from '#contract/inspirations.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { INSPIRATION_CATEGORY_LABELS, INSPIRATIONS_COPY } from './copy.ts';
import type { DraftErrors, InspirationDraft } from './inspiration-draft.ts';

const COPY = INSPIRATIONS_COPY.form;
const CATEGORIES = INSPIRATION_CATEGORIES.map((value) => ({
  value,
  label: INSPIRATION_CATEGORY_LABELS[value],
}));

/** The picture beside what is written about it; above it on a phone. */
export const TWO_SIDES = 'grid content-start gap-x-8 gap-y-6 md:grid-cols-[22.5rem_minmax(0,1fr)]';

interface InspirationFormProps {
  draft: InspirationDraft;
  errors: DraftErrors;
  isPending: boolean;
  titleField: RefObject<HTMLInputElement | null>;
  onChange: (change: Partial<InspirationDraft>) => void;
  /** On a phone, what can be left out is asked for. */
  folds?: boolean;
}

/** What is written about a picture: in both dialogs. */
export function InspirationForm(props: InspirationFormProps) {
  const { draft, errors, isPending, titleField, onChange, folds = false } = props;
  const [isAsked, setAsked] = useState(
    [draft.description, draft.sourceUrl, draft.tags].some((words) => words !== ''),
  );
  const isFolded = folds && !isAsked && Object.keys(errors).every((field) => field === 'title');
  const id = useId();

  return (
    <>
      <TextField
        ref={titleField}
        name="title"
        label={COPY.title}
        starred
        placeholder={COPY.titleHint}
        error={errors.title}
        maxLength={MAX_INSPIRATION_TITLE_LENGTH}
        readOnly={isPending}
        value={draft.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      {isFolded && (
        <Button
          look="quiet"
          size="small"
          aria-expanded={false}
          aria-controls={id}
          className="-ml-4 self-start md:hidden"
          onClick={() => setAsked(true)}
        >
          {COPY.more}
          <ChevronDown aria-hidden size={16} strokeWidth={1.75} />
        </Button>
      )}
      <div id={id} className={classNames('flex flex-1 flex-col gap-5', isFolded && 'max-md:hidden')}>
        <TextArea
          name="description"
          label={COPY.description}
          placeholder={COPY.descriptionHint}
          error={errors.description}
          rows={2}
          grows
          maxLength={MAX_INSPIRATION_DESCRIPTION_LENGTH}
          readOnly={isPending}
          value={draft.description}
          onChange={(event) => onChange({ description: event.target.value })}
        />
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <Select
            name="category"
            label={COPY.category}
            options={CATEGORIES}
            error={errors.category}
            disabled={isPending}
            value={draft.category}
            onChange={(event) => onChange({ category: event.target.value as InspirationCategory })}
          />
          <TextField
            name="sourceUrl"
            type="url"
            inputMode="url"
            label={COPY.sourceUrl}
            placeholder={COPY.sourceUrlHint}
            error={errors.sourceUrl}
            maxLength={MAX_WEB_ADDRESS_LENGTH}
            readOnly={isPending}
            value={draft.sourceUrl}
            onChange={(event) => onChange({ sourceUrl: event.target.value })}
          />
        </div>
        <TextField
          name="tags"
          label={COPY.tags}
          hint={COPY.tagsHint}
          error={errors.tags}
          autoCapitalize="none"
          readOnly={isPending}
          value={draft.tags}
          onChange={(event) => onChange({ tags: event.target.value })}
        />
      </div>
    </>
  );
}
