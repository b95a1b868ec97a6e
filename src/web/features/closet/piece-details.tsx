import {
  type ClosetPiece,
  MAX_BRAND_LENGTH,
  MAX_PIECE_NAME_LENGTH,
  MAX_PIECE_NOTES_LENGTH,
  MAX_SIZE_LENGTH,
} from '#contract/closet.ts';
import { FABRIC_PATTERNS } from '#contract/outfits.ts';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { clothWord, garmentName } from '#web/words/garment-names.ts';
import { useDrawer } from './closet.queries.ts';
import { ColorChoice } from './color-choice.tsx';
import { CLOSET_COPY, PATTERN_LABELS } from './copy.ts';
import { Fold } from './fold.tsx';
import { asTitle } from './name-of-piece.ts';
import type { PieceForm } from './use-piece-form.ts';

const COPY = CLOSET_COPY.piece;
const PATTERNS = FABRIC_PATTERNS.map((value) => ({ value, label: PATTERN_LABELS[value] }));

/** Two fields beside each other; where their values are short, on a phone too. */
const PAIR = 'grid gap-x-3 gap-y-5 sm:grid-cols-2';
const SHORT_PAIR = 'grid gap-x-3 gap-y-5 min-[22rem]:grid-cols-2';

interface PieceDetailsProps {
  piece: ClosetPiece;
  form: PieceForm;
}

/** Everything that can be said of a piece, and folded away once more how it was bought. */
export function PieceDetails({ piece, form }: PieceDetailsProps) {
  const { draft, field } = form;
  const drawer = useDrawer().data?.garments ?? [];
  const garment = drawer.find(({ key }) => key === draft.garment);
  const offered = drawer.filter(({ slot }) => slot === (garment?.slot ?? piece.slot));
  const cloths = [...new Set([...(garment?.cloths ?? []), ...(draft.cloth === '' ? [] : [draft.cloth])])];

  return (
    <Fold {...form.details}>
      <div className={PAIR}>
        <TextField {...field('name')} maxLength={MAX_PIECE_NAME_LENGTH} />
        <Select
          {...field('garment')}
          options={[...(garment ? [] : [{ key: piece.garment, name: piece.garmentName }]), ...offered].map(
            ({ key, name }) => ({ value: key, label: asTitle(garmentName(key, name)) }),
          )}
        />
      </div>
      <ColorChoice
        legend={COPY.color}
        value={draft.color}
        near={form.original.color}
        onChange={(color) => form.change({ ...draft, color })}
      />
      <div className={SHORT_PAIR}>
        <Select
          {...field('cloth')}
          placeholder={COPY.asUsual}
          options={cloths.map((value) => ({ value, label: asTitle(clothWord(value)) }))}
        />
        <Select {...field('pattern')} placeholder={COPY.asUsual} options={PATTERNS} />
      </div>
      <Fold {...form.bought}>
        <div className={SHORT_PAIR}>
          <TextField {...field('brand')} maxLength={MAX_BRAND_LENGTH} />
          <TextField {...field('size')} maxLength={MAX_SIZE_LENGTH} />
          <TextField {...field('price')} inputMode="decimal" />
          <TextField {...field('boughtOn')} type="date" />
        </div>
        <TextArea {...field('notes')} rows={2} maxLength={MAX_PIECE_NOTES_LENGTH} />
      </Fold>
    </Fold>
  );
}
