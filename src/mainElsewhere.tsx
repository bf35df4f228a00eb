import { base, heads as packed } from 'virtual:lectern-modules';
import type { Root } from 'react-dom/client';
import type { AuthApi } from './authProvider/authApi';
import type { Session } from './authProvider/session';
import type { Clients } from './dataProvider/client';
import { setAbsent } from './dataProvider/absent';
import { readConfig, type ConsoleConfig } from './dataProvider/config';
import type { Dialect } from './dataProvider/dialect';
import { isBody } from './dataProvider/envelope';
import { checkConfig, parseConfig, type ConfigProblem } from './dataProvider/foreign/checkConfig';
import type { Overlay } from './dataProvider/foreign/overlay';
import { EXTRAS, type ForeignSettings } from './dataProvider/foreign/settings';
import { fetchModulePart } from './dataProvider/moduleParts';
import type { I18n } from './i18n';
import type { ElsewhereModules } from './loadModules';
import { brandColours, PRODUCT_BRANDING, safeAddress, unpackHead } from './schemas';
import type { Branding, Head } from './schemas';
import { showHostBranding } from './ui/look/brandState';

/** A console whose page does not come from its platform: its settings, and how that platform is spoken to where it is not Lectern's own. */
export interface Elsewhere {
  readonly config: ConsoleConfig;
  readonly dialect?: Dialect;
  readonly modules?: ElsewhereModules;
  readonly authApi?: (options: { readonly clients: Clients; readonly api: AuthApi }) => AuthApi;
  /** What is asked while nothing answers. */
  readonly sign?: string;
  /** Renews tokens that say when they run out. */
  readonly follow?: (options: { readonly api: AuthApi }) => void;
}

/** Reads and checks `/config.json`. Null where it cannot be used: the page then says why. */
export async function startElsewhere({ root, i18n, session }: { root: Root; i18n: I18n; session: Session }): Promise<Elsewhere | null> {
  const read = await readFile();
  const heads = packed.map(unpackHead);
  const problems = 'problem' in read ? [read.problem] : checkConfig({ raw: read.raw, modules: heads.map(({ name }) => name) });
  if ('problem' in read || problems.length > 0) return say({ root, i18n, problems });
  const { raw } = read;
  const config = chatSaid(readConfig(raw), raw['platform'] !== undefined);
  if (isBody(raw['branding'])) showHostBranding(brandingOf(raw['branding']));
  if (raw['platform'] === undefined && raw['modules'] === undefined) return { config };

  const isForeign = raw['platform'] !== undefined;
  const { createOverlay } = await import('./dataProvider/foreign/overlay');
  // Lectern's own platform has all there is, also where some modules are said otherwise.
  const settings = { platform: raw['platform'] ?? { has: EXTRAS, put: 'changes' }, modules: raw['modules'] ?? {} } as ForeignSettings;
  const overlay = createOverlay(settings);
  const laid = await layOver({ heads: overlay.heads(heads), overlay, said: settings.modules });
  if (laid.problems.length > 0) return say({ root, i18n, problems: laid.problems });
  const modules = { heads: laid.heads, declaration: overlay.declaration };
  if (!isForeign) return { config, modules };

  const [{ createDialect }, { createForeignAuthApi, keepFresh }] = await Promise.all([import('./dataProvider/foreign/dialect'), import('./authProvider/foreignAuth')]);
  const dialect = createDialect({ settings, actor: session.actor });
  setAbsent((call) => dialect.toWire(call) === null);
  return {
    config, modules, dialect,
    authApi: ({ clients, api }) => createForeignAuthApi({ clients, api, session, platform: settings.platform }),
    sign: `${config.apiBase}/web-configs/app-integrations`,
    follow: ({ api }) => void keepFresh({ api, session }),
  };
}

/** Of another platform nobody knows where its chat is unless it is said: a token goes to no other place. */
function chatSaid(config: ConsoleConfig, isForeign: boolean): ConsoleConfig {
  return isForeign && config.chat === undefined ? { ...config, chat: false } : config;
}

async function readFile(): Promise<ReturnType<typeof parseConfig>> {
  const early = window.__lecternConfig;
  window.__lecternConfig = undefined;
  try {
    const reply = await (early ?? fetch('/config.json'));
    if (reply.status === 404 || reply.status === 403) return { problem: { code: 'missing' } };
    return reply.ok ? parseConfig({ text: await reply.text(), type: reply.headers.get('content-type') ?? '' }) : { problem: { code: 'unreachable' } };
  } catch {
    return { problem: { code: 'unreachable' } };
  }
}

async function say({ root, i18n, problems }: { root: Root; i18n: I18n; problems: readonly ConfigProblem[] }): Promise<null> {
  const [{ ConfigProblems }] = await Promise.all([import('./shell/signals/ConfigProblems'), i18n.ready.then(i18n.whole)]);
  root.render(<ConfigProblems problems={problems} translate={i18n.provider.translate} />);
  return null;
}

interface LaidOver {
  readonly heads: readonly Head[];
  readonly problems: readonly ConfigProblem[];
}

/** The heads of the modules that are said otherwise, by their declarations, and what of that does not fit. */
async function layOver({ heads, overlay: { named, declaration }, said }: { heads: readonly Head[]; overlay: Pick<Overlay, 'named' | 'declaration'>; said: ForeignSettings['modules'] }): Promise<LaidOver> {
  if (named.length === 0) return { heads, problems: [] };
  const [{ headOf }, { checkLaid }, parts] = await Promise.all([
    import('./dataProvider/foreign/overlay'),
    import('./dataProvider/foreign/checkLaid'),
    Promise.all(named.map(async (name) => {
      const built = (await fetchModulePart({ base, locale: 'en', name })).declarations;
      return { name, built, inputs: built.map(declaration), said: said[name] || {} };
    })),
  ]);
  const problems = parts.flatMap(checkLaid);
  const other = new Map(problems.length > 0 ? [] : parts.map(({ name, inputs }) => [name, headOf(inputs, name)]));
  return { heads: heads.map((head) => { const own = other.get(head.name); return own ? { ...own, attention: head.attention.length > 0 ? own.attention : [], isOnHome: head.isOnHome && own.isOnHome } : head; }), problems };
}

function brandingOf(given: Readonly<Record<string, unknown>>): Branding {
  const text = (name: string, otherwise: string): string => (typeof given[name] === 'string' && given[name] !== '' ? given[name] : otherwise);
  const appName = text('appName', PRODUCT_BRANDING.appName);
  const logoUrl = safeAddress(given['logoUrl'] ?? given['logo']);
  const favIconUrl = safeAddress(given['favIconUrl'] ?? given['siteFavicon']);
  const primaryColour = typeof given['primaryColour'] === 'string' ? given['primaryColour'] : null;
  return { appName, pageTitle: text('pageTitle', appName), logoUrl, logo: logoUrl, favIconUrl, siteFavicon: favIconUrl, primaryColour, colours: brandColours(primaryColour) };
}
