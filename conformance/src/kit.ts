import { idIn, isBody, openList } from '../../src/dataProvider/envelope';
import { idText } from '../../src/dataProvider/foreign/values';
import { EXTRAS, type Extra } from '../../src/dataProvider/foreign/settings';
import type { ConsoleInNode } from './consoleInNode';
import { checkCors, checkExposed } from './cors';
import { findModules, reopened, walkModules } from './modules';
import { rawCall } from './raw';
import { createReport, type Line } from './report';
import { findSignIn } from './signIn';
import { tryUpload } from './upload';
import { tryWriting } from './writing';

export interface KitOptions {
  readonly apiBase: string;
  readonly user: string;
  readonly password: string;
  /** Of the console, for CORS. */
  readonly origin?: string | undefined;
  /** What `/config.json` says already. */
  readonly config?: Readonly<Record<string, unknown>> | undefined;
  /** Modules in which records may be made, changed and deleted. */
  readonly write?: readonly string[];
}

export interface KitResult {
  readonly lines: readonly Line[];
  /** The `/config.json` with which the console works. */
  readonly config: Readonly<Record<string, unknown>>;
  readonly hasFailed: boolean;
}

/** Tries a platform as the console will, by the console's own parts. */
export async function runKit({ apiBase, user, password, origin, config = {}, write = [] }: KitOptions): Promise<KitResult> {
  const report = createReport();
  const base = apiBase.replace(/\/+$/, '');
  let raw: Record<string, unknown> = { apiV2Base: base.replace(/\/v\d+$/, '/v2'), ...config, apiBase: base, platform: config['platform'] ?? {} };
  const result = (): KitResult => ({ lines: report.lines, config: raw, hasFailed: report.lines.some(({ mark }) => mark === 'FAIL') });
  const allowed = origin ? await checkCors({ base, origin, report }) : [];
  const signed = await findSignIn({ raw, base, user, password, report });
  if (!signed) return result();
  let { opened } = signed;
  raw = signed.raw;
  if (origin) await checkExposed({ base, origin, user, password, token: opened.session.authorization(), name: nameIn(raw), report });
  raw = withHas(raw, [...(await findExtras({ base, opened, report })), ...allowed]);
  raw = await findModules({ raw, base, opened, report });
  opened = reopened(raw, opened);
  raw = await walkModules({ raw, opened, report });
  opened = reopened(raw, opened);
  for (const name of write) ({ raw, opened } = await tryWriting({ raw, base, opened, name, report }));
  if (write.length > 0) raw = await tryUpload({ raw, opened, resources: write.flatMap((name) => opened.loader.get(name) ?? []), origin, report });
  return result();
}

/** What the sign-in calls the name. */
function nameIn(raw: Readonly<Record<string, unknown>>): string {
  return (raw['platform'] as { signIn?: { username?: string } } | undefined)?.signIn?.username ?? 'username';
}

/** Calls beyond the specification that only read, and what of their reply the console needs. */
const PROBES: readonly (readonly [extra: Extra, path: string, member: string])[] = [
  ['version', '/home/version', 'version'], ['recent', '/home/recent?size=1', 'items'], ['firstSteps', '/home/first-steps', 'steps'], ['profile', '/user/profile', 'email'], ['sessions', '/user/sessions', 'items'], ['domains', '/tenant-info/domain-info', 'items'], ['tokens', '/ai-token/balance', 'balance'],
];

async function findExtras({ base, opened, report }: { base: string; opened: ConsoleInNode; report: ReturnType<typeof createReport> }): Promise<Extra[]> {
  const found: Extra[] = [];
  for (const [extra, path, member] of PROBES) {
    const { status, body } = await rawCall({ base, method: 'GET', path, token: opened.session.authorization() });
    const data = (body as { data?: unknown } | null)?.data ?? body;
    if (status === 200 && typeof data === 'object' && data !== null && member in data) found.push(extra);
    else if (status === 200) report.add('note', `extra: ${extra}`, `${path} is answered without “${member}”, and is left out`);
  }
  const lookup = await rawCall({ base, method: 'GET', path: '/coupon/list/minimal?size=1&page=0', token: opened.session.authorization() });
  // A list of what has an id: a refusal may come as 200, too.
  if (lookup.status === 200 && namesRows(lookup.body)) found.push('lookups');
  report.add('note', 'extras', found.length > 0 ? found.join(', ') : 'none of those that can be asked for without changing something');
  return found;
}

/** Whether an answer holds rows with ids. */
function namesRows(body: unknown): boolean {
  try {
    return openList({ body, headers: new Headers() }).items.some((item) => isBody(item) && idText(idIn(item) ?? '') !== '');
  } catch {
    return false;
  }
}

function withHas(raw: Record<string, unknown>, found: readonly Extra[]): Record<string, unknown> {
  const platform = raw['platform'] as { has?: readonly Extra[] };
  const all = new Set([...(platform.has ?? []), ...found]);
  const has = EXTRAS.filter((one) => all.has(one));
  return has.length > 0 ? { ...raw, platform: { ...platform, has } } : raw;
}
