import { Upload, X } from 'lucide-react';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { MAX_WEB_ADDRESS_LENGTH } from '#contract/inspirations.ts';
import { PRODUCT } from '#web/lib/product.ts';
import { AnswerBoard } from '#web/shared/answer-board.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ImageWithFallback } from '#web/ui/image-with-fallback.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { noticePlace } from '#web/ui/toast/notice-place.ts';
import { INSPIRATIONS_COPY } from './copy.ts';

const COPY = INSPIRATIONS_COPY.picture;
const ACCEPT = 'image/jpeg,image/jpg,image/png,image/webp,image/gif';

interface PictureFieldProps {
  file: File | null;
  imageUrl: string;
  isPending: boolean;
  /** Why the chosen file was not taken. */
  fileError: string | undefined;
  urlError: string | undefined;
  onFile: (file: File) => void;
  onUrl: (url: string) => void;
  /** Takes file, preview and address away. */
  onRemove: () => void;
}

/** The picture: a file, or the address of one; with a preview of what was chosen. */
export function PictureField(props: PictureFieldProps) {
  const { file, imageUrl, isPending, fileError, urlError } = props;
  const input = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const helperId = useId();
  const fileUrl = useObjectUrl(file);
  const address = imageUrl.trim();
  const hasPicture = file !== null || address !== '';
  // The content policy lets other people's pictures through over https only.
  const preview = file === null ? (/^https:\/\/./i.test(address) ? address : null) : fileUrl;

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [chosen] = event.target.files ?? [];
    // Emptied at once: the same file can be chosen again, and a refused one does not stay.
    event.target.value = '';
    if (chosen) props.onFile(chosen);
  }

  function remove() {
    props.onRemove();
    chooseButton.current?.focus();
  }

  return (
    <fieldset className="min-w-0 space-y-6">
      <legend className="mb-1.5 text-sm font-medium">
        {COPY.legend}
        <span aria-hidden> *</span>
      </legend>
      {/* On a phone what was chosen stands beside what can be done with it. */}
      <div className={preview === null ? undefined : 'max-sm:flex max-sm:gap-4 sm:space-y-4'}>
        {preview !== null && (
          <ImageWithFallback
            key={preview}
            src={preview}
            alt={COPY.preview}
            referrerPolicy="no-referrer"
            className="photo block max-h-95 w-full bg-ground object-contain max-sm:w-2/5 max-sm:shrink-0"
            fallback={null}
          />
        )}
        <div
          className={classNames(
            'min-w-0',
            preview !== null && 'max-sm:grid max-sm:flex-1 max-sm:content-start max-sm:gap-1',
            !hasPicture &&
              'basting flex min-h-40 flex-col items-center justify-center bg-paper px-5 py-6 text-center sm:min-h-80 sm:p-8',
            fileError !== undefined && '[--thread:var(--danger)]!',
          )}
        >
          {!hasPicture && <Prints />}
          {file !== null && <p className="truncate text-sm text-ink-2">{file.name}</p>}
          <div
            className={classNames(
              'flex flex-wrap items-center gap-x-6 gap-y-2',
              preview !== null && 'max-sm:contents',
            )}
          >
            <Button
              ref={chooseButton}
              look={hasPicture ? 'quiet' : 'secondary'}
              size="small"
              disabled={isPending}
              aria-describedby={hasPicture ? undefined : helperId}
              onClick={() => input.current?.click()}
              className={hasPicture ? 'justify-start! px-0!' : undefined}
            >
              <Upload aria-hidden size={16} strokeWidth={1.75} />
              {COPY.choose}
            </Button>
            {hasPicture && (
              <Button
                look="quiet"
                size="small"
                disabled={isPending}
                onClick={remove}
                className="justify-start! px-0!"
              >
                <X aria-hidden size={16} strokeWidth={1.75} />
                {COPY.remove}
              </Button>
            )}
          </div>
          <input ref={input} type="file" name="image" accept={ACCEPT} hidden onChange={choose} />
          {!hasPicture && (
            <>
              <p className="mt-3 text-sm text-ink-2 max-sm:hidden [@media(hover:none)]:hidden">{COPY.ways}</p>
              <div id={helperId} className="mt-1 text-sm text-ink-2">
                <p>{COPY.helper}</p>
                <InlineError>{fileError}</InlineError>
              </div>
            </>
          )}
          {PRODUCT.seesInspirations && PRODUCT.advisor !== null && (
            <p className="mt-3 text-sm text-ink-2">{COPY.shownTo(PRODUCT.advisor)}</p>
          )}
          {hasPicture && <InlineError>{fileError}</InlineError>}
        </div>
      </div>
      {!hasPicture && fileError !== undefined && <div ref={noticePlace} />}
      <TextField
        name="imageUrl"
        type="url"
        inputMode="url"
        label={COPY.url}
        hint={hintOf(address, file)}
        placeholder={file === null ? undefined : COPY.urlDisabled}
        error={urlError}
        maxLength={MAX_WEB_ADDRESS_LENGTH}
        disabled={file !== null}
        readOnly={isPending}
        value={imageUrl}
        onChange={(event) => props.onUrl(event.target.value)}
      />
    </fieldset>
  );
}

const PRINTS = ['printed', 'weather', 'dinner'] as const;

/** What a board is made of, in small. Decoration. */
function Prints() {
  return (
    <div aria-hidden className="mb-5 flex justify-center">
      {PRINTS.map((look, place) => (
        <div
          key={look}
          style={{ rotate: `${4 * (place - 1)}deg` }}
          className="print raised w-18 p-1 not-first:-ml-2 sm:w-24"
        >
          <AnswerBoard look={look} sizes="6rem" isInView className="ground h-auto w-full" />
        </div>
      ))}
    </div>
  );
}

/** Nothing once the picture is there to be seen. */
function hintOf(address: string, file: File | null): string | undefined {
  if (/^http:\/\/./i.test(address)) return COPY.noPreview;
  return file === null && address === '' ? COPY.urlHint : undefined;
}

/** An address for a file in the browser's memory, for as long as it is shown. */
function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) {
      setUrl(null);
      return;
    }
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
