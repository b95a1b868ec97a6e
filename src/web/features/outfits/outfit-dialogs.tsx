import { Suspense } from 'react';
import type { Outfit } from '#contract/outfits.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import type { OutfitsAddress } from './outfits-address.ts';

const GenerateDialog = lazyPart(async () => (await import('./generate/generate-dialog.tsx')).GenerateDialog);
const OutfitDialog = lazyPart(async () => (await import('./detail/outfit-dialog.tsx')).OutfitDialog);
const ModifyDialog = lazyPart(async () => (await import('./change/modify-dialog.tsx')).ModifyDialog);
const StartDialog = lazyPart(async () => (await import('./generate/start-dialog.tsx')).StartDialog);
const GoneDialog = lazyPart(async () => (await import('./gone-dialog.tsx')).GoneDialog);

interface OutfitDialogsProps {
  address: OutfitsAddress;
  /** `undefined` while the list loads. */
  outfits: readonly Outfit[] | undefined;
}

/** The dialog that the address asks for, fetched when it does. */
export function OutfitDialogs({ address, outfits }: OutfitDialogsProps) {
  return (
    <Suspense>
      {address.dialog === 'generate' ? (
        <GenerateDialog />
      ) : (
        address.outfitId !== null &&
        outfits !== undefined && (
          <DialogOfOutfit
            outfit={outfits.find((outfit) => outfit.id === address.outfitId)}
            dialog={address.dialog}
          />
        )
      )}
    </Suspense>
  );
}

interface DialogOfOutfitProps {
  outfit: Outfit | undefined;
  dialog: OutfitsAddress['dialog'];
}

function DialogOfOutfit({ outfit, dialog }: DialogOfOutfitProps) {
  if (outfit === undefined) return <GoneDialog />;
  if (dialog === 'start') return <StartDialog key={outfit.id} outfit={outfit} />;
  return dialog === 'modify' ? (
    <ModifyDialog key={outfit.id} outfit={outfit} />
  ) : (
    <OutfitDialog key={outfit.id} outfit={outfit} />
  );
}
