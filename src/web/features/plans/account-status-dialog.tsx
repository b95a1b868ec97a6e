import { Badge } from '#web/ui/badge.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Tick } from '#web/ui/tick.tsx';
import { PLANS_COPY } from './copy.ts';

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
      <ul className="mt-5 divide-y divide-line border-y border-line">
        {COPY.features.map((feature) => (
          <li key={feature} className="flex items-center gap-3 py-3">
            <Tick />
            {feature}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
