import type { FastifyBaseLogger } from 'fastify';
import type { Actor, DeclarationLoader } from '../../src/schemas';
import type { Config } from './config/config';
import type { Database } from './db/scope';

/** What every part of the platform is handed: no part reaches for a global. */
export interface PlatformContext {
  readonly config: Config;
  readonly database: Database;
  readonly loader: DeclarationLoader;
  readonly logger: FastifyBaseLogger;
  /** The present instant. */
  readonly clock: () => Date;
  /** The named functions of declarations: they belong to higher floors. What one is given, `records/handler.ts` says. */
  readonly handlers: Readonly<Record<string, (event: never) => Promise<unknown>>>;
  /** What follows changes by itself, by name, as `records/after/work.ts` has it. */
  readonly jobs: Readonly<Record<string, (input: never) => Promise<void>>>;
}

/** Who makes a request. Its rights are those of `Actor`; the rest is for the audit trail and for greetings. */
export interface RequestActor extends Actor {
  readonly sessionId: string;
  readonly name: string;
  readonly email: string;
  /** The institute a super admin acts for; `id` stays the super admin's. `null` when acting for oneself. */
  readonly actingFor: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** `null` on public routes without a token. */
    actor: RequestActor | null;
  }
  interface FastifyContextConfig {
    /** Whether somebody may make the call at all, as its handler asks first. A kept reply is sent again to nobody else. @throws FORBIDDEN */
    readonly admits?: (asked: { readonly actor: RequestActor; readonly request: FastifyRequest }) => void;
    /** Open to callers who are not signed in. @default false */
    readonly public?: boolean;
    /** Open to whoever has an address that was signed for them, or needs no database: a file takes its time. @default false */
    readonly signed?: boolean;
    /** Open to users of an institute whose plan has run out. @default false */
    readonly withoutPlan?: boolean;
    /** What is written here may change how a tenant's pages look. @default false */
    readonly changesLook?: boolean;
    /** A POST that changes nothing: asked again, it is answered anew. @default false */
    readonly reading?: boolean;
    /**
     * Waits for somebody else, a store of files, after it has written: under a key its transactions are its own. A node that dies meanwhile
     * leaves what was written, and a repeat acts anew: for calls of which that is no harm. @default false
     */
    readonly asksElsewhere?: boolean;
    /** The reply holds a token: it is never stored to be sent again. @default false */
    readonly withToken?: boolean;
  }
}
