import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { useOpenDialog } from './open-dialogs.ts';
import { useRestoredFocus } from './use-restored-focus.ts';
import { WORDS } from './words.ts';

interface SideSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
}

/** A sheet along the left edge: what stands in the sidebar of a wide window, on a narrow one. */
export function SideSheet({ open, onOpenChange, title, children }: SideSheetProps) {
  const focus = useRestoredFocus();
  useOpenDialog(open, onOpenChange);

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div aria-hidden className="animate-fade fixed inset-0 z-40 bg-backdrop" />
        <Radix.Content
          data-modal
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.onCloseAutoFocus}
          aria-describedby={undefined}
          className="animate-fade fixed inset-y-0 left-0 z-50 w-80 max-w-[88vw] overflow-y-auto overscroll-contain border-r border-line-strong bg-canvas p-5 shadow-raised focus-visible:outline-none"
        >
          <div className="mb-4 flex items-center justify-between gap-4">
            <Radix.Title className="title text-2xl">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton icon={X} label={WORDS.close} className="-mr-3" />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
