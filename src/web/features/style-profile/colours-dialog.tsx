import { useState } from 'react';
import { type ColourFamily, type ColourName, MAX_CUSTOM_COLOURS, PALETTE } from '#contract/palette.ts';
import { namedColours } from '#web/lib/named-colours.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { PaletteStrip } from '#web/ui/palette-strip.tsx';
import { SwatchPicker } from '#web/ui/swatch-picker.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useFirstControl } from '#web/ui/use-first-control.ts';
import { colourWordOfTile } from '#web/words/colour-tiles.ts';
import { coloursInWords } from '#web/words/colours-in-words.ts';
import { STYLE_PROFILE_COPY } from './copy.ts';
import { COLOUR_FAMILY_LABELS } from './labels.ts';

const COPY = STYLE_PROFILE_COPY.coloursDialog;

const FAMILIES = (Object.keys(COLOUR_FAMILY_LABELS) as ColourFamily[]).map((family) => ({
  label: COLOUR_FAMILY_LABELS[family],
  colours: PALETTE.filter((colour) => colour.family === family),
}));

interface ColoursDialogProps {
  selection: {
    value: ColourName[];
    change: (names: ColourName[]) => void;
    isChanged: boolean;
    giveUp: () => void;
  };
  onSave: () => void;
  onClose: () => void;
  isSaving: boolean;
  failure: string | undefined;
}

/** Up to 8 favourites of the 50 colors. It closes, and forgets the selection, only when that was saved. */
export function ColoursDialog({ selection, onSave, onClose, isSaving, failure }: ColoursDialogProps) {
  const [refusal, setRefusal] = useState<string>();
  const search = useFirstControl('input');

  function choose(names: ColourName[]) {
    setRefusal(undefined);
    selection.change(names);
  }

  function save() {
    if (selection.value.length > 0) {
      onSave();
      return;
    }
    setRefusal(COPY.noneChosen.description);
    showToast({ ...COPY.noneChosen, variant: 'destructive' });
  }

  return (
    <Dialog
      onClose={onClose}
      title={COPY.title}
      description={COPY.description}
      width="wide"
      initialFocus={search.element}
      footer={
        <>
          <div className="min-w-0 basis-full">
            {selection.value.length > 0 ? (
              <PaletteStrip label={COPY.strip} colours={coloursInWords(namedColours(selection.value))} />
            ) : (
              <p className="basting grid h-[3.375rem] place-items-center bg-tissue text-sm text-ink-2">
                {COPY.empty}
              </p>
            )}
            <InlineError>{refusal ?? failure}</InlineError>
          </div>
          {selection.isChanged && (
            <Button look="quiet" onClick={selection.giveUp}>
              {COPY.reset}
            </Button>
          )}
          <Button pending={isSaving} onClick={save}>
            {isSaving ? COPY.saving : COPY.save}
          </Button>
        </>
      }
    >
      <div ref={search.container}>
        <SwatchPicker
          groups={FAMILIES}
          chosen={selection.value}
          max={MAX_CUSTOM_COLOURS}
          onChange={choose}
          wordOf={colourWordOfTile}
          searchLabel={COPY.search}
          nothingFound={COPY.nothingFound}
        />
      </div>
    </Dialog>
  );
}
