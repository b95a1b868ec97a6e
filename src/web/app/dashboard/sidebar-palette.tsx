import { SHOWN_ANALYSED_COLOURS } from '#contract/palette.ts';
import type { Profile } from '#contract/style-profile.ts';
import { namedColours } from '#web/lib/named-colours.ts';
import { useProfile } from '#web/shared/use-profile.ts';
import { PaletteStrip } from '#web/ui/palette-strip.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { coloursInWords } from '#web/words/colours-in-words.ts';
import { DASHBOARD_COPY } from './copy.ts';

/** The favourite colors once there are any, else the analysed ones; nothing before either. */
export function SidebarPalette() {
  const { data: profile, isPending } = useProfile();
  const colours = profile ? coloursOf(profile) : [];
  if (isPending) return <Skeleton className="h-28" />;
  if (!profile || colours.length === 0) return null;
  const inWords = coloursInWords(colours);
  const label =
    profile.customColorPalette.length > 0
      ? DASHBOARD_COPY.fitting.favourites
      : DASHBOARD_COPY.fitting.palette;

  return (
    <section>
      <h2 className="mb-2 font-semibold">{label}</h2>
      <PaletteStrip label={label} colours={inWords} />
      <p className="mt-1.5 text-sm text-ink-2">{inWords.map(({ name }) => name).join(', ')}</p>
    </section>
  );
}

function coloursOf(profile: Profile) {
  const names =
    profile.customColorPalette.length > 0
      ? profile.customColorPalette
      : profile.colorPalette.slice(0, SHOWN_ANALYSED_COLOURS);

  return namedColours(names);
}
