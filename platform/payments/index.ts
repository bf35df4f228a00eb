import type { PlatformContext } from '../kernel/context';
import type { PaymentProvider } from './provider/provider';
import { createRazorpay, razorpayOverHttp } from './provider/razorpay';
import { sandboxApi } from './sandbox/api';
import { hasSandbox, SANDBOX_PATH, sandboxKeys } from './sandbox/keys';

export { capturedOf, PaymentProviderError, type Payment, type PaymentProvider } from './provider/provider';

type Parts = Pick<PlatformContext, 'config' | 'database'>;

/** Who takes payments: Razorpay by its keys, else beside a demo the sandbox, else nobody. */
export function paymentProviderOf({ config, database }: Parts): PaymentProvider | null {
  const { checkout } = config;
  if (checkout) return createRazorpay({ ...checkout, name: 'razorpay', script: 'https://checkout.razorpay.com/v1/checkout.js', api: razorpayOverHttp(checkout) });
  if (!hasSandbox({ config })) return null;
  return createRazorpay({ name: 'sandbox', ...sandboxKeys({ config }), script: `${SANDBOX_PATH}/checkout.js`, api: sandboxApi({ database }) });
}

/** Origins beyond the platform's own that a page needs to open checkout, by directive of its content policy. */
export function checkoutSources({ config }: Pick<Parts, 'config'>): Readonly<Record<'scripts' | 'frames' | 'connects', readonly string[]>> {
  if (!config.checkout) return { scripts: [], frames: [], connects: [] };
  return { scripts: ['https://checkout.razorpay.com'], frames: ['https://api.razorpay.com', 'https://checkout.razorpay.com'], connects: ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'] };
}
