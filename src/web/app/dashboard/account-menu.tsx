import { DropdownMenu } from 'radix-ui';
import { exportAccount } from '#contract/account.ts';
import { logout, type User } from '#contract/auth.ts';
import { ACCOUNT_COPY } from '#web/features/account/copy.ts';
import { leave } from '#web/lib/leaving.ts';
import { THEMES, type Theme, useTheme } from '#web/lib/theme.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Tick } from '#web/ui/tick.tsx';
import { APP_COPY } from '../copy.ts';
import type { AccountDialog } from './account-dialogs.tsx';

const COPY = APP_COPY.menu;

const ITEM =
  'flex min-h-11 items-center gap-3 px-4 no-underline data-[highlighted]:bg-tissue-2 cursor-pointer focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-ink';

interface AccountMenuProps {
  user: User;
  /** Opens what stands in the sidebar of a wide window. */
  onOpenFitting: () => void;
  onOpenDialog: (dialog: AccountDialog) => void;
}

/** Behind the avatar: who is signed in, what belongs to the account, the theme, and the way out. */
export function AccountMenu({ user, onOpenFitting, onOpenDialog }: AccountMenuProps) {
  const [theme, chooseTheme] = useTheme();

  return (
    // Open from the start: it is fetched when it is first asked for (account-button.tsx).
    // Not modal: the modal menu locks the page with an injected style sheet, which a strict CSP refuses.
    // No portal: inside the header it stays inside a landmark and next in the Tab order.
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger aria-label={COPY.open} className="rounded-full">
        <Avatar src={user.profileImageUrl} name={user.name} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={8}
        collisionPadding={12}
        className="animate-rise z-40 max-h-(--radix-dropdown-menu-content-available-height) w-72 max-w-[calc(100vw-1.5rem)] overflow-y-auto overscroll-contain rounded-edge border border-line-strong bg-canvas py-2 shadow-raised focus-visible:outline-none"
      >
        <DropdownMenu.Label className="px-4 py-2">
          <span className="block truncate font-semibold">{user.firstName}</span>
          <span className="block truncate text-sm text-ink-2">{user.email}</span>
        </DropdownMenu.Label>
        <DropdownMenu.Separator className="my-2 h-px bg-line" />
        <DropdownMenu.Item className={`${ITEM} md:hidden`} onSelect={onOpenFitting}>
          {COPY.fitting}
        </DropdownMenu.Item>
        <DropdownMenu.Item className={ITEM} onSelect={() => onOpenDialog('picture')}>
          {COPY.changePicture}
        </DropdownMenu.Item>
        {user.authProvider === 'local' && (
          <DropdownMenu.Item className={ITEM} onSelect={() => onOpenDialog('password')}>
            {COPY.changePassword}
          </DropdownMenu.Item>
        )}
        <DropdownMenu.Item className={ITEM} onSelect={() => onOpenDialog('devices')}>
          {COPY.devices}
        </DropdownMenu.Item>
        <DropdownMenu.Separator className="my-2 h-px bg-line" />
        <DropdownMenu.Label className="px-4 pt-2 pb-1 text-sm text-ink-2">{COPY.theme}</DropdownMenu.Label>
        <DropdownMenu.RadioGroup value={theme} onValueChange={(value) => chooseTheme(value as Theme)}>
          {THEMES.map((option) => (
            <DropdownMenu.RadioItem
              key={option}
              value={option}
              onSelect={(event) => event.preventDefault()}
              className={ITEM}
            >
              <Tick shown={option === theme} />
              {COPY.themes[option]}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
        <DropdownMenu.Separator className="my-2 h-px bg-line" />
        <DropdownMenu.Item asChild>
          <a href={exportAccount.path} download className={ITEM}>
            {ACCOUNT_COPY.download}
          </a>
        </DropdownMenu.Item>
        <DropdownMenu.Item className={ITEM} onSelect={() => onOpenDialog('deletion')}>
          {ACCOUNT_COPY.deletion.menu}
        </DropdownMenu.Item>
        <DropdownMenu.Separator className="my-2 h-px bg-line" />
        <DropdownMenu.Item asChild>
          <a href={logout.path} onClick={leave} className={ITEM}>
            {COPY.logOut}
          </a>
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
