import { openInstitute, tellOfBin, tellOfClosing } from '../access/openInstitute';
import { guardUser } from './guardUser';
import type { Handler } from './handler';
import { sendInvitation, sendPasswordLink } from './links';
import { endSessions, syncUser } from './sessions';

/** The named functions that declarations may call. A declaration that names another does not start. */
export const HANDLERS = { guardUser, syncUser, endSessions, sendInvitation, sendPasswordLink, openInstitute, tellOfBin, tellOfClosing } as const satisfies Readonly<Record<string, Handler>>;

/** The names, for the loader to check declarations against. */
export const HANDLER_NAMES: readonly string[] = Object.keys(HANDLERS);

/** The function of a name; none for no name. */
export function handlerOf(name: string | null): Handler | null {
  return name === null ? null : ((HANDLERS as Readonly<Record<string, Handler>>)[name] ?? null);
}

export type { Handler, WriteEvent } from './handler';
