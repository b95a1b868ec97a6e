import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, type RefObject, Suspense, useState } from 'react';
import { SHOWN_LOOKS } from '#contract/first-looks.ts';
import { type GenerateRequest, WAYS } from '#contract/jobs.ts';
import {
  DEFAULT_PRICE_RANGE,
  DEFAULT_PROMPT,
  MAX_PROMPT_LENGTH,
  OUTFIT_SOURCES,
  type OutfitSource,
  PRICE_RANGES,
  type PriceRange,
} from '#contract/outfits.ts';
import { getPlanStatus } from '#contract/plans.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { routeQuery } from '#web/lib/route-query.ts';
import { AnswerBoard } from '#web/shared/answer-board.tsx';
import { ShownLookPicture } from '#web/shared/shown-look.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChosenMark } from '#web/ui/chosen-mark.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { controlClass } from '#web/ui/field.tsx';
import { SegmentedFilter } from '#web/ui/segmented-filter.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { OUTFITS_COPY } from '../copy.ts';
import { rangeText } from '../formats.ts';
import { useOutfitsAddress } from '../outfits-address.ts';
import { useSaidPrice } from '../use-said-price.ts';

/** The submit button stands outside of the form, in the dialog's footer. */
export const GENERATE_FORM_ID = 'generate-outfit';

/** Most have answered it, so most need not fetch it. */
const WardrobeQuestion = lazyPart<{ always?: boolean }>(
  async () => (await import('#web/shared/wardrobe-question.tsx')).WardrobeQuestion,
);

const COPY = OUTFITS_COPY.generate;
const EXAMPLE_SIZES = '(min-width: 40rem) 9rem, 7rem';
const EXAMPLE_CLASS = 'ground aspect-4/5 w-full object-cover';
const SOURCES = OUTFIT_SOURCES.map((value) => ({ value, label: COPY.sources[value] }));
const PRICE_OPTIONS = PRICE_RANGES.map((value) => ({ value, label: rangeText(value) }));

/** In the order of the examples. */
const EXAMPLE_PICTURES = [
  <AnswerBoard key="dinner" look="dinner" sizes={EXAMPLE_SIZES} className={EXAMPLE_CLASS} />,
  ...SHOWN_LOOKS.map((name) => (
    <ShownLookPicture key={name} name={name} sizes={EXAMPLE_SIZES} className={EXAMPLE_CLASS} />
  )),
];

type Ways = keyof typeof COPY.waysHints;

interface GenerateFormProps {
  /** The request before this one when it came to nothing: its words are kept. */
  unfinished: GenerateRequest | null;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  onSubmit: (request: GenerateRequest) => void;
  canSubmit: boolean;
  /** Nothing can be ordered, whatever is said: what was said can still be read, and what it starts from be seen. */
  isSpent: boolean;
  /** What the first price range is; else the default. */
  usualPrice?: PriceRange;
  /** A piece of the closet that has to be in it. */
  pieceId?: string | null;
  /** In a wide dialog the examples stand beside the questions. */
  isWide?: boolean;
  /** Above the prompt: what the outfit starts from. */
  children?: ReactNode;
}

