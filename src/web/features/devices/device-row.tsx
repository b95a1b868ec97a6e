import { CircleHelp, Laptop, type LucideIcon, Smartphone, Tablet } from 'lucide-react';
import { useId } from 'react';
import type { Device } from '#contract/devices.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DEVICES_COPY as COPY } from './copy.ts';
import { timeAgo } from './describe-time.ts';

const ICONS: Record<Device['kind'], LucideIcon> = {
  phone: Smartphone,
  tablet: Tablet,
  computer: Laptop,
  other: CircleHelp,
};

interface DeviceRowProps {
  device: Device;
  isEnding: boolean;
  onSignOut: () => void;
}

export function DeviceRow({ device, isEnding, onSignOut }: DeviceRowProps) {
  const Icon = ICONS[device.kind];
  const detailsId = useId();
  const lastUse = device.isCurrent ? COPY.activeNow : COPY.lastUsed(timeAgo(device.lastUsedAt, new Date()));

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <span className="bg-ground grid size-14 shrink-0 place-items-center">
        <Icon aria-hidden size={32} strokeWidth={1.5} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {COPY.name(device.name)}
          {device.isCurrent && <Badge tone="green">{COPY.thisDevice}</Badge>}
        </p>
        <p id={detailsId} className="text-sm text-ink-2">
          {lastUse}, {COPY.signedIn(formatDay(device.signedInAt))}
        </p>
      </div>
      {!device.isCurrent && (
        <Button
          look="secondary"
          size="small"
          aria-label={COPY.signOutNamed(COPY.name(device.name))}
          aria-describedby={detailsId}
          pending={isEnding}
          onClick={onSignOut}
        >
          {COPY.signOut}
        </Button>
      )}
    </li>
  );
}
