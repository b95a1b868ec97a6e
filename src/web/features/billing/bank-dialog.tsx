import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { BILLING_COPY } from './copy.ts';

const COPY = BILLING_COPY.bank;

interface BankDialogProps {
  open: boolean;
  price: string;
  onAnswer: (answer: 'approve' | 'refuse') => void;
}

/** The test bank's question. Closing it refuses, as walking away from a bank's page does. */
export function BankDialog({ open, price, onAnswer }: BankDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onAnswer('refuse')}
      title={COPY.title}
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
      <p>{COPY.question(price)}</p>
    </Dialog>
  );
}
