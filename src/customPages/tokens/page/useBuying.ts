import { useState } from 'react';
import { useGetIdentity, useLocale, useNotify, useRefresh, useTranslate } from 'ra-core';
import { failureDetails, useCall, useCallAction, useFailureText, type CallAction } from '../../../dataProvider';
import { intlLocale } from '../../../fields/cellContext';
import { orderTokens, purchaseTokens, readCheckout, verifyTokens } from '../calls';
import { amountText } from './amountText';
import { loadCheckout, openCheckout, type CheckoutPayment } from './checkout';
import type { Amounts } from './useLinkedAmounts';

/** `paying`: the provider's own window is open, under which no other may stand. */
export type Phase = 'ready' | 'starting' | 'paying' | 'confirming';

interface BuyingInput {
  readonly instituteId: string;
  readonly isExclusive: boolean;
  readonly onBought: (balance: number) => void;
  readonly onRateChanged: () => void;
}

export interface UseBuying {
  readonly phase: Phase;
  /** Nobody is asked for money. */
  readonly isSandbox: boolean;
  /** What went wrong, in words: they stand in the dialog alone. */
  readonly problem: string | null;
  /** Takes the words away again, as soon as something is typed. */
  forget(): void;
  buy(amounts: Amounts): Promise<void>;
}

const QUIET = { quiet: true } as const;
/** Waits between asking for what is not confirmed yet, or was not answered. In ms. */
const WAITS = [1_000, 2_000, 4_000];

/** The steps of a purchase (part 2 §4): the script, an order, checkout, verify, record; then what is shown is fetched anew. */
export function useBuying({ instituteId, isExclusive, onBought, onRateChanged }: BuyingInput): UseBuying {
  const translate = useTranslate();
  const locale = intlLocale(useLocale());
  const notify = useNotify();
  const refresh = useRefresh();
  const failureText = useFailureText();
  const { identity } = useGetIdentity();
  const checkout = useCall(readCheckout, {}, { handling: QUIET });
  const order = useCallAction(orderTokens);
  const verify = useCallAction(verifyTokens);
  const purchase = useCallAction(purchaseTokens);
  const [phase, setPhase] = useState<Phase>('ready');
  const [problem, setProblem] = useState<string | null>(null);

  const end = (text: string | null): void => {
    setPhase('ready');
    setProblem(text);
  };
  const start = async (): Promise<boolean> => {
    try {
      const { script } = checkout.data ?? (await checkout.refetch()).data ?? { script: null };
      if (script === null) return false;
      await loadCheckout(new URL(script, document.baseURI).href);
      return true;
    } catch {
      return false;
    }
  };
  const confirm = async (payment: CheckoutPayment): Promise<void> => {
    setPhase('confirming');
    const status = await untilSettled(() => verify(payment));
    if (status === 'pending') return end(translate('lectern.tokens.pending'));
    const entered = status === 'success' ? await entering(purchase, payment) : null;
    if (entered === null) return end(status === 'failed' ? translate('fixed.payment.notPurchased') : `${translate('fixed.payment.notPurchased')} ${translate('lectern.tokens.lost')}`);
    notify('fixed.payment.purchased', { type: 'success' });
    end(null);
    refresh();
    onBought(entered);
  };
  const buy = async ({ paise, tokens }: Amounts): Promise<void> => {
    setPhase('starting');
    setProblem(null);
    if (!(await start())) return end(translate('fixed.payment.notInitiated'));
    try {
      const made = await order({ amount_inr: paise / 100, amount_token: tokens / 100, instituteId, isExclusive });
      setPhase('paying');
      const ended = await openCheckout({
        key: made.key, amount: made.paise, currency: made.currency, order_id: made.razorpay_order_id, name: document.title, description: translate('lectern.tokens.payee', { amount: amountText({ value: made.amount_token, locale }) }),
        prefill: { name: String(identity?.fullName ?? ''), email: String(identity?.['email'] ?? '') },
      });
      if (ended.kind === 'paid') return await confirm(ended.payment);
      // Whoever was declined may have tried again there, and paid.
      end(ended.kind === 'declined' ? `${translate('fixed.payment.notPurchased')} ${translate('lectern.tokens.tried')}` : translate('lectern.tokens.closed'));
      refresh();
    } catch (error) {
      if (failureDetails(error)?.reason === 'tokenRateChanged') onRateChanged();
      end(failureText(error));
    }
  };
  return { phase, isSandbox: checkout.data?.provider === 'sandbox', problem, forget: () => setProblem(null), buy };
}

/** Asks until the provider has confirmed, or it has been asked often enough; `null` where nobody has answered. */
async function untilSettled(ask: () => Promise<{ readonly status: 'success' | 'pending' | 'failed' }>): Promise<'success' | 'pending' | 'failed' | null> {
  let last: 'success' | 'pending' | 'failed' | null = null;
  for (const wait of [...WAITS, null]) {
    last = await ask().then(({ status }) => status, () => null);
    if (last === 'success' || last === 'failed' || wait === null) break;
    await new Promise((go) => setTimeout(go, wait));
  }
  return last;
}

/** Enters the purchase. @returns the balance after it, `null` where that could not be done */
async function entering(purchase: CallAction<typeof purchaseTokens>, { razorpay_order_id, razorpay_payment_id }: CheckoutPayment): Promise<number | null> {
  for (const wait of [...WAITS, null]) {
    const found = await purchase({ razorpay_order_id, razorpay_payment_id }).then((reply) => reply, () => null);
    if (found?.status === 'success') return found.balance;
    if (found?.status === 'failed' || wait === null) return null;
    await new Promise((go) => setTimeout(go, wait));
  }
  return null;
}
