import { setTimeout as sleep } from 'node:timers/promises';
import { isAcrossInstitutes, type PredicateContext, type Resource } from '../../src/schemas';
import type { PlatformContext, RequestActor } from '../kernel/context';
import { tableOf, type Table } from '../kernel/db/columns';
import { scopeOf, type Trx } from '../kernel/db/scope';
import { consoleAddressOf } from '../kernel/http/consoleAddress';

/** One call on a module: who, on what, when. Every operation takes it. */
export interface Operation {
  readonly context: PlatformContext;
  readonly resource: Resource;
  readonly table: Table;
  readonly actor: RequestActor;
  readonly requestId: string;
  /** What predicates ask about. */
  readonly asking: PredicateContext;
  /** Where the console is, for links in messages. */
  readonly consoleAddress: string;
  /** Whether the actor has given the present password for it. @default false */
  readonly isPasswordProved?: boolean;
  /** Which rows it is about: those that are there, those in the bin, or both. @default 'live' */
  readonly rows?: 'live' | 'bin' | 'all';
  /** Of the bin what this person has deleted alone. @default whoever has */
  readonly binOf?: string;
  /** What the call's address names of its records, by field. @default nothing */
  readonly place?: Readonly<Record<string, string>>;
}

/** A record as it is on the wire, or on its way there. */
export type Values = Readonly<Record<string, unknown>>;

export type { Trx };

interface Asked extends Pick<Operation, 'context' | 'resource' | 'actor' | 'requestId'>, Partial<Pick<Operation, 'consoleAddress'>> {
  /** What whoever asks reads in, where the request tells. */
  readonly language?: string | null | undefined;
}

/** An operation at the present instant. @param consoleAddress where the platform listens, unless a request tells more */
export function operationOf({ context, resource, actor, requestId, language, consoleAddress = consoleAddressOf({ config: context.config }) }: Asked): Operation {
  const user = { id: actor.id, instituteId: actor.instituteId, role: actor.role };
  return { context, resource, table: tableOf(resource), actor, requestId, consoleAddress, asking: { now: context.clock().toISOString(), language: language ?? undefined, user } };
}

/** The same person and moment, at another module's rows. */
export function beside({ operation: { context, actor, requestId, consoleAddress, asking }, name }: { operation: Operation; name: string }): Operation {
  return operationOf({ context, actor, requestId, consoleAddress, language: asking.language, resource: context.loader.require(name) });
}

/** Runs reading statements under the actor's scope. */
export function reading<T>({ context, actor }: Operation, run: (trx: Trx) => Promise<T>): Promise<T> {
  return context.database.transaction({ scope: scopeOf(actor), readOnly: true }, run);
}

/**
 * Runs writing statements under the actor's scope: all of them, or none. Of two that wait for each other the database ends one, of which nothing
 * was done: it is begun anew, so what `run` does is in the database alone.
 */
export async function writing<T>({ context, actor }: Operation, run: (trx: Trx) => Promise<T>): Promise<T> {
  let ended: unknown;
  for (let tries = 1; ; tries++) {
    try {
      return await context.database.transaction({ scope: scopeOf(actor) }, run);
    } catch (error) {
      // A part of a transaction that was ended as a whole: whoever began that begins it anew.
      if (ended !== undefined && codeOf(error) === ABORTED) throw ended;
      if (codeOf(error) !== DEADLOCK || tries === MOST_TRIES) throw error;
      ended = error;
      await sleep(Math.random() * tries * PAUSE_MS);
    }
  }
}

function codeOf(error: unknown): unknown {
  return (error as { readonly code?: unknown } | null)?.code;
}

const [DEADLOCK, ABORTED] = ['40P01', '25P02'];
const MOST_TRIES = 5;
const PAUSE_MS = 50;

/** Whether the actor may say which institute a record belongs to. */
export function maySetOwner({ actor, table }: Operation): boolean {
  return table.hasOwner && isAcrossInstitutes(actor);
}
