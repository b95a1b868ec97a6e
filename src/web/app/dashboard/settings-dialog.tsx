import {
  ChevronRight,
  Download,
  FileArchive,
  type LucideIcon,
  MonitorSmartphone,
  Trash2,
} from 'lucide-react';
import { type ReactNode, Suspense, startTransition, useState } from 'react';
import { exportAccount } from '#contract/account.ts';
import type { User } from '#contract/auth.ts';
import { ACCOUNT_COPY } from '#web/features/account/copy.ts';
import { DEVICES_COPY } from '#web/features/devices/copy.ts';
import { useDevices } from '#web/features/devices/devices.queries.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DASHBOARD_COPY } from './copy.ts';

const COPY = DASHBOARD_COPY.menu;
/** What is downloaded. */
const FORMAT = 'ZIP';
const ROW = 'flex min-h-14 w-full items-center gap-4 text-left no-underline hover:underline';

const DevicesDialog = lazyPart(
  async () => (await import('#web/features/devices/devices-dialog.tsx')).DevicesDialog,
);
const DeleteAccountDialog = lazyPart(
  async () => (await import('#web/features/account/delete-account-dialog.tsx')).DeleteAccountDialog,
);

/** What is seldom wanted of an account. What opens from here stands in its place, and leads back here. */
export function SettingsDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [above, setAbove] = useState<'devices' | 'deletion' | null>(null);
  const devices = useDevices();
  const close = () => setAbove(null);
  // What is here stays until the other is.
  const open = (other: 'devices' | 'deletion') => startTransition(() => setAbove(other));

  return (
    <Dialog onClose={onClose} title={COPY.settings} width="narrow" isCovered={above !== null}>
      <ul className="-my-3 divide-y divide-line">
        <li>
          <button type="button" aria-haspopup="dialog" className={ROW} onClick={() => open('devices')}>
            <Label icon={MonitorSmartphone} text={COPY.devices}>
              {devices.data && DEVICES_COPY.count(devices.data.length)}
            </Label>
            <ChevronRight aria-hidden size={18} className="text-ink-2" />
          </button>
        </li>
        <li>
          <a href={exportAccount.path} download className={ROW}>
            <Label icon={FileArchive} text={ACCOUNT_COPY.download}>
              {FORMAT}
            </Label>
            <Download aria-hidden size={18} className="text-ink-2" />
          </a>
        </li>
        <li className="text-danger">
          <button type="button" aria-haspopup="dialog" className={ROW} onClick={() => open('deletion')}>
            <Label icon={Trash2} text={ACCOUNT_COPY.deletion.menu} />
            <ChevronRight aria-hidden size={18} />
          </button>
        </li>
      </ul>
      <Suspense>
        {above === 'devices' && <DevicesDialog onClose={close} />}
        {above === 'deletion' && <DeleteAccountDialog user={user} open onOpenChange={close} />}
      </Suspense>
    </Dialog>
  );
}

interface LabelProps {
  icon: LucideIcon;
  text: string;
  /** How it stands. */
  children?: ReactNode;
}

function Label({ icon: Icon, text, children }: LabelProps) {
  return (
    <>
      <Icon aria-hidden size={20} strokeWidth={1.6} className="shrink-0" />
      <span className="flex-1">{text}</span>{' '}
      <span aria-hidden className="text-sm text-ink-2">
        {children}
      </span>
    </>
  );
}
