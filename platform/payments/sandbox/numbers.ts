import { randomBytes } from 'node:crypto';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A number as Razorpay gives them: `order_9A33XWu170gUtm`. */
export function newNumber(kind: 'order' | 'pay' | 'evt'): string {
  return `${kind}_${[...randomBytes(14)].map((byte) => SIGNS[byte % SIGNS.length]).join('')}`;
}
