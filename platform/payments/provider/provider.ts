/** A payment as its provider tells of it. */
export interface Payment {
  readonly id: string;
  readonly orderId: string;
  /** What was paid, in paise. */
  readonly paise: number;
  readonly currency: string;
  /** `captured`: the money is the operator's · `authorized`: not yet · `failed`: it will not be. */
  readonly status: 'captured' | 'authorized' | 'failed';
  /** Why it failed, in the provider's words. */
  readonly failure: string | null;
}

/** Who takes payments for the operator. What goes wrong on the way is thrown as `PaymentProviderError`. */
export interface PaymentProvider {
  readonly name: 'razorpay' | 'sandbox';
  /** Shown to whoever pays; no secret. */
  readonly keyId: string;
  /** The script that opens checkout, which a page loads when somebody is about to pay. */
  readonly script: string;
  /** Makes something that can be paid for. @param receipt the platform's own number of it */
  createOrder(order: { readonly paise: number; readonly receipt: string }): Promise<{ readonly id: string }>;
  /** Everything that was tried to pay for an order. */
  paymentsOf(orderId: string): Promise<readonly Payment[]>;
  /** Whether the provider itself has signed that this payment is one for this order. */
  isSigned(payment: { readonly orderId: string; readonly paymentId: string; readonly signature: string }): boolean;
  /** Whether a message is the provider's, by its body to the byte. */
  isWebhookSigned(message: { readonly body: Buffer; readonly signature: string }): boolean;
}

/** The provider could not be reached, or has refused. */
export class PaymentProviderError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PaymentProviderError';
  }
}

/** The one that has brought the money in, if any has. */
export function capturedOf(payments: readonly Payment[]): Payment | null {
  return payments.find(({ status }) => status === 'captured') ?? null;
}
