import { ExternalLink, Pencil, X } from 'lucide-react';
import { type Inspiration, TAGS_ON_A_CARD } from '#contract/inspirations.ts';
import { classNames } from '#web/ui/class-names.ts';
import { TileButton, TileLink } from '#web/ui/tile-button.tsx';
import { colourWord } from '#web/words/colours.ts';
import { INSPIRATION_CATEGORY_LABELS, INSPIRATIONS_COPY } from './copy.ts';
import { InspirationPicture } from './inspiration-picture.tsx';
import { openEdit } from './inspirations-address.ts';

const COPY = INSPIRATIONS_COPY.card;

interface InspirationCardProps {
  inspiration: Inspiration;
  /** Among the first: on screen as soon as the page is. */
  isInView: boolean;
  isDeleting: boolean;
  onDelete: () => void;
}

export function InspirationCard({ inspiration, isInView, isDeleting, onDelete }: InspirationCardProps) {
  const { title, description, category, sourceUrl } = inspiration;

  return (
    <article className={classNames('group/card relative flex h-full flex-col', isDeleting && 'opacity-60')}>
      <InspirationPicture inspiration={inspiration} isInView={isInView} />
      <PaletteThread inspiration={inspiration} />
      <p className="mt-2 text-xs text-ink-2">{INSPIRATION_CATEGORY_LABELS[category]}</p>
      <h3 title={title} className="title mt-0.5 line-clamp-2 text-lg leading-tight [overflow-wrap:anywhere]">
        {title}
      </h3>
      {description !== '' && (
        <p className="mt-1 line-clamp-2 text-sm text-ink-2 [overflow-wrap:anywhere]">{description}</p>
      )}
      <Tags tags={inspiration.tags} />
      {/* Comes with the pointer or the focus; where there is no pointer that hovers, it is always there. */}
      <div className="absolute top-0.5 right-0.5 flex flex-col opacity-0 transition-opacity duration-[120ms] group-focus-within/card:opacity-100 group-hover/card:opacity-100 [@media(hover:none)]:opacity-100 [@media(pointer:coarse)]:opacity-100">
        {sourceUrl !== null && (
          <TileLink icon={ExternalLink} label={COPY.openSource(title)} href={sourceUrl} />
        )}
        <TileButton icon={Pencil} label={COPY.edit(title)} onClick={() => openEdit(inspiration.id)} />
        <TileButton
          id={deleteButtonId(inspiration)}
          icon={X}
          label={COPY.delete(title)}
          disabled={isDeleting}
          onClick={onDelete}
        />
      </div>
    </article>
  );
}

/** The id of the button that takes an inspiration off the board. */
export function deleteButtonId({ id }: Inspiration): string {
  return `delete-${id}`;
}

/** Shares that add up to less than one would leave a part of it empty. */
const FULL = 100;

/** What the stylist reads in the picture, as a thread along its lower edge. */
function PaletteThread({ inspiration: { palette } }: { inspiration: Inspiration }) {
  if (palette.length === 0) return null;
  const names = palette.map(({ name }) => colourWord(name)).join(', ');

  return (
    <div
      role="img"
      aria-label={`${COPY.palette}: ${names}`}
      title={names}
      className="mt-1 flex h-2.5 forced-color-adjust-none border border-line-strong"
    >
      {palette.map((colour) => (
        <span
          key={colour.name}
          style={{ backgroundColor: colour.hex, flexGrow: FULL * Math.max(colour.share, 0.06) }}
        />
      ))}
    </div>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  const more = tags.slice(TAGS_ON_A_CARD);

  return (
    // In one line, however many they are: what lies side by side ends at about one height.
    <ul aria-label={COPY.tags} className="mt-2 flex gap-x-2 text-xs font-medium">
      {tags.slice(0, TAGS_ON_A_CARD).map((tag) => (
        <li key={tag} className="truncate">
          {tag}
        </li>
      ))}
      {more.length > 0 && (
        <li title={more.join(', ')} className="tabular text-ink-2">
          <span aria-hidden>{COPY.moreTags(more.length)}</span>
          <span className="visually-hidden">{COPY.moreTagsNamed(more)}</span>
        </li>
      )}
    </ul>
  );
}
