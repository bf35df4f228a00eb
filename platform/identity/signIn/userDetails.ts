import type { DeclarationLoader } from '../../../src/schemas';
import { ownBranding } from '../people/branding';
import type { Config } from '../../kernel/config/config';
import type { SignedIn } from '../sessions/actorStore';
import { moduleAccessOf } from '../people/moduleKeys';

/** What the console is told about who signed in (part 1 §3, “Logged-in user”). */
export function userDetailsOf({ signedIn, loader, config }: { readonly signedIn: SignedIn; readonly loader: DeclarationLoader; readonly config: Pick<Config, 'smtp'> }) {
  const { actor, person, institute } = signedIn;
  return {
    id: actor.id,
    name: actor.name,
    email: actor.email,
    phoneNumber: person.phone,
    imageURL: person.picture,
    role: actor.role,
    instituteId: actor.instituteId,
    instituteName: institute?.name ?? null,
    isPlanActive: institute?.isPlanActive ?? true,
    isWhiteLabelled: institute?.isWhiteLabelled ?? false,
    allowAllInstitutes: actor.allowAllInstitutes,
    actingFor: actor.actingFor,
    /** False: no mail server is set, and what is written to people waits in the outbox. */
    isMailed: config.smtp !== null,
    branding: ownBranding(institute),
    moduleAccess: moduleAccessOf({ actor, loader }),
  };
}
