import { Badge } from '#web/ui/badge.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Tick } from '#web/ui/tick.tsx';
import { PLANS_COPY } from './copy.ts';
import { inPackageWords } from './packages-copy.ts';
import { usePackages } from './plans.queries.ts';

const COPY = PLANS_COPY.accountStatus;

interface AccountStatusDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What "All Features Free" means. */
export function AccountStatusDialog({ open, onOpenChange }: AccountStatusDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={COPY.title} width="narrow">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-lg font-semibold">{COPY.headline}</h3>
        <Badge tone="green">{COPY.badge}</Badge>
      </div>
      <p className="mt-2 text-ink-2">{COPY.line}</p>
      <BasicFeatures />
    </Dialog>
  );
}

/** What Basic offers here: an operator may have changed it. */
function BasicFeatures() {
  const basic = usePackages().data?.find(({ id }) => id === 'basic');
  const features = basic?.features.map((feature) => inPackageWords(asSpelledHere(feature))) ?? COPY.features;

  return (
    <ul className="mt-5 divide-y divide-line border-y border-line">
      {features.map((feature) => (
        <li key={feature} className="flex items-center gap-3 py-3">
          <Tick />
          {feature}
        </li>
      ))}
    </ul>
  );
}

/** The specification writes this one line here otherwise than on the package's card. */
function asSpelledHere(feature: string): string {
  return feature.replace(/^(Store \d+ design)s$/, '$1');
}
