/** What the provider's page hands over once it is paid. */
export interface CheckoutPayment {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
}

interface CheckoutOptions {
  readonly key: string;
  readonly amount: number;
  readonly currency: string;
  readonly order_id: string;
  readonly name: string;
  readonly description: string;
  readonly prefill: { readonly name: string; readonly email: string };
  readonly handler: (payment: CheckoutPayment) => void;
  readonly modal: { readonly ondismiss: () => void };
}

declare global {
  interface Window {
    /** What the provider's script brings. */
    Razorpay?: new (options: CheckoutOptions) => { open(): void; on(event: 'payment.failed', listener: () => void): void };
  }
}

/** How checkout ended: paid; left; or left after the bank has declined. */
export type CheckoutEnd = { readonly kind: 'paid'; readonly payment: CheckoutPayment } | { readonly kind: 'left' } | { readonly kind: 'declined' };

/** Nobody waits longer for the provider's script. In ms. */
const SCRIPT_MS = 20_000;
let loaded: { readonly address: string; readonly script: Promise<void> } | null = null;

/** Loads the provider's script, once; a failed try is none. @throws Error where it is blocked, or brings nothing */
export function loadCheckout(address: string): Promise<void> {
  if (loaded?.address === address && window.Razorpay) return loaded.script;
  const script = new Promise<void>((done, failed) => {
    const element = document.createElement('script');
    const giveUp = (): void => {
      element.remove();
      loaded = null;
      failed(new Error(`The script of checkout did not come from ${address}.`));
    };
    const late = setTimeout(giveUp, SCRIPT_MS);
    element.src = address;
    element.async = true;
    element.onerror = () => {
      clearTimeout(late);
      giveUp();
    };
    element.onload = () => {
      clearTimeout(late);
      if (window.Razorpay) done();
      else giveUp();
    };
    document.head.append(element);
  });
  loaded = { address, script };
  return script;
}

/** Opens checkout over the page, and says how it ended. @throws Error where the script is not there */
export function openCheckout(options: Omit<CheckoutOptions, 'handler' | 'modal'>): Promise<CheckoutEnd> {
  const { Razorpay } = window;
  if (!Razorpay) return Promise.reject(new Error('The script of checkout is not there.'));
  return new Promise((end) => {
    let isDeclined = false;
    const checkout = new Razorpay({
      ...options,
      handler: (payment) => end({ kind: 'paid', payment }),
      modal: { ondismiss: () => end({ kind: isDeclined ? 'declined' : 'left' }) },
    });
    checkout.on('payment.failed', () => {
      isDeclined = true;
    });
    checkout.open();
  });
}
