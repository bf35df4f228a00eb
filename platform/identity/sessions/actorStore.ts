import { sql } from 'kysely';
import { isAcrossInstitutes } from '../../../src/schemas';
import type { RequestActor } from '../../kernel/context';
import { columnsOf } from '../../kernel/db/declaredTables';
import type { Database } from '../../kernel/db/scope';
import { moduleKeys, sameRights } from '../people/moduleKeys';
import { moduleRightsOf } from '../people/moduleRights';
import { findPersonById, INSTITUTE_COLUMNS, toInstitute, type InstituteRow, type Person, type PersonInstitute } from '../people/people';
import { DAY_MS, endReused, hashToken, isShut, sessionEnd } from './sessions';
import type { PlatformContext } from '../../kernel/context';

/** A session's bearer, and what the gate asks about the institute. */
export interface SignedIn {
  readonly actor: RequestActor;
  readonly person: Person;
  /** The institute whose rows are seen: one's own, or the one acted for. */
  readonly institute: PersonInstitute | null;
}

/** Who stands behind a token. Remembered for moments, so that a request costs no query of its own. */
export interface ActorStore {
  /** What is remembered: `undefined` when it has to be asked for. */
  peek(token: string): SignedIn | null | undefined;
  /** `null`: no such session, or its bearer may not sign in any more. Asked for several times at once it is looked up once. */
  find(token: string): Promise<SignedIn | null>;
  /** Whether somebody has stood behind the token before, as far as is remembered. */
  wasKnown(token: string): boolean;
  /** Whether a token that was just asked for stands for nobody since the institute of its bearer is shut. */
  isShut(token: string): boolean;
  /** The same without counting as a use of the session: neither does it last longer, nor is a token that was renewed taken for a stolen one. */
  look(token: string): Promise<SignedIn | null>;
  /** The same by the session itself, for whoever holds it open without its token. */
  lookSession(sessionId: string): Promise<SignedIn | null>;
  /** The same by any session of a sign-in, also one that its token was renewed from. Remembered as what is found by a token; looked up in turn where it is not. */
  findSignIn(sessionId: string, inTurn: InTurn): Promise<SignedIn | null>;
  /** Forgets a person, or everybody (`*`). */
  forget(userId: string): void;
  /** Calls back with whom was forgotten, once what is asked for then is the new state. */
  onForget(listener: (userId: string) => void): void;
}

/** Waits for a turn to do what takes a connection. */
export type InTurn = <T>(run: () => Promise<T>) => Promise<T>;

export function createActorStore({ database, loader, clock, config, logger }: Pick<PlatformContext, 'database' | 'loader' | 'clock' | 'config' | 'logger'>): ActorStore {
  const byToken = createMemory();
  const bySignIn = createMemory();
  const shut = new Set<string>();
  const finding = new Map<string, { readonly begun: number; readonly found: Promise<SignedIn | null> }>();
  /** Behind which somebody has stood. */
  const known = new Set<string>();
  const listeners: ((userId: string) => void)[] = [];
  let generation = 0;
  const peek = byToken.peek;
  const find = async (token: string): Promise<SignedIn | null> => {
    const begun = generation;
    shut.delete(token);
    if (shut.size >= MOST_REMEMBERED) shut.clear();
    const signedIn = await load({ database, loader, config, logger, token, now: clock(), isUse: true, onShut: () => void shut.add(token) });
    if (known.size >= MOST_REMEMBERED) known.clear();
    if (signedIn) known.add(token);
    else known.delete(token);
    // What changed while it was read must not be remembered as it was before.
    if (begun === generation) byToken.keep(token, signedIn);
    return signedIn;
  };
  return {
    peek,
    find: (token) => {
      const before = peek(token);
      if (before !== undefined) return Promise.resolve(before);
      const underWay = finding.get(token);
      // What was begun before a change may not have seen it.
      if (underWay?.begun === generation) return underWay.found;
      const mine = { begun: generation, found: find(token).finally(() => finding.get(token) === mine && finding.delete(token)) };
      finding.set(token, mine);
      return mine.found;
    },
    wasKnown: (token) => known.has(token),
    isShut: (token) => shut.has(token),
    look: async (token) => peek(token) ?? load({ database, loader, config, logger, token, now: clock(), isUse: false }),
    lookSession: (sessionId) => load({ database, loader, config, logger, sessionId, now: clock(), isUse: false }),
    findSignIn: async (signInOf, inTurn) => {
      const before = bySignIn.peek(signInOf);
      if (before !== undefined) return before;
      return inTurn(async () => {
        // Whoever stood before in the line may have found the same.
        const found = bySignIn.peek(signInOf);
        if (found !== undefined) return found;
        const begun = generation;
        const signedIn = await load({ database, loader, config, logger, signInOf, now: clock(), isUse: false });
        if (begun === generation) bySignIn.keep(signInOf, signedIn);
        return signedIn;
      });
    },
    onForget: (listener) => void listeners.push(listener),
    forget: (userId) => {
      generation += 1;
      byToken.forget(userId);
      bySignIn.forget(userId);
      for (const listener of listeners) listener(userId);
    },
  };
}

/** The last use of a session is true to this. */
const USED_MS = 60_000;
const REMEMBERED_MS = 5_000;
const MOST_REMEMBERED = 20_000;

