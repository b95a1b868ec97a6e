import { useState } from 'react';
import type { Inspiration } from '#contract/inspirations.ts';
import { useIncomingFiles } from '#web/lib/use-incoming-files.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DropCurtain } from '#web/ui/drop-curtain.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { AddDialog } from './add-dialog.tsx';
import { INSPIRATIONS_COPY as COPY } from './copy.ts';
import { EditDialog } from './edit-dialog.tsx';
import {
  forgetInspirationDraft,
  type InspirationDraft,
  readInspirationDraft,
  saveInspirationDraft,
} from './inspiration-draft.ts';
import { closeDialog, type InspirationsAddress, openAdd } from './inspirations-address.ts';
import { refusalOf } from './picture-choice.ts';

interface InspirationDialogsProps {
  address: InspirationsAddress;
  inspirations: readonly Inspiration[] | undefined;
  userId: string;
}

/** The dialog that the address asks for. A picture that is dropped or pasted anywhere opens 'Add Inspiration' with it. */
export function InspirationDialogs({ address, inspirations, userId }: InspirationDialogsProps) {
  const [draft, setDraft] = useState(() => readInspirationDraft(userId));
  const [file, setFile] = useState<File | null>(null);
  const [fileError, setFileError] = useState<string>();
  const isHeldOver = useIncomingFiles(([first]) => {
    if (first === undefined || address.editedId !== null) return;
    if (!address.isAdding) openAdd();
    void takeFile(first);
  });
  const edited = inspirations?.find(({ id }) => id === address.editedId);

  function write(next: InspirationDraft) {
    setDraft(next);
    saveInspirationDraft(userId, next);
  }

  async function takeFile(chosen: File) {
    const refusal = await refusalOf(chosen);
    setFileError(refusal?.description);
    if (refusal !== null) {
      showToast({ ...refusal, variant: 'destructive' });
      return;
    }
    setFile(chosen);
    // A chosen file takes the place of a pasted address.
    setDraft((current) => {
      const next = { ...current, imageUrl: '' };
      saveInspirationDraft(userId, next);
      return next;
    });
  }

  function removePicture() {
    setFile(null);
    setFileError(undefined);
    write({ ...draft, imageUrl: '' });
  }

  function finish() {
    forgetInspirationDraft(userId);
    setDraft(readInspirationDraft(userId));
    setFile(null);
    setFileError(undefined);
    closeDialog();
  }

  return (
    <>
      {isHeldOver && !address.isAdding && address.editedId === null && <DropCurtain {...COPY.drop} />}
      {address.isAdding && (
        <AddDialog
          draft={draft}
          file={file}
          fileError={fileError}
          onDraft={write}
          onFile={(chosen) => void takeFile(chosen)}
          onRemovePicture={removePicture}
          onDone={finish}
        />
      )}
      {edited !== undefined && <EditDialog key={edited.id} inspiration={edited} />}
      {address.editedId !== null && inspirations !== undefined && edited === undefined && <GoneDialog />}
    </>
  );
}

function GoneDialog() {
  return (
    <Dialog
      onClose={closeDialog}
      title={COPY.gone.title}
      width="narrow"
      footer={<Button onClick={closeDialog}>{COPY.gone.close}</Button>}
    >
      <p>{COPY.gone.text}</p>
    </Dialog>
  );
}
