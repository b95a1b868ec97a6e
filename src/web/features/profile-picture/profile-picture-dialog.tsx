import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import type { User } from '#contract/auth.ts';
import { MAX_PROFILE_PICTURE_BYTES } from '#contract/profile-picture.ts';
import { inlineMessageOf } from '#web/lib/api-error.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { kindOfPicture } from '#web/lib/sniff-picture.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { noticePlace } from '#web/ui/toast/notice-place.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { PROFILE_PICTURE_COPY as COPY } from './copy.ts';
import { useUploadProfilePicture } from './profile-picture.queries.ts';

interface ProfilePictureDialogProps {
  user: User;
  onClose: () => void;
}

/** Shows the picture as it will be before it is sent. Mounted while it is open, so that closing forgets the choice. */
export function ProfilePictureDialog({ user, onClose }: ProfilePictureDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const upload = useUploadProfilePicture();
  const preview = usePreview(file);
  const picker = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const noteId = useId();

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0];
    if (chosen === undefined) return;

    upload.reset();
    const problem = await problemOf(chosen);
    if (problem !== null) target.value = '';
    setFile(problem === null ? chosen : null);
    setRefusal(problem?.description);
    if (problem !== null) showToast({ ...problem, variant: 'destructive' });
  }

  function send() {
    if (file === null || upload.isPending) return;

    upload.mutate(file, {
      onSuccess: () => {
        showToast(COPY.succeeded);
        onClose();
      },
      onError: (error) => showFailure(COPY.failed, error),
    });
  }

  return (
    <Dialog
      onClose={onClose}
      title={COPY.title}
      description={COPY.lead}
      width="narrow"
      initialFocus={chooser}
      footer={
        <>
          {file === null && <p className="basis-full text-sm text-ink-2">{COPY.nothingChosen}</p>}
          <Button look="secondary" onClick={onClose}>
            {COPY.cancel}
          </Button>
          <Button disabled={file === null} pending={upload.isPending} onClick={send}>
            {COPY.upload}
          </Button>
        </>
      }
    >
      <div className="flex items-center gap-5">
        <Avatar isLarge src={preview ?? user.profileImageLargeUrl} name={user.name} />
        <div className="min-w-0">
          <input
            ref={picker}
            type="file"
            accept="image/*"
            hidden
            aria-label={COPY.choose}
            onChange={choose}
          />
          <Button
            ref={chooser}
            look={file === null ? 'primary' : 'secondary'}
            aria-describedby={noteId}
            disabled={upload.isPending}
            onClick={() => picker.current?.click()}
          >
            {COPY.choose}
          </Button>
          <InlineError>
            {refusal ?? (upload.isError && inlineMessageOf(upload.error, COPY.failed.fallback))}
          </InlineError>
          <p id={noteId} className="mt-3 text-sm break-words text-ink-2" aria-live="polite">
            {file === null ? COPY.rules : COPY.chosen(file.name)}
          </p>
        </div>
      </div>
      {/* What is wrong with a picture is said below it, and not by the buttons. */}
      {refusal !== undefined && <div ref={noticePlace} className="mt-5 -mb-4" />}
    </Dialog>
  );
}

async function problemOf(file: File) {
  if ((await kindOfPicture(file)) === null) return COPY.notAnImage;
  return file.size > MAX_PROFILE_PICTURE_BYTES ? COPY.tooLarge : null;
}

/** An address of the browser's own for a chosen file, given back when it is not needed any more. */
function usePreview(file: File | null): string | null {
  const [preview, setPreview] = useState<string | null>(null);

  useEffect(() => {
    if (file === null) return;
    const url = URL.createObjectURL(file);
    setPreview(url);
    return () => {
      setPreview(null);
      URL.revokeObjectURL(url);
    };
  }, [file]);

  return preview;
}
