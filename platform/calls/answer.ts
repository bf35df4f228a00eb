import type { FastifyRequest } from 'fastify';
import type { AnyCall, CallReply, CallTaken } from '../../src/schemas';
import type { PlatformContext, RequestActor } from '../kernel/context';

/** What a call is answered from. */
export interface Asked<C> {
  /** What was sent, checked and clean: parts of the path, query and body together. */
  readonly input: CallTaken<C>;
  /** Who asks; `null` for nobody, which a public call alone meets. */
  readonly actor: C extends { readonly gate: 'public' } ? RequestActor | null : RequestActor;
  /** Under a key of the request all transactions of the call are one. */
  readonly context: PlatformContext;
  readonly requestId: string;
  /** Names that stood in the body: of the others `input` holds null. */
  readonly sent: ReadonlySet<string>;
  /** What the change is based on, of a call that is `versioned`. */
  readonly ifMatch: string | undefined;
  /** The caller's. */
  readonly address: string;
  /** For what is no input: the language asked for, more about who is signed in. */
  readonly request: FastifyRequest;
}

/** A call with what answers it. */
export interface Answer {
  readonly call: AnyCall;
  readonly run: (asked: Asked<AnyCall>) => Promise<unknown>;
}

/** Answers a call. Whoever comes here holds the call's right, and has sent what it asks for. */
export function answer<const C extends AnyCall>(call: C, run: (asked: Asked<C>) => Promise<CallReply<C>>): Answer {
  return { call, run: run as unknown as Answer['run'] };
}
