import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import {
  cardForm,
  type SandboxResult,
  sandboxAuthenticate,
  sandboxConfirm,
} from '#contract/sandbox-payments.ts';
import { call } from '#web/lib/api-client.ts';
import { moneyText } from '#web/lib/money.ts';
import { useSchemaForm } from '#web/lib/use-schema-form.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { FormNotice } from '#web/ui/toast/form-notice.tsx';
import { BankDialog } from './bank-dialog.tsx';
import type { Checkout } from './billing.queries.ts';
import { BILLING_COPY } from './copy.ts';
import { PurchaseButton } from './purchase-button.tsx';
import { TestCardHint } from './test-card-hint.tsx';
import { UnconfirmedPayment } from './unconfirmed-payment.tsx';
import { type PayResult, usePurchase } from './use-purchase.ts';

const COPY = BILLING_COPY.card;

type Answer = 'approve' | 'refuse';
type CardField = 'number' | 'expiry' | 'cvc';

/** By the code of the refusal; what is in no part of the card has none. */
const REFUSED_FIELDS: Readonly<Record<string, CardField>> = {
  card_declined: 'number',
  expired_card: 'expiry',
  invalid_expiry_year: 'expiry',
  incorrect_cvc: 'cvc',
  test_mode_live_card: 'number',
};

interface SandboxFormProps {
  /** Of what is bought. */
  name: string;
  checkout: Checkout;
  onDone: () => void;
}

/** Our own card form for the sandbox, where a card provider's would stand. Nothing typed here is kept. */
export function SandboxForm({ name: bought, checkout, onDone }: SandboxFormProps) {
  const purchase = usePurchase(checkout, onDone);
  const form = useSchemaForm(cardForm, (card) => void purchase.purchase(() => pay(card)));
  const [isAsked, setAsked] = useState(false);
  const answer = useRef<(answer: Answer) => void>(() => {});
  const { clientSecret } = checkout;

  async function pay(card: { number: string; expiry: string; cvc: string }): Promise<PayResult> {
    const result = await call(sandboxConfirm, { body: { clientSecret, card } });
    if (result.paymentIntent?.status !== 'requires_action') return translated(result);

    const outcome = await new Promise<Answer>((resolve) => {
      answer.current = resolve;
      setAsked(true);
    });
    setAsked(false);
    return translated(await call(sandboxAuthenticate, { body: { clientSecret, outcome } }));
  }

  // What is wrong with a card is marked at the part of it that is wrong.
  const noticeId = useId();
  const refused = purchase.error === null ? undefined : REFUSED_FIELDS[purchase.refusedFor ?? ''];
  const focusRefused = useEffectEvent(form.focusField);
  useEffect(() => {
    if (refused) focusRefused(refused);
  }, [refused]);
  const field = (name: CardField) => ({
    ...form.field(name),
    ...(refused === name && { wrongAt: noticeId }),
  });

  if (purchase.isUnconfirmed) return <UnconfirmedPayment purchase={purchase} />;
  return (
    <>
      <FormNotice id={noticeId}>{purchase.error}</FormNotice>
      <form {...form.formProps} method="post" className="space-y-5">
        <fieldset disabled={purchase.isPaid} className="space-y-4">
          <legend className="visually-hidden">{COPY.legend}</legend>
          {/* No real card belongs here, so the browser is not asked to fill one in. */}
          <TextField label={COPY.number} inputMode="numeric" autoComplete="off" {...field('number')} />
          {/* What was refused says which card to take. */}
          {purchase.error === null && <TestCardHint />}
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.5rem),1fr))] gap-4">
            <TextField label={COPY.expiry} inputMode="numeric" autoComplete="off" {...field('expiry')} />
            <TextField label={COPY.cvc} inputMode="numeric" autoComplete="off" {...field('cvc')} />
          </div>
        </fieldset>
        <PurchaseButton purchase={purchase} />
      </form>
      <BankDialog
        open={isAsked}
        name={bought}
        price={moneyText(checkout.dueToday, checkout.currency)}
        onAnswer={(given) => answer.current(given)}
      />
    </>
  );
}

/** A card provider's own library speaks the language of the screens; the sandbox answers in English, with a code. */
function translated({ error, ...result }: SandboxResult): PayResult {
  if (error === undefined) return result;
  const words: Readonly<Record<string, string>> = COPY.refusals;
  return { ...result, error: { ...error, message: words[error.declineCode ?? error.code] ?? error.message } };
}
