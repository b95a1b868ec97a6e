import { LinkButton } from '#web/ui/link-button.tsx';
import { OUTFITS_COPY } from '../copy.ts';

/** Where the day's allowance is spent, in the place of the button that would spend it. */
export function SeePackages() {
  return (
    <LinkButton to="/packages" className="max-sm:w-full">
      {OUTFITS_COPY.generate.seePackages}
    </LinkButton>
  );
}