/** Who was found by a word, for moments. */
function createMemory() {
  const remembered = new Map<string, { readonly signedIn: SignedIn | null; readonly until: number }>();
  return {
    peek: (word: string): SignedIn | null | undefined => {
      const kept = remembered.get(word);
      return kept && kept.until > Date.now() ? kept.signedIn : undefined;
    },
    keep: (word: string, signedIn: SignedIn | null): void => {
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(word, { signedIn, until: Date.now() + REMEMBERED_MS });
    },
    forget: (userId: string): void => {
      for (const [word, { signedIn }] of remembered) {
        if (userId === '*' || !signedIn || signedIn.actor.id === userId) remembered.delete(word);
      }
    },
  };
}

interface SessionRow {
  id: string; user_id: string; acting_for: string | null; used_at: string; created_at: string;
}

/** By what a session is found: its token, itself, or another of its sign-in. */
type Known = Readonly<{ token: string; sessionId?: undefined; signInOf?: undefined } | { token?: undefined; sessionId: string; signInOf?: undefined } | { token?: undefined; sessionId?: undefined; signInOf: string }>;

function isKnownBy({ token, sessionId, signInOf }: Known) {
  if (token !== undefined) return sql`token_hash = ${hashToken(token)}`;
  if (sessionId !== undefined) return sql`id = ${sessionId}::uuid`;
  return sql`family_id = (select family_id from core.session where id = ${signInOf}::uuid)`;
}

async function load({ database, loader, config, logger, now, isUse, onShut, ...by }: Pick<PlatformContext, 'loader' | 'config' | 'logger'> & Known & { database: Database; now: Date; isUse: boolean; onShut?: () => void }): Promise<SignedIn | null> {
  return database.transaction({ scope: { kind: 'all' } }, async (trx) => {
    const { rows } = await sql<SessionRow>`
      select id, user_id, acting_for, used_at, created_at from core.session where ${isKnownBy(by)}
        and expires_at > ${now.toISOString()} and created_at > ${new Date(now.getTime() - config.sessionDays * DAY_MS).toISOString()}
        order by expires_at desc limit 1`.execute(trx);
    const { token } = by;
    const session = rows[0];
    if (!session) {
      if (!isUse || token === undefined) return null;
      const reused = await endReused({ trx, token, now });
      if (!reused && (await isShut({ trx, token, now }))) onShut?.();
      if (reused) logger.warn({ userId: reused.userId }, 'a token that had been renewed came back: the whole sign-in has ended');
      return null;
    }
    const person = await findPersonById({ trx, id: session.user_id });
    if (!person || !person.isActive) return null;
    if (person.institute && !person.institute.isOpen) {
      onShut?.();
      return null;
    }
    // Often enough for the person to see where the account is in use. One that ends within moments was renewed: it stays so.
    if (isUse && now.getTime() - Date.parse(session.used_at) > USED_MS) {
      await sql`update core.session set used_at = ${now.toISOString()}, expires_at = ${sessionEnd({ now, begunAt: session.created_at, longestDays: config.sessionDays }).toISOString()}
        where id = ${session.id} and renewed_at is null`.execute(trx);
    }
    return session.acting_for ? actFor({ trx, loader, person, sessionId: session.id, instituteId: session.acting_for }) : actSelf({ trx, person, sessionId: session.id });
  });
}

type Trx = Parameters<typeof findPersonById>[0]['trx'];

async function actSelf({ trx, person, sessionId }: { trx: Trx; person: Person; sessionId: string }): Promise<SignedIn> {
  const modules = await moduleRightsOf({ trx, userId: person.id });
  const actor: RequestActor = {
    id: person.id, role: person.role, instituteId: person.institute?.id ?? null, allowAllInstitutes: person.allowAllInstitutes, modules,
    sessionId, name: person.name, email: person.email, actingFor: null,
  };
  return { actor, person, institute: person.institute };
}

/** A super admin in an institute's place has the institute's rights and rows, and stays known by his own id. */
async function actFor({ trx, loader, person, sessionId, instituteId }: { trx: Trx; loader: PlatformContext['loader']; person: Person; sessionId: string; instituteId: string }): Promise<SignedIn | null> {
  if (!isAcrossInstitutes(person)) return null;
  const institute = await findInstitute({ trx, id: instituteId });
  if (!institute) return null;
  const actor: RequestActor = {
    id: person.id, role: 'institute', instituteId, allowAllInstitutes: false,
    modules: Object.fromEntries(moduleKeys(loader).map((key) => [key, sameRights(true)])),
    sessionId, name: person.name, email: person.email, actingFor: instituteId,
  };
  return { actor, person, institute };
}

/** An institute that is not deleted, or one that is. Needs the scope of all institutes. */
export async function findInstitute({ trx, id, isInBin = false }: { readonly trx: Trx; readonly id: string; readonly isInBin?: boolean }): Promise<PersonInstitute | null> {
  const { rows } = await sql<InstituteRow>`select ${i('id')} as institute_id, ${INSTITUTE_COLUMNS}
    from app.institution i where ${i('id')} = ${id}::uuid and (${i('deleted_at')} is not null) = ${isInBin}`.execute(trx);
  return rows[0] ? toInstitute(rows[0], { isInBin }) : null;
}

const i = columnsOf('app.institution', 'i');
