import { createHmac, timingSafeEqual } from 'node:crypto';

/** What an upload address allows. All of it is signed, so that none of it can be changed. */
export interface UploadGrant {
  readonly key: string;
  /** Seconds since 1970 after which the address is worth nothing. */
  readonly expires: number;
  readonly maxBytes: number;
  readonly contentType: string;
  /** The session that asked for it, which has to go on; `null` where nobody was signed in. */
  readonly by: string | null;
}

/** Seconds an upload address is good for. */
export const UPLOAD_SECONDS = 15 * 60;

export function signUpload({ grant, secret }: { grant: UploadGrant; secret: string }): string {
  const text = ['upload', grant.key, grant.expires, grant.maxBytes, grant.contentType, ...(grant.by === null ? [] : [grant.by])].join('\n');
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** Compares in a time that tells nothing. */
export function isSignatureOf({ signature, grant, secret }: { signature: string; grant: UploadGrant; secret: string }): boolean {
  const wanted = Buffer.from(signUpload({ grant, secret }));
  const given = Buffer.from(signature);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}
