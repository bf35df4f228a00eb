import type { DeclarationLoader } from '../../src/schemas';
import { brandingOf } from '../branding/branding';
import type { SignedIn } from './actorStore';
import { moduleAccessOf } from './moduleKeys';

/** What the console is told about who signed in (part 1 §3, “Logged-in user”). */
export function userDetailsOf({ signedIn, loader }: { readonly signedIn: SignedIn; readonly loader: DeclarationLoader }) {
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
    branding: institute?.isWhiteLabelled ? brandingOf({ look: institute.look, institute }) : null,
    moduleAccess: moduleAccessOf({ actor, loader }),
  };
}
