import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import { classNames } from './class-names.ts';
import { DIALOG_BUTTONS, DIALOG_HEIGHT, DIALOG_PLACE } from './dialog-place.ts';
import { IconButton } from './icon-button.tsx';
import { hearEscape, useOpenDialog } from './open-dialogs.ts';
import { noticePlace } from './toast/notice-place.ts';
import { useRestoredFocus } from './use-restored-focus.ts';
import { useScrolls } from './use-scrolls.ts';
import { WORDS } from './words.ts';

/** Most are mounted while they are open, so that nothing typed outlives them: those only say what closing is. */
type DialogState =
  | { onClose: () => void; open?: undefined; onOpenChange?: undefined }
  | { open: boolean; onOpenChange: (open: boolean) => void; onClose?: undefined };

type DialogProps = DialogState & {
  title: string;
  /** What it is about stands below in large letters: the title only says what kind of dialog it is. */
  isTitleSmall?: boolean;
  /** Of a title in another language than the screens. */
  titleLang?: string;
  description?: ReactNode;
  /** `narrow` for a question, `normal` for a form, `wide` for a picture with its details. */
  width?: 'narrow' | 'normal' | 'wide';
  /** Half of the dialog and as tall, beside everything else; in a narrow window above it, from edge to edge. */
  picture?: ReactNode;
  /** Beside the picture stands a form: the title is as large as that of a form without one. */
  isOfForm?: boolean;
  /** On a phone the cross stands beside the title: the picture has no room for it. */
  isCloseBelow?: boolean;
  /** The id of what says it, where that is no description. */
  describedBy?: string | undefined;
  /** It takes the place of a dialog that stood there: it does not come in anew. */
  isSuccessor?: boolean;
  /** Stands below the scrolling part, always in reach: the buttons. */
  footer?: ReactNode;
  /** Beside the buttons, on a phone above them: why they cannot be pressed, what failed, what is left. */
  footerNote?: ReactNode;
  /** Where the focus goes first; else to the first field that is seen without scrolling (on a phone: with its keyboard), to a link in the footer, or to the cross. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** There is more to read than to answer: the focus goes to the title. */
  startsAtTitle?: boolean;
  /** Another one stands in its place, and leads back to it. */
  isCovered?: boolean;
  /** It may open while another dialog is open. */
  isAbove?: boolean;
  children: ReactNode;
};

/** A notice stands where the words of its dialog do. */
const NOTICE_GUTTER = 'px-5 sm:px-6';

const WIDTHS = { narrow: 'sm:max-w-narrow', normal: 'sm:max-w-normal', wide: 'sm:max-w-wide' } as const;
/** Clipped where it is wide: what was scrolled as a sheet must not stay scrolled when the window is turned. */
const PICTURED =
  'overflow-y-auto overscroll-contain md:grid md:h-pictured md:max-w-pictured md:grid-cols-2 md:grid-rows-1 md:overflow-clip';

/**
 * A dialog; under 640 px a sheet that rises from the lower edge. Escape, the cross and a press outside close it,
 * and the focus goes back to where it came from.
 *
 * It draws its own backdrop: Radix's overlay locks the page with an injected style sheet,
 * which a strict content security policy refuses. `useOpenDialog` locks it.
 */
