import { type CSSProperties, Suspense, useState } from 'react';
import type { Profile } from '#contract/style-profile.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { namedColours } from '#web/lib/named-colours.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { colourWord } from '#web/words/colours.ts';
import { STYLE_PROFILE_COPY } from './copy.ts';
import { type AnalysedColour, analysedColours, sharedColours } from './named-colours.ts';
import { PaletteBands } from './palette-bands.tsx';
import { CardAction, ProfileCard } from './profile-card.tsx';
import { useSaveFavouriteColours } from './profile-changes.queries.ts';
import { useDraft } from './use-draft.ts';
import { useProfileDialog } from './use-profile-dialog.ts';
import { WhyThis } from './why-this.tsx';
import { asList, asPercent } from './wording.ts';

const COPY = STYLE_PROFILE_COPY.palette;
const fetchDialog = () => import('./colours-dialog.tsx');
const ColoursDialog = lazyPart(async () => (await fetchDialog()).ColoursDialog);

/** So many colors carry a wardrobe; the rest accompany them. */
const LEADING_COLOURS = 3;

type PaletteTab = keyof typeof COPY.tabs;
const TABS = (Object.keys(COPY.tabs) as PaletteTab[]).map((value) => ({ value, label: COPY.tabs[value] }));

interface PaletteCardProps {
  profile: Profile;
  onGoToPhotos: () => void;
}

/** 'Color Palette': what the photos show, and what the person loves. */
export function PaletteCard({ profile, onGoToPhotos }: PaletteCardProps) {
  const [tab, setTab] = useState<PaletteTab>('analysed');
  const dialog = useProfileDialog('colors');
  const selection = useDraft('colours', profile.customColorPalette);
  const save = useSaveFavouriteColours();

  function saveSelection() {
    save.mutate(selection.value, {
      onSuccess: () => {
        selection.giveUp();
        setTab('favourites');
        dialog.close();
      },
    });
  }

  return (
    <ProfileCard
      title={COPY.title}
      action={
        <CardAction label={COPY.customise} about={COPY.title} onPress={dialog.open} onIntent={fetchDialog} />
      }
    >
      <Tabs label={COPY.title} tabs={TABS} value={tab} onChange={setTab}>
        {tab === 'analysed' ? (
          <AnalysedPalette profile={profile} onGoToPhotos={onGoToPhotos} />
        ) : (
          <FavouritePalette profile={profile} onChoose={dialog.open} />
        )}
      </Tabs>
      {dialog.isOpen && (
        <Suspense fallback={null}>
          <ColoursDialog
            selection={selection}
            onSave={saveSelection}
            onClose={dialog.close}
            isSaving={save.isPending}
            failure={save.failure}
          />
        </Suspense>
      )}
    </ProfileCard>
  );
}

function AnalysedPalette({ profile, onGoToPhotos }: PaletteCardProps) {
  const colours = analysedColours(profile);
  if (colours.length === 0) {
    return (
      <EmptyState
        action={
          <Button look="secondary" size="small" onClick={onGoToPhotos}>
            {STYLE_PROFILE_COPY.none.goToPhotos}
          </Button>
        }
      >
        {COPY.noAnalysed}
      </EmptyState>
    );
  }

  return (
    <div className="space-y-4">
      <PaletteBands label={COPY.analysedPalette} colours={colours} shared={sharedColours(profile)} />
      <LeadingColours colours={colours} />
      <SharedColours profile={profile} />
      <WhyThis profile={profile} about="palette" subject={COPY.title} />
    </div>
  );
}

/** Says in one sentence why these colors and not others; nothing when no shares were measured. */
function LeadingColours({ colours }: { colours: readonly AnalysedColour[] }) {
  const leading = colours.slice(0, LEADING_COLOURS);
  // As the bands say it, so that it adds up.
  const share = leading.reduce((sum, colour) => sum + Math.round((colour.share ?? 0) * 100), 0) / 100;
  if (share === 0) return null;

  const names = asList(leading.map(({ name }) => colourWord(name)));
  return <p className="max-w-measure">{COPY.leading(names, leading.length === 1, asPercent(share))}</p>;
}

function FavouritePalette({ profile, onChoose }: { profile: Profile; onChoose: () => void }) {
  const colours = namedColours(profile.customColorPalette);
  if (colours.length === 0) {
    return (
      <EmptyState
        action={
          <Button look="secondary" size="small" onClick={onChoose}>
            {COPY.chooseFavourites}
          </Button>
        }
      >
        {COPY.noFavourites}
      </EmptyState>
    );
  }

  return (
    <div className="space-y-4">
      <PaletteBands label={COPY.favouritesPalette} colours={colours} shared={sharedColours(profile)} />
      <SharedColours profile={profile} />
    </div>
  );
}

function SharedColours({ profile }: { profile: Profile }) {
  const shared = sharedColours(profile);
  if (shared.size === 0) return null;

  return (
    <p className="flex max-w-measure gap-2 text-ink-2">
      <span
        aria-hidden
        style={{ '--loden': 'currentColor' } as CSSProperties}
        className="stitch mt-3 w-10 shrink-0"
      />
      <span>{COPY.shared(asList([...shared].map(colourWord)), shared.size === 1)}</span>
    </p>
  );
}
