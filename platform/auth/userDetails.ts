import type { DeclarationLoader } from '../../src/schemas';
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
    branding: institute?.isWhiteLabelled ? brandingOf(institute) : null,
    moduleAccess: moduleAccessOf({ actor, loader }),
  };
}

/** The specification’s branding data (part 1 §3) of an institute, or the product's own. */
export function brandingOf(institute: SignedIn['institute']) {
  const logo = institute?.pictures.rectangular ?? institute?.pictures.logo ?? null;
  const icon = institute?.pictures.circular ?? institute?.pictures.logo ?? null;
  const name = institute?.name ?? 'Lectern';
  return { appName: name, pageTitle: name, logoUrl: logo, logo, favIconUrl: icon, siteFavicon: icon };
}
