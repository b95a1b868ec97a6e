import type { Outfit, OutfitItem } from '#contract/outfits.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ImageWithFallback } from '#web/ui/image-with-fallback.tsx';
import { OUTFITS_COPY } from '../copy.ts';
import { BETWEEN_PIECES_MS, boardMs } from './laying.ts';

const COPY = OUTFITS_COPY.picture;
const WIDTH = 1024;
const HEIGHT = 1280;

interface LookBoardProps {
  title: string;
  imageUrl: string | null;
  /** Absent while it is read: the picture is known before. */
  outfit: Outfit | undefined;
  /** It has just been made: its pieces come to lie on it one by one. */
  isNew: boolean;
  /** The piece that is looked at: it lies above the others, which stand back. */
  lifted: string | null;
  onLift: (itemId: string | null) => void;
}

/** The outfit's picture. Where it is a board whose pieces are known, each can be pressed. */
export function LookBoard({ title, imageUrl, outfit, isNew, lifted, onLift }: LookBoardProps) {
  const pieces = outfit === undefined ? [] : piecesOf(outfit);
  // A painting has no pieces, and an older board does not say where they lie.
  const isLaid = isNew && pieces.length > 0;

  return (
    <figure className="relative mx-auto aspect-4/5 w-full overflow-hidden max-md:max-w-[46dvh] md:sticky md:top-0 [view-transition-name:look]">
      {isLaid &&
        pieces.map(({ id, ...piece }, place) => (
          <Piece key={id} {...piece} className="animate-rise" delayMs={place * BETWEEN_PIECES_MS} />
        ))}
      <div
        className={classNames('size-full', isLaid && 'animate-fade')}
        style={isLaid ? { animationDelay: `${boardMs(pieces.length)}ms` } : undefined}
      >
        <ImageWithFallback
          src={imageUrl ?? ''}
          alt={COPY.of(title)}
          width={outfit?.picture?.width ?? WIDTH}
          height={outfit?.picture?.height ?? HEIGHT}
          className={classNames(
            'rim size-full object-cover transition-opacity duration-200',
            lifted !== null && pieces.some(({ id }) => id === lifted) && 'opacity-30',
          )}
          fallback={
            <div className="basting grid size-full place-items-center bg-tissue p-8 text-center text-ink-2">
              {COPY.missing}
            </div>
          }
        />
      </div>
      {pieces
        .filter(({ id }) => id === lifted)
        .map(({ id, ...piece }) => (
          <Piece key={id} {...piece} className="animate-lift scale-[1.06]" />
        ))}
      <div aria-hidden>
        {pieces.map(({ id, box }) => (
          <button
            key={id}
            type="button"
            tabIndex={-1}
            onClick={() => onLift(id === lifted ? null : id)}
            className="absolute"
            style={box}
          />
        ))}
      </div>
      {outfit && outfit.pictureKind !== null && (
        <figcaption className="absolute bottom-0 left-0 bg-canvas px-2 text-xs text-ink-2">
          {kindOf(outfit)}
        </figcaption>
      )}
    </figure>
  );
}

interface PieceOnBoard {
  id: string;
  url: string;
  box: { left: string; top: string; width: string; height: string };
}

function Piece({
  url,
  box,
  className,
  delayMs = 0,
}: Omit<PieceOnBoard, 'id'> & { className: string; delayMs?: number }) {
  return (
    <img
      src={url}
      alt=""
      className={classNames('rim absolute', className)}
      style={{ ...box, animationDelay: `${delayMs}ms` }}
    />
  );
}

/** The cut-out pieces from the lowest up, in shares of the board; none where one of them is not known. */
function piecesOf({ picture, items }: Outfit): PieceOnBoard[] {
  if (picture === null) return [];
  const laid = items.filter(isLaid).toSorted((one, other) => one.place.layer - other.place.layer);
  if (laid.length < items.length) return [];
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;

  return laid.map(({ id, place, itemImageUrl }) => ({
    id,
    url: itemImageUrl,
    box: {
      left: share(place.x, picture.width),
      top: share(place.y, picture.height),
      width: share(place.width, picture.width),
      height: share(place.height, picture.height),
    },
  }));
}

type Laid = OutfitItem & Required<{ [key in 'place' | 'itemImageUrl']: NonNullable<OutfitItem[key]> }>;

function isLaid(item: OutfitItem): item is Laid {
  return item.place != null && item.itemImageUrl !== null;
}

function kindOf({ pictureKind, pictureModel }: Outfit): string {
  return pictureKind === 'generated' ? COPY.paintedBy(pictureModel ?? COPY.unnamedModel) : COPY.illustration;
}
