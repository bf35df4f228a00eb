import { createHmac, timingSafeEqual } from 'node:crypto';

/** The signature of a text or of bytes, in hexadecimal signs. */
export function sign({ secret, of }: { readonly secret: string; readonly of: string | Buffer }): string {
  return createHmac('sha256', secret).update(of).digest('hex');
}

/** Compares in the same time whatever is wrong. */
export function isSignedWith({ secret, of, signature }: { readonly secret: string; readonly of: string | Buffer; readonly signature: string }): boolean {
  const [own, given] = [Buffer.from(sign({ secret, of })), Buffer.from(signature)];
  return own.length === given.length && timingSafeEqual(own, given);
}
