import { ChevronRight, Download, type LucideIcon, MonitorSmartphone, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { exportAccount } from '#contract/account.ts';
import type { User } from '#contract/auth.ts';
import { ACCOUNT_COPY } from '#web/features/account/copy.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DASHBOARD_COPY } from './copy.ts';

const COPY = DASHBOARD_COPY.menu;
const ROW = 'flex min-h-14 w-full items-center gap-4 text-left no-underline hover:underline';

const DevicesDialog = lazyPart(
  async () => (await import('#web/features/devices/devices-dialog.tsx')).DevicesDialog,
);
const DeleteAccountDialog = lazyPart(
  async () => (await import('#web/features/account/delete-account-dialog.tsx')).DeleteAccountDialog,
);

/** What is seldom wanted of an account. What opens from here lies above, and leads back here. */
export function SettingsDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [above, setAbove] = useState<'devices' | 'deletion' | null>(null);
  const close = () => setAbove(null);

  return (
    <Dialog onClose={onClose} title={COPY.settings} width="narrow">
      <ul className="-my-3 divide-y divide-line">
        <li>
          <button type="button" aria-haspopup="dialog" className={ROW} onClick={() => setAbove('devices')}>
            <Label icon={MonitorSmartphone} text={COPY.devices} />
            <ChevronRight aria-hidden size={18} className="text-ink-2" />
          </button>
        </li>
        <li>
          <a href={exportAccount.path} download className={ROW}>
            <Label icon={Download} text={ACCOUNT_COPY.download} />
          </a>
        </li>
        <li className="mt-6 text-danger">
          <button type="button" aria-haspopup="dialog" className={ROW} onClick={() => setAbove('deletion')}>
            <Label icon={Trash2} text={ACCOUNT_COPY.deletion.menu} />
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

function Label({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <>
      <Icon aria-hidden size={20} strokeWidth={1.6} className="shrink-0" />
      <span className="flex-1">{text}</span>
    </>
  );
}