export function Dialog(props: DialogProps) {
  const {
    title,
    titleLang,
    isTitleSmall = false,
    description,
    describedBy,
    width = 'normal',
    picture,
    isOfForm = false,
    isCloseBelow = false,
    isSuccessor = false,
    footer,
    footerNote,
    initialFocus,
    startsAtTitle = false,
    isAbove = false,
    isCovered = false,
    children,
  } = props;
  const { open, onOpenChange } = asState(props);
  const focus = useRestoredFocus();
  const heading = useRef<HTMLHeadingElement>(null);
  useOpenDialog(open, onOpenChange);

  const hasPicture = picture !== undefined;
  const cross = (
    <div className="sticky top-0 z-20 h-0 md:absolute md:top-0 md:right-0">
      <Close
        className={classNames('absolute top-2 right-2 rounded-full bg-canvas', !isTitleSmall && 'md:top-3.5')}
      />
    </div>
  );
  // By the buttons; where those are scrolled with the rest, where everything begins.
  const isNoticeFirst = !hasPicture && !footer;

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div
          aria-hidden
          data-backdrop
          className={classNames(
            'fixed inset-0 bg-backdrop',
            !isSuccessor && !isAbove && 'animate-fade',
            isCovered && 'invisible',
            isAbove ? 'z-50' : 'z-40',
          )}
        />
        <div className={classNames(DIALOG_PLACE, 'z-50')}>
          <Radix.Content
            data-modal
            {...(description === undefined ? { 'aria-describedby': describedBy } : {})}
            onEscapeKeyDown={hearEscape}
            onCloseAutoFocus={focus.onCloseAutoFocus}
            onOpenAutoFocus={(event) => {
              focus.remember();
              const wanted = startsAtTitle ? heading.current : initialFocus?.current;
              const first = wanted?.matches(':enabled, :not(input, textarea)')
                ? wanted
                : (firstField(event.currentTarget) ?? linkBelow(event.currentTarget));
              if (!first) return;
              event.preventDefault();
              // No further than it has to be scrolled: the picture above stays in view.
              first.focus({ preventScroll: true });
              first.scrollIntoView?.({ block: 'nearest' });
            }}
            className={classNames(
              'relative w-full rounded-edge border-t border-line-strong bg-canvas raised sm:border focus-visible:outline-none',
              !isSuccessor && 'animate-rise',
              isCovered && 'invisible',
              DIALOG_HEIGHT,
              hasPicture ? PICTURED : classNames('flex flex-col', WIDTHS[width]),
            )}
          >
            {hasPicture && (
              <>
                {!isCloseBelow && cross}
                <div className="ground md:min-h-0 md:overflow-y-auto">{picture}</div>
              </>
            )}
            <div className={classNames('flex min-h-0 min-w-0 flex-col', hasPicture && 'max-md:block')}>
              {isCloseBelow && cross}
              <header
                className={classNames(
                  'flex gap-4 pl-5 sm:pl-6',
                  isTitleSmall ? 'items-center' : 'items-start',
                  hasPicture
                    ? classNames(
                        'pt-4 md:border-b md:border-line md:py-3.5 md:pr-16',
                        isCloseBelow ? 'pr-14' : 'pr-4',
                        !isTitleSmall && 'pb-2',
                      )
                    : classNames('border-b border-line pr-3', isTitleSmall ? 'py-1' : 'py-3'),
                )}
              >
                <div className="min-w-0 flex-1 py-1.5">
                  <Radix.Title
                    ref={heading}
                    lang={titleLang}
                    tabIndex={startsAtTitle ? -1 : undefined}
                    className={
                      isTitleSmall
                        ? 'text-sm font-semibold text-ink-2'
                        : classNames('title', hasPicture && !isOfForm ? 'text-3xl' : 'text-2xl')
                    }
                  >
                    {title}
                  </Radix.Title>
                  {description !== undefined && (
                    <Radix.Description className="mt-1.5 text-pretty text-ink-2">
                      {description}
                    </Radix.Description>
                  )}
                </div>
                {!hasPicture && <Close />}
              </header>
              {isNoticeFirst && <div ref={noticePlace} data-first className={NOTICE_GUTTER} />}
              <Body title={title} className={hasPicture && 'max-md:pt-2!'}>
                {children}
              </Body>
              <div
                className={classNames(hasPicture && 'bg-canvas max-md:sticky max-md:bottom-0 max-md:z-10')}
              >
                {!isNoticeFirst && !footer && <div ref={noticePlace} className={NOTICE_GUTTER} />}
                {footer && (
                  <footer>
                    <DialogFoot hasNotices note={footerNote}>
                      {footer}
                    </DialogFoot>
                  </footer>
                )}
              </div>
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface DialogFootProps {
  /** The last lines of what scrolls: of a form that has its own buttons. */
  isInBody?: boolean;
  note?: ReactNode;
  /** What a notice says stands before the buttons, beside them where there is room for both and no note. */
  hasNotices?: boolean;
  children: ReactNode;
}

/** What every dialog ends with: a note, and the buttons. */
export function DialogFoot({ isInBody = false, hasNotices = false, note, children }: DialogFootProps) {
  return (
    <div
      className={classNames(
        DIALOG_BUTTONS,
        'border-t border-line px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-6',
        isInBody && '-mx-5 mt-6 -mb-5 sm:-mx-6 sm:-mb-6',
      )}
    >
      {hasNotices && (
        <div
          ref={noticePlace}
          data-foot
          className="min-w-0 flex-1 basis-96 not-has-[li]:absolute has-[+div>:not(.visually-hidden)]:basis-full max-sm:basis-full"
        />
      )}
      {note !== undefined && (
        // Nothing to be seen takes no line.
        <div className="min-w-0 flex-1 basis-40 [&:not(:has(>:not(.visually-hidden)))]:absolute max-sm:basis-full">
          {note}
        </div>
      )}
      {children}
    </div>
  );
}

function Close({ className }: { className?: string }) {
  return (
    <Radix.Close asChild>
      <IconButton icon={X} label={WORDS.close} className={className} />
    </Radix.Close>
  );
}

function asState({ open, onOpenChange, onClose }: DialogState) {
  return onClose === undefined
    ? { open, onOpenChange }
    : { open: true, onOpenChange: (isOpen: boolean) => void (!isOpen && onClose()) };
}

/** What scrolls when it is too long. Then it can be stood in: there may be nothing else in it to press. */
function Body({
  title,
  className,
  children,
}: {
  title: string;
  className: string | false;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(box);

  return (
    <div
      ref={box}
      data-dialog-body
      {...(scrolls ? { role: 'group', 'aria-label': title, tabIndex: 0 } : {})}
      className={classNames(
        'min-h-0 flex-1 overflow-y-auto overscroll-contain focus-visible:-outline-offset-4',
        scrolls && 'sinks',
      )}
    >
      <div className={classNames('p-5 sm:p-6', className)}>{children}</div>
    </div>
  );
}

const FIELDS = 'input:not([type=hidden], [type=file]):enabled, textarea:enabled, select:enabled';

/** The first field, unless what stands above it would be scrolled away. */
function firstField(content: EventTarget | null): HTMLElement | undefined {
  const body = content instanceof Element ? content.querySelector('[data-dialog-body]') : null;
  const fields = [...(body?.querySelectorAll<HTMLElement>(FIELDS) ?? [])];
  const first = fields.find((one) => one.closest('details:not([open])') === null);
  // Of several radio buttons, the chosen one: from there the arrow keys go on.
  const field = fields.find((one) => one.matches(':checked') && isOfGroup(one, first)) ?? first;
  const isInView =
    body && field && field.getBoundingClientRect().bottom <= body.getBoundingClientRect().bottom;
  return isInView ? field : undefined;
}

/** Where nothing can be filled in, the footer leads on. */
function linkBelow(content: EventTarget | null): HTMLElement | null {
  return content instanceof Element ? content.querySelector<HTMLElement>('footer a') : null;
}

const isOfGroup = (one: HTMLElement, other: HTMLElement | undefined): boolean =>
  one instanceof HTMLInputElement &&
  other instanceof HTMLInputElement &&
  one.type === 'radio' &&
  one.name === other.name;
