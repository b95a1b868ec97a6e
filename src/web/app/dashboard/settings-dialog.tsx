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
import { classNames } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DASHBOARD_COPY } from './copy.ts';

const COPY = DASHBOARD_COPY.menu;
const ROW = 'flex w-full items-center gap-4 py-2 text-left no-underline hover:underline';

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
      <ul>
        <li>
          <button type="button" aria-haspopup="dialog" className={ROW} onClick={() => open('devices')}>
            <Label icon={MonitorSmartphone} text={COPY.devices}>
              {devices.data ? DEVICES_COPY.count(devices.data.length) : '\u00a0'}
            </Label>
            <ChevronRight aria-hidden size={18} className="text-ink-2" />
          </button>
        </li>
        <li>
          <a href={exportAccount.path} download className={ROW}>
            <Label icon={FileArchive} text={ACCOUNT_COPY.download}>
              {ACCOUNT_COPY.downloadNote}
            </Label>
            <Download aria-hidden size={18} className="text-ink-2" />
          </a>
        </li>
        {/* Apart: it cannot be taken back. */}
        <li className="mt-4 border-t border-line pt-4">
          <button type="button" aria-haspopup="dialog" className={ROW} onClick={() => open('deletion')}>
            <Label icon={Trash2} text={ACCOUNT_COPY.deletion.menu} isDanger>
              {ACCOUNT_COPY.deletion.menuNote}
            </Label>
            <ChevronRight aria-hidden size={18} className="text-ink-2" />
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
  isDanger?: boolean;
  /** How it stands, or what it does. */
  children: ReactNode;
}

/** As a device in its list. */
function Label({ icon: Icon, text, isDanger = false, children }: LabelProps) {
  return (
    <>
      <span
        className={classNames(
          'bg-ground grid size-14 shrink-0 place-items-center',
          isDanger && 'text-danger',
        )}
      >
        <Icon aria-hidden size={28} strokeWidth={1.5} />
      </span>
      <span className="min-w-0 flex-1">
        <span className={classNames('block font-semibold', isDanger && 'text-danger')}>{text}</span>{' '}
        <span aria-hidden className="block text-sm text-ink-2">
          {children}
        </span>
      </span>
    </>
  );
}
