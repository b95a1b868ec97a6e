import { Camera, KeyRound, LogOut, type LucideIcon, Ruler, Settings, UserRound } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { logout, type User } from '#contract/auth.ts';
import { BROWSER_DECIDES, nameOfLanguage } from '#contract/languages.ts';
import { chooseLanguage, chosenLanguage, LANGUAGE_CHOICES } from '#web/lib/choose-language.ts';
import { THEMES, useTheme } from '#web/lib/theme.ts';
import { leave } from '#web/shared/leaving.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ChosenMark } from '#web/ui/chosen-mark.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { AccountDialog } from './account-dialogs.tsx';
import { DASHBOARD_COPY } from './copy.ts';

const COPY = DASHBOARD_COPY.menu;

const ITEM =
  'flex min-h-11 items-center gap-3 px-5 no-underline data-[highlighted]:bg-tissue-2 cursor-pointer focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-ink';

interface AccountMenuProps {
  user: User;
  /** Opens what stands in the sidebar, where that is not beside. */
  onOpenFitting: () => void;
  isFittingBeside: boolean;
  onOpenDialog: (dialog: AccountDialog) => void;
}

/** Behind the avatar: who is signed in, what belongs to the account, the theme, the language, and the way out. On a phone it is a sheet, as dialogs are (base.css). */
export function AccountMenu({ user, onOpenFitting, isFittingBeside, onOpenDialog }: AccountMenuProps) {
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
        sideOffset={12}
        collisionPadding={12}
        className="animate-rise z-40 max-h-(--radix-dropdown-menu-content-available-height) w-screen overflow-y-auto overscroll-contain rounded-edge border-t border-line-strong bg-canvas py-2 raised max-sm:pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:w-96 sm:border sm:border-ink max-sm:[box-shadow:0_0_0_100vmax_var(--backdrop)] focus-visible:outline-none"
      >
        <DropdownMenu.Label className="px-5 py-2">
          <span className="title block truncate text-xl">{user.firstName}</span>
          <span className="block truncate text-sm text-ink-2">{user.email}</span>
        </DropdownMenu.Label>
        <DropdownMenu.Separator className="my-2 h-px bg-line" />
        <DropdownMenu.Item
          className={classNames(ITEM, isFittingBeside && 'md:hidden')}
          onSelect={onOpenFitting}
        >
          <Icon of={Ruler} />
          {COPY.fitting}
        </DropdownMenu.Item>
        <DropdownMenu.Item className={ITEM} onSelect={() => onOpenDialog('about')}>
          <Icon of={UserRound} />
          {COPY.aboutYou}
        </DropdownMenu.Item>
        <DropdownMenu.Item className={ITEM} onSelect={() => onOpenDialog('picture')}>
          <Icon of={Camera} />
          {COPY.changePicture}
        </DropdownMenu.Item>
        {user.authProvider === 'local' && (
          <DropdownMenu.Item className={ITEM} onSelect={() => onOpenDialog('password')}>
            <Icon of={KeyRound} />
            {COPY.changePassword}
          </DropdownMenu.Item>
        )}
        <DropdownMenu.Item className={ITEM} onSelect={() => onOpenDialog('settings')}>
          <Icon of={Settings} />
          {COPY.settings}
        </DropdownMenu.Item>
        <DropdownMenu.Separator className="my-2 h-px bg-line" />
        <Choice
          label={COPY.theme}
          options={THEMES}
          chosen={theme}
          wordOf={(option) => COPY.themes[option]}
          onChoose={chooseTheme}
        />
        <Choice
          label={COPY.language}
          options={LANGUAGE_CHOICES}
          chosen={chosenLanguage()}
          wordOf={(option) => (option === BROWSER_DECIDES ? COPY.browserDecides : nameOfLanguage(option))}
          langOf={(option) => (option === BROWSER_DECIDES ? undefined : option)}
          onChoose={chooseLanguage}
        />
        <DropdownMenu.Separator className="my-2 h-px bg-line" />
        <DropdownMenu.Item asChild>
          <a href={logout.path} onClick={leave} className={ITEM}>
            <Icon of={LogOut} />
            {COPY.logOut}
          </a>
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

function Icon({ of: Drawn }: { of: LucideIcon }) {
  return <Drawn aria-hidden size={20} strokeWidth={1.6} className="shrink-0 text-ink-2" />;
}

interface ChoiceProps<Option extends string> {
  label: string;
  options: readonly Option[];
  chosen: Option;
  wordOf: (option: Option) => string;
  /** Of a word in another language than the screens. */
  langOf?: (option: Option) => string | undefined;
  onChoose: (option: Option) => void;
}

/** One of a few, chosen without leaving the menu. */
function Choice<Option extends string>(props: ChoiceProps<Option>) {
  const { label, options, chosen, wordOf, langOf, onChoose } = props;
  return (
    <div className="mx-5 my-2 flex flex-wrap items-center gap-x-3">
      <DropdownMenu.Label className="min-w-21 pt-1 text-sm">{label}</DropdownMenu.Label>
      <DropdownMenu.RadioGroup
        aria-label={label}
        value={chosen}
        onValueChange={(value) => onChoose(value as Option)}
        className="grid max-w-full grow grid-cols-[4fr_3fr_3fr]"
      >
        {options.map((option) => (
          <DropdownMenu.RadioItem
            key={option}
            value={option}
            onSelect={(event) => event.preventDefault()}
            className={classNames(
              'relative grid min-h-11 min-w-0 cursor-pointer place-items-center border px-1 pt-1 text-center text-sm not-first:-ml-px focus-visible:-outline-offset-6 focus-visible:[box-shadow:none]',
              option === chosen ? 'chosen z-10' : 'border-line-strong data-[highlighted]:bg-tissue-2',
            )}
          >
            <span lang={langOf?.(option)} className="max-w-full [overflow-wrap:anywhere]">
              {wordOf(option)}
            </span>
            <ChosenMark isOn={option === chosen} />
          </DropdownMenu.RadioItem>
        ))}
      </DropdownMenu.RadioGroup>
    </div>
  );
}
