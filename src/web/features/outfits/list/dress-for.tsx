import { ArrowRight, Plus } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { DEFAULT_PRICE_RANGE, MAX_PROMPT_LENGTH, PRICE_RANGES, type PriceRange } from '#contract/outfits.ts';
import { useIsOffline } from '#web/lib/connection.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Select } from '#web/ui/select.tsx';
import { OUTFITS_COPY } from '../copy.ts';
import { rangeText } from '../formats.ts';
import { useStyleIt } from '../generate/use-style-it.ts';
import { openGenerate } from '../outfits-address.ts';
import { useSaidPrice } from '../use-said-price.ts';

const COPY = OUTFITS_COPY.dressFor;
const PRICE_OPTIONS = PRICE_RANGES.map((value) => ({ value, label: rangeText(value) }));

/**
 * The shortest way to a new look, and beside it the way to all that can be said of one. Where none can be ordered now, the
 * dialog says why, and the words stay here. Beside looks that wait for a choice, the choice comes first. Folded, on a phone the
 * price comes with the first word.
 */
export function DressFor({ isBeside, isFolded }: { isBeside: boolean; isFolded: boolean }) {
  const [prompt, setPrompt] = useState('');
  const [chosenPrice, setChosenPrice] = useState<PriceRange | null>(null);
  const saidPrice = useSaidPrice(prompt);
  // A sum in words beats a range that nobody touched, and is seen to do so.
  const priceRange = chosenPrice ?? saidPrice ?? DEFAULT_PRICE_RANGE;
  const styleIt = useStyleIt();
  // Nothing calls to be pressed then.
  const isOffline = useIsOffline();
  const id = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (styleIt({ prompt, priceRange, isRangeOpen: chosenPrice === null })) setPrompt('');
  }

  return (
    <form onSubmit={submit} className="flex flex-wrap items-center gap-x-3 gap-y-1.5 md:gap-x-6">
      <label htmlFor={id} className="title text-lg max-md:flex-1 xs:text-xl md:text-2xl">
        {COPY.label}
      </label>
      <div
        className={classNames(
          'flex min-w-0 flex-1 flex-wrap rounded-edge border max-md:order-last max-md:basis-full md:basis-80 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ink sm:flex-nowrap',
          isOffline ? 'border-line-strong text-ink-2' : 'border-ink',
        )}
      >
        <input
          id={id}
          type="text"
          maxLength={MAX_PROMPT_LENGTH}
          value={prompt}
          placeholder={COPY.placeholder}
          onChange={(event) => setPrompt(event.target.value)}
          className="h-12 min-w-0 flex-1 basis-40 bg-transparent px-3.5 placeholder-shown:text-ellipsis focus:outline-none sm:px-4"
        />
        <Select
          label={COPY.price}
          isLabelHidden
          options={PRICE_OPTIONS}
          value={priceRange}
          onChange={(event) => setChosenPrice(event.target.value as PriceRange)}
          pickerClass="tabular block h-12 w-full bg-canvas px-3.5 pr-10 text-sm"
          className={
            isFolded && prompt === ''
              ? 'max-sm:hidden'
              : 'max-sm:order-last max-sm:basis-full max-sm:border-t'
          }
        />
        <Button
          type="submit"
          look={isOffline ? 'off' : isBeside ? 'quiet' : 'primary'}
          className="shrink-0 rounded-none! px-4! sm:px-6!"
        >
          <span className="max-sm:visually-hidden">{COPY.submit}</span>
          <ArrowRight aria-hidden size={18} strokeWidth={2} className="sm:hidden" />
        </Button>
      </div>
      <Button
        look={isOffline ? 'off' : 'secondary'}
        onClick={openGenerate}
        className="max-md:min-h-11! max-md:px-2.5!"
      >
        <Plus aria-hidden size={18} strokeWidth={2} />
        {OUTFITS_COPY.list.new}
      </Button>
    </form>
  );
}
