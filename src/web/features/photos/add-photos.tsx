import { Camera, ImagePlus } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PHOTOS_COPY } from './copy.ts';

const COPY = PHOTOS_COPY.add;

/** Some systems know no type for HEIC, so its endings are named too. */
const ACCEPTED = 'image/*,.heic,.heif';

interface AddPhotosProps {
  /** The id that the file input gets, for the slots to open it. */
  inputId: string;
  free: number;
  /** What is being waited for just now, in words. */
  waitingFor: string | undefined;
  /** There are none yet: this is what there is to do here. */
  isFirst: boolean;
  disabled: boolean;
  onFiles: (files: File[]) => void;
}

/** The ways to add photos, in words and as buttons: dropping is never the only one. */
export function AddPhotos({ inputId, free, waitingFor, isFirst, disabled, onFiles }: AddPhotosProps) {
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  function take(event: ChangeEvent<HTMLInputElement>) {
    onFiles([...(event.target.files ?? [])]);
    // The same file may be chosen again, after a failure say.
    event.target.value = '';
  }

  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-2',
        isFirst ? 'flex-col text-center' : 'mt-4 mb-5',
      )}
    >
      <input
        ref={files}
        id={inputId}
        type="file"
        accept={ACCEPTED}
        multiple
        hidden
        disabled={disabled}
        aria-label={COPY.choose}
        onChange={take}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        disabled={disabled}
        aria-label={COPY.camera}
        onChange={take}
      />
      <Button
        look={isFirst ? 'primary' : 'secondary'}
        size={isFirst ? 'normal' : 'small'}
        disabled={disabled}
        className={isFirst ? 'min-w-[min(15rem,100%)] max-sm:w-full' : undefined}
        onClick={() => files.current?.click()}
      >
        <ImagePlus aria-hidden size={18} strokeWidth={1.75} />
        {COPY.choose}
      </Button>
      <Button
        look="secondary"
        size="small"
        disabled={disabled}
        className="hidden! pointer-coarse:inline-flex!"
        onClick={() => camera.current?.click()}
      >
        <Camera aria-hidden size={18} strokeWidth={1.75} />
        {COPY.camera}
      </Button>
      <AddNote free={free} waitingFor={waitingFor} disabled={disabled} />
    </div>
  );
}

/** One line that is always there, so that nothing moves when a wait begins or ends. */
function AddNote({ free, waitingFor, disabled }: Pick<AddPhotosProps, 'free' | 'waitingFor' | 'disabled'>) {
  return (
    <div className="min-w-[min(15rem,100%)] flex-1 text-sm text-ink-2">
      <p role="status" className={waitingFor && 'text-ink'}>
        {waitingFor}
      </p>
      {!waitingFor &&
        (free === 0 ? (
          <p>{COPY.full}</p>
        ) : (
          // Where nothing can be added, nothing invites.
          !disabled && (
            <>
              <p className="pointer-coarse:hidden">{COPY.ways}</p>
              <p className="hidden pointer-coarse:block">{COPY.several}</p>
            </>
          )
        ))}
    </div>
  );
}
