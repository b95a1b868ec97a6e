import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { BILLING_COPY } from './copy.ts';

const COPY = BILLING_COPY.bank;

interface BankDialogProps {
  open: boolean;
  /** Of what is bought. */
  name: string;
  price: string;
  onAnswer: (answer: 'approve' | 'refuse') => void;
}

/** The test bank's question. Closing it refuses, as walking away from a bank's page does. */
export function BankDialog({ open, name, price, onAnswer }: BankDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onAnswer('refuse')}
      title={COPY.title}
      isTitleSmall
      width="narrow"
      footer={
        <>
          <Button look="secondary" onClick={() => onAnswer('refuse')}>
            {COPY.refuse}
          </Button>
          <Button onClick={() => onAnswer('approve')}>{COPY.approve}</Button>
        </>
      }
    >
      <p className="title text-2xl">{COPY.question(price, name)}</p>
      <p className="mt-3 text-ink-2">{COPY.note}</p>
    </Dialog>
  );
}
