import { type FormEvent, type RefObject, useId, useState } from 'react';
import {
  DEFAULT_PRICE_RANGE,
  DEFAULT_PROMPT,
  MAX_PROMPT_LENGTH,
  PRICE_RANGE_LABELS,
  PRICE_RANGES,
  type PriceRange,
} from '#contract/outfits.ts';
import { Select } from '#web/ui/select.tsx';
import { SuggestionChips } from '#web/ui/suggestion-chips.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { Allowance } from './allowance.tsx';
import { OUTFITS_COPY } from './copy.ts';
import { useDailyGeneration } from './outfits.queries.ts';
import type { Order } from './use-generation.ts';

/** The submit button stands outside of the form, in the dialog's footer. */
export const GENERATE_FORM_ID = 'generate-outfit';

const COPY = OUTFITS_COPY.generate;
const PRICE_OPTIONS = PRICE_RANGES.map((value) => ({ value, label: PRICE_RANGE_LABELS[value] }));

interface GenerateFormProps {
  /** The order before this one when it came to nothing: its words are kept. */
  unfinished: Order | null;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  onSubmit: (prompt: string, priceRange: PriceRange) => void;
}

export function GenerateForm({ unfinished, fieldRef, onSubmit }: GenerateFormProps) {
  const [prompt, setPrompt] = useState(unfinished && !isDefault(unfinished.prompt) ? unfinished.prompt : '');
  const [priceRange, setPriceRange] = useState(unfinished?.priceRange ?? DEFAULT_PRICE_RANGE);
  const examplesId = useId();
  const daily = useDailyGeneration();

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit(prompt.trim() || DEFAULT_PROMPT, priceRange);
  }

  function takeExample(example: string) {
    setPrompt(example);
    fieldRef.current?.focus();
  }

  return (
    <form id={GENERATE_FORM_ID} onSubmit={submit} className="space-y-6">
      <div>
        <TextArea
          ref={fieldRef}
          label={COPY.prompt}
          hint={COPY.promptHint}
          rows={3}
          maxLength={MAX_PROMPT_LENGTH}
          placeholder={DEFAULT_PROMPT}
          value={prompt}
          onChange={(event) => setPrompt(event.target.value)}
        />
        <p id={examplesId} className="mt-5 mb-2 text-sm font-medium">
          {COPY.examplesTitle}
        </p>
        <SuggestionChips oneLine labelledBy={examplesId} suggestions={COPY.examples} onChoose={takeExample} />
      </div>
      <div className="grid grid-cols-2 gap-5 sm:gap-6">
        <Select
          label={COPY.priceRange}
          hint={COPY.priceHint}
          options={PRICE_OPTIONS}
          value={priceRange}
          onChange={(event) => setPriceRange(event.target.value as PriceRange)}
        />
        {daily && <Allowance use={daily.generations} resetsAt={daily.resetsAt} words={COPY} />}
      </div>
    </form>
  );
}

function isDefault(prompt: string): boolean {
  return prompt === DEFAULT_PROMPT;
}