export function GenerateForm({ unfinished, fieldRef, onSubmit, canSubmit, ...rest }: GenerateFormProps) {
  const { wish } = useOutfitsAddress();
  const begun = unfinished && !isDefault(unfinished.prompt) ? unfinished.prompt : '';
  const [prompt, setPrompt] = useState(wish || begun);
  const [chosenPrice, setChosenPrice] = useState(unfinished ? chosenIn(unfinished) : null);
  const saidPrice = useSaidPrice(prompt);
  // A sum in words beats a range that nobody touched, and is seen to do so.
  const priceRange = chosenPrice ?? saidPrice ?? rest.usualPrice ?? DEFAULT_PRICE_RANGE;
  const [ways, setWays] = useState<Ways>(unfinished === null ? '1' : waysOf(unfinished));
  const [startFrom, setStartFrom] = useState(unfinished?.startFrom ?? null);
  const [anchors, setAnchors] = useState(unfinished?.anchors ?? (rest.pieceId ? [rest.pieceId] : []));
  const [source, setSource] = useState<OutfitSource>(
    unfinished?.source ?? (anchors.length > 0 ? 'mixed' : 'shops'),
  );
  const owned = useQuery(routeQuery(getPlanStatus)).data?.usage.closetPieces ?? 0;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!canSubmit) return;
    onSubmit({
      kind: 'generate',
      prompt: prompt.trim() || DEFAULT_PROMPT,
      priceRange,
      isRangeOpen: chosenPrice === null && rest.usualPrice === undefined,
      ways: ways === '1' ? 1 : WAYS,
      startFrom,
      ...(ways === 'together' && { together: true }),
      ...(source !== 'shops' && { source }),
      ...(anchors.length > 0 && { anchors }),
    });
  }

  function takeExample(example: string) {
    setPrompt(prompt === example ? '' : example);
    fieldRef.current?.focus();
  }

  const words = (
    <TextArea
      ref={fieldRef}
      label={COPY.prompt}
      hint={rest.isSpent ? undefined : COPY.promptHint}
      rows={2}
      maxLength={MAX_PROMPT_LENGTH}
      value={prompt}
      onChange={(event) => setPrompt(event.target.value)}
    />
  );

  if (rest.isSpent) {
    return (
      <fieldset disabled className="min-w-0 space-y-5">
        {rest.children ?? <Examples />}
        {prompt !== '' && words}
      </fieldset>
    );
  }

  return (
    <form id={GENERATE_FORM_ID} onSubmit={submit}>
      <div
        className={classNames(
          'grid min-w-0 grid-cols-1 gap-x-8 gap-y-5',
          rest.isWide && 'lg:grid-cols-[5fr_7fr]',
        )}
      >
        {rest.children && <div className="col-span-full">{rest.children}</div>}
        {startFrom && (
          <Given words={COPY.startFrom(startFrom.keep.length)} onAfresh={() => setStartFrom(null)} />
        )}
        {anchors.length > 0 && <Given words={COPY.anchors} onAfresh={() => setAnchors([])} />}
        <div className={rest.isWide ? 'lg:contents' : undefined}>
          {words}
          <Examples
            chosen={prompt}
            onChoose={takeExample}
            className={classNames('mt-3', rest.isWide && 'lg:mt-0')}
          />
        </div>
        {owned > 0 && (
          <SegmentedFilter label={COPY.source} options={SOURCES} value={source} onChange={setSource} />
        )}
        <Suspense fallback={null}>
          <WardrobeQuestion />
        </Suspense>
        <div>
          <div className="flex flex-wrap gap-x-8 gap-y-5">
            <Select
              label={COPY.priceRange}
              pickerClass={controlClass('tabular h-11 pr-10 text-sm')}
              options={PRICE_OPTIONS}
              value={priceRange}
              onChange={(event) => setChosenPrice(event.target.value as PriceRange)}
            />
            <SegmentedFilter
              label={COPY.ways}
              options={COPY.waysOptions}
              value={ways}
              onChange={setWays}
              isField
              wraps
            />
          </div>
          <p className="text-sm text-ink-2 not-empty:mt-2">{COPY.waysHints[ways]}</p>
        </div>
      </div>
    </form>
  );
}

/** What it starts from, and the way to start from nothing. */
function Given({ words, onAfresh }: { words: string; onAfresh: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 rounded-edge bg-tissue-2 pl-4 text-sm">
      <span className="flex-1 py-2">{words}</span>
      <Button look="quiet" size="small" onClick={onAfresh}>
        {COPY.startAfresh}
      </Button>
    </p>
  );
}

interface ExamplesProps {
  /** The words that are there. */
  chosen?: string;
  /** Without it they are looked at. */
  onChoose?: (example: string) => void;
  className?: string;
}

/** What others dress for, each with a look. */
function Examples({ chosen, onChoose, className }: ExamplesProps) {
  return (
    <ul
      aria-label={COPY.examplesTitle}
      className={classNames(
        'row-span-2 gap-2 self-start py-1 sm:grid sm:grid-cols-4',
        // What cannot be pressed is not drawn past: a keyboard could not follow.
        onChoose
          ? '-mx-5 flex overflow-x-auto px-5 max-sm:fades sm:mx-0 sm:px-0'
          : 'max-sm:*:not-first:hidden text-ink-2',
        className,
      )}
    >
      {COPY.examples.map((example, place) => (
        <li key={example} className={onChoose && 'w-[41%] shrink-0 sm:w-auto'}>
          {onChoose ? (
            <button
              type="button"
              aria-pressed={chosen === example}
              onClick={() => onChoose(example)}
              className={choiceClass(chosen === example)}
            >
              {EXAMPLE_PICTURES[place]}
              <ChosenMark isOn={chosen === example} isLarge />
              <span className="my-auto px-2 py-2 hyphens-auto">{example}</span>
            </button>
          ) : (
            <>
              {EXAMPLE_PICTURES[place]}
              <p className="py-2 text-sm leading-tight max-sm:visually-hidden">{example}</p>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function choiceClass(isOn: boolean): string {
  return classNames(
    'relative flex h-full w-full flex-col overflow-clip rounded-edge border text-left text-sm leading-tight',
    isOn ? 'chosen' : 'border-line-strong hover:border-ink',
  );
}

function waysOf({ ways, together }: GenerateRequest): Ways {
  if (together === true) return 'together';
  return ways === 1 ? '1' : '3';
}

/** The range of an earlier request, unless its own words had chosen it. */
function chosenIn({ priceRange, isRangeOpen }: GenerateRequest): PriceRange | null {
  return isRangeOpen === true ? null : priceRange;
}

function isDefault(prompt: string): boolean {
  return prompt === DEFAULT_PROMPT;
}
