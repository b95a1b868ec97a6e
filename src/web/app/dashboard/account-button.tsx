import { type ComponentProps, Suspense, useState } from 'react';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import type { AccountMenu } from './account-menu.tsx';
import { DASHBOARD_COPY } from './copy.ts';

const fetchMenu = () => import('./account-menu.tsx');
const Menu = lazyPart(async () => (await fetchMenu()).AccountMenu);

/** The avatar. What is behind it, a fifth of the dashboard's code, is fetched when a hand comes near. */
export function AccountButton(props: ComponentProps<typeof AccountMenu>) {
  const [isWanted, setWanted] = useState(false);
  const button = (
    <button
      type="button"
      aria-label={DASHBOARD_COPY.menu.open}
      aria-haspopup="menu"
      aria-expanded={false}
      className="rounded-full"
      onPointerEnter={fetchMenu}
      onFocus={fetchMenu}
      onClick={() => setWanted(true)}
    >
      <Avatar src={props.user.profileImageUrl} name={props.user.name} />
    </button>
  );

  return isWanted ? (
    <Suspense fallback={button}>
      <Menu {...props} />
    </Suspense>
  ) : (
    button
  );
}
