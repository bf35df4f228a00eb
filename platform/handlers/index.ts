import { openInstitute, tellOfBin, tellOfClosing } from '../identity/access/openInstitute';
import { guardUser } from './guardUser';
import { guardRole } from './guardRole';
import { completeSubscription, enroll } from './enrolment';
import type { Handler } from '../records/handler';
import { closeContentOwner, guardReport, hideReported, showReported } from './moderation';
import { sendInvitation, sendPasswordLink } from './links';
import { endSessions, syncUser } from './sessions';

/** The named functions that declarations may call. A declaration that names another does not start. */
export const HANDLERS = { guardUser, guardRole, syncUser, endSessions, sendInvitation, sendPasswordLink, openInstitute, tellOfBin, tellOfClosing, closeContentOwner, guardReport, hideReported, showReported, enroll, completeSubscription } as const satisfies Readonly<Record<string, Handler>>;

/** The names, for the loader to check declarations against. */
export const HANDLER_NAMES: readonly string[] = Object.keys(HANDLERS);
