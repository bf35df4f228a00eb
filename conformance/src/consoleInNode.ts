import { createAuthApi, type AuthApi } from '../../src/authProvider/authApi';
import { createForeignAuthApi } from '../../src/authProvider/foreignAuth';
import { createSession, type Session } from '../../src/authProvider/session';
import { createSignIn, type SignIn } from '../../src/authProvider/signIn';
import { createClients, type Clients } from '../../src/dataProvider/client';
import { readConfig } from '../../src/dataProvider/config';
import { createDataProvider } from '../../src/dataProvider/createDataProvider';
import { createErrorSignals, type ErrorSignal } from '../../src/dataProvider/errorSignals';
import type { Dialect } from '../../src/dataProvider/dialect';
import { createDialect } from '../../src/dataProvider/foreign/dialect';
import { createOverlay } from '../../src/dataProvider/foreign/overlay';
import type { ForeignSettings } from '../../src/dataProvider/foreign/settings';
import type { LecternDataProvider } from '../../src/dataProvider/types';
import { createTrustedLoader, filesSource } from '../../src/schemas';
import type { DeclarationLoader, Head, ResourceInput } from '../../src/schemas';
import { memoryStorage } from './memoryStorage';

/** The console without its screens: what a platform is asked by it, and what is read of the answers. */
export interface ConsoleInNode {
  readonly clients: Clients;
  readonly api: AuthApi;
  readonly signIn: SignIn;
  readonly session: Session;
  readonly data: LecternDataProvider;
  readonly loader: DeclarationLoader;
  readonly dialect: Dialect | undefined;
  /** What people would have been shown, or led to. */
  readonly signals: ErrorSignal[];
}

const SHIPPED = filesSource(import.meta.glob('../../src/resources/*.ts', { eager: true }));

/** The declarations of the build as their authors wrote them. */
export const DECLARATIONS: readonly ResourceInput[] = SHIPPED.read();

/** Puts the console's own parts together by the settings of a `/config.json`. */
export function consoleInNode(raw: Readonly<Record<string, unknown>>): ConsoleInNode {
  const config = readConfig(raw);
  const storage = memoryStorage();
  // What one tab keeps for itself.
  (globalThis as { sessionStorage?: Storage }).sessionStorage ??= memoryStorage();
  const session = createSession({ storage });
  const settings = { platform: raw['platform'], modules: raw['modules'] ?? {} } as ForeignSettings;
  const isForeign = raw['platform'] !== undefined;
  const overlay = isForeign ? createOverlay(settings) : null;
  const dialect = isForeign ? createDialect({ settings, actor: session.actor }) : undefined;
  const bus = createErrorSignals();
  const signals: ErrorSignal[] = [];
  bus.subscribe((signal) => signals.push(signal));
  const clients = createClients({ config, credentials: session, signals: bus, dialect });
  const own = createAuthApi({ clients });
  const api = isForeign ? createForeignAuthApi({ clients, api: own, session, platform: settings.platform }) : own;
  const loader = createTrustedLoader({ sources: [{ name: 'settings', read: () => (overlay ? declared(overlay) : DECLARATIONS) }] });
  return { clients, api, session, loader, dialect, signals, signIn: createSignIn({ api, session, signals: bus }), data: createDataProvider({ loader, clients, dialect }) };
}

function declared({ heads, declaration }: ReturnType<typeof createOverlay>): ResourceInput[] {
  const there = new Set(heads(createTrustedLoader({ sources: [SHIPPED] }).all() as readonly Head[]).map(({ name }) => name));
  return DECLARATIONS.filter(({ name }) => there.has(name)).map(declaration);
}
