import { isCallFailure } from './callFailure';
import type { Clients } from './client';
import { isBody } from './envelope';
import { contentTypeOf, putFile, resolveUrl, UploadError } from './uploads';

/** What visitors tell us (part 1 §2, public route `feedback`). */
export interface Feedback {
  readonly message: string;
  /** 1, poor, to 5, very good. */
  readonly rating?: number;
  readonly name?: string;
  readonly email?: string;
}

/** Calls of the pages that need no session. Failures are CallFailures for the form; they show nothing themselves. */
export interface PublicApi {
  sendFeedback(feedback: Feedback): Promise<void>;
  /**
   * Sends the logo of an institute that has just registered, with the ticket of its confirmation.
   * @throws UploadError with the specification's text where the file does not arrive
   */
  sendRegistrationLogo(given: { ticket: string; file: File; onProgress?: (share: number) => void }): Promise<void>;
  /** Whether the platform answers at all, whatever it says. */
  isReachable(): Promise<boolean>;
}

const PATHS = {
  feedback: '/feedback',
  logoAddress: '/user/registrationLogo/address',
  logo: '/user/registrationLogo',
  /** Small, public and without consequences. */
  anything: '/web-configs/app-integrations',
} as const;

/** The public calls over the main client. */
export function createPublicApi({ clients: { main } }: { clients: Clients }): PublicApi {
  const post = async (path: string, body: unknown): Promise<unknown> => (await main.send({ method: 'POST', path, body, isPublic: true, handling: { isSignIn: true } })).data;
  return {
    async sendFeedback(feedback) {
      await post(PATHS.feedback, feedback);
    },
    async sendRegistrationLogo({ ticket, file, onProgress }) {
      const contentType = contentTypeOf(file);
      const signed = await post(PATHS.logoAddress, { ticket, fileName: file.name, contentType });
      const [uploadUrl, imageURL] = isBody(signed) ? [signed['uploadUrl'] ?? signed['uploadURL'], signed['filePublicUrl']] : [];
      if (typeof uploadUrl !== 'string' || typeof imageURL !== 'string') throw new UploadError({ key: 'fixed.upload.urlFailed' });
      await putFile({ url: resolveUrl({ url: uploadUrl, base: main.base }), file, contentType, onProgress });
      await post(PATHS.logo, { ticket, imageURL });
    },
    async isReachable() {
      try {
        await main.send({ method: 'GET', path: PATHS.anything, isPublic: true, handling: { quiet: true, isSignIn: true } });
        return true;
      } catch (error) {
        return isCallFailure(error) && error.status > 0 && error.details.kind !== 'unreadable';
      }
    },
  };
}
