import { Suspense, useEffect, useState } from 'react';
import type { OutfitSummary } from '#contract/outfits.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useIsHydrated } from '#web/lib/of-device.ts';
import { exchangeForOutfit, type OutfitsAddress } from './outfits-address.ts';

const GenerateDialog = lazyPart(async () => (await import('./generate/generate-dialog.tsx')).GenerateDialog);
const OutfitDialog = lazyPart(async () => (await import('./detail/outfit-dialog.tsx')).OutfitDialog);
const ModifyDialog = lazyPart(async () => (await import('./change/modify-dialog.tsx')).ModifyDialog);
const StartDialog = lazyPart(async () => (await import('./generate/start-dialog.tsx')).StartDialog);
const GoneDialog = lazyPart(async () => (await import('./gone-dialog.tsx')).GoneDialog);

interface OutfitDialogsProps {
  address: OutfitsAddress;
  /** `undefined` while the list loads. */
  outfits: readonly OutfitSummary[] | undefined;
}

/** The dialog that the address asks for, fetched when it does. */
export function OutfitDialogs({ address, outfits }: OutfitDialogsProps) {
  const { dialog, outfitId } = address;
  const isOpen = dialog !== null || outfitId !== null;
  const isHydrated = useIsHydrated();
  const [madeId, setMadeId] = useState<string | null>(null);
  // It is new once: not when it is opened again, or after a change of it.
  const isMaking = dialog === 'generate' || (dialog === null && outfitId === madeId);
  if (madeId !== null && !isMaking) setMadeId(null);

  // One dialog is exchanged for another: were the other still on its way, none would be open meanwhile, and the history
  // would step back from it.
  useEffect(() => {
    if (isOpen)
      for (const part of [GenerateDialog, OutfitDialog, ModifyDialog, StartDialog])
        part.load().catch(() => {});
  }, [isOpen]);

  // Whoever moves towards an outfit finds its dialog there: its picture moves into it, which waits for nothing.
  useEffect(() => {
    const prepare = () => void OutfitDialog.load().catch(() => {});
    window.addEventListener('pointerover', prepare, { once: true });
    return () => window.removeEventListener('pointerover', prepare);
  }, []);

  // A dialog stands in a portal, which no server draws: what the page was drawn with has none to hydrate.
  if (!isHydrated) return null;

  return (
    <Suspense>
      {dialog === 'generate' ? (
        <GenerateDialog
          onMade={(id) => {
            setMadeId(id);
            exchangeForOutfit(id);
          }}
        />
      ) : (
        outfitId !== null &&
        outfits !== undefined && (
          <DialogOfOutfit
            summary={outfits.find(({ id }) => id === outfitId)}
            outfits={outfits}
            dialog={dialog}
            isNew={outfitId === madeId}
          />
        )
      )}
    </Suspense>
  );
}

interface DialogOfOutfitProps {
  summary: OutfitSummary | undefined;
  outfits: readonly OutfitSummary[];
  dialog: OutfitsAddress['dialog'];
  isNew: boolean;
}

function DialogOfOutfit({ summary, outfits, dialog, isNew }: DialogOfOutfitProps) {
  if (summary === undefined) return <GoneDialog others={outfits} />;
  if (dialog === 'start') return <StartDialog key={summary.id} summary={summary} />;
  return dialog === 'modify' ? (
    <ModifyDialog key={summary.id} summary={summary} />
  ) : (
    <OutfitDialog key={summary.id} summary={summary} isNew={isNew} />
  );
}
