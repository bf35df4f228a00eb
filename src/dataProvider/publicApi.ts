import { isCallFailure } from './callFailure';
import type { Clients } from './client';
import { createPlatformCall, type PlatformCall } from './platformCall';

/** Calls of the pages that need no session. Failures are CallFailures for the form; they show nothing themselves. */
export interface PublicApi {
  /** Makes one, for `sendCall`. */
  readonly call: PlatformCall;
  /** What addresses the platform gives are counted from. */
  readonly base: string;
  /** Whether the platform answers at all, whatever it says. */
  isReachable(): Promise<boolean>;
}

/** Small, public and without consequences. */
const ANYTHING = '/web-configs/app-integrations';

/** The calls without a session over these clients. */
export function createPublicApi({ clients }: { clients: Clients }): PublicApi {
  return {
    call: createPlatformCall({ clients, isPublic: true }),
    base: clients.main.base,
    async isReachable() {
      try {
        await clients.main.send({ method: 'GET', path: ANYTHING, isPublic: true, handling: { quiet: true, isSignIn: true } });
        return true;
      } catch (error) {
        return isCallFailure(error) && error.status > 0 && error.details.kind !== 'unreadable';
      }
    },
  };
}
