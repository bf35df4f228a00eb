import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { consoleInNode, DECLARATIONS } from '../../conformance/src/consoleInNode';
import { FIXED_CALLS } from '../../platform/openapi/fixedCalls';
import { checkConfig, parseConfig } from '../../src/dataProvider/foreign/checkConfig';
import { checkLaid } from '../../src/dataProvider/foreign/checkLaid';
import { extraOf } from '../../src/dataProvider/foreign/extraCalls';
import { createOverlay } from '../../src/dataProvider/foreign/overlay';
import { EXTRAS, type ForeignSettings, type ModuleSettings } from '../../src/dataProvider/foreign/settings';
import { keepFresh } from '../../src/authProvider/foreignAuth';
import { checkDeclarations } from '../../src/schemas';
import { DIALECTS, settingsOf } from './dialects';

const modules = DECLARATIONS.map(({ name }) => name);
/** So many groups of modules that are left out together. */
const GROUPS = 12;
const check = (raw: Record<string, unknown>) => checkConfig({ raw, modules });

describe('/config.json', () => {
  it.each([
    ['a page', '<!doctype html><html></html>', 'text/html', 'html'],
    ['a page that says it is JSON', '\n<html>', 'application/json', 'html'],
    ['cut off', '{"apiBase":"https://api.exa', 'application/json', 'cutOff'],
    ['empty', '', 'application/json', 'cutOff'],
    ['a list', '[]', 'application/json', 'notObject'],
  ])('that is %s is told apart', (_name, text, type, code) => {
    expect(parseConfig({ text, type })).toEqual({ problem: { code } });
  });

  it('of Lectern’s own platform, and of every dialect, is right', () => {
    expect(check({ apiBase: '/api/v9', apiV2Base: '/api/v2', live: '/api/v9/user/live', demo: true, demoAccounts: [], publicHosts: [], showsPending: true, branding: { appName: 'A', pageTitle: 'A', logoUrl: null, logo: null, favIconUrl: null, siteFavicon: null, primaryColour: null, colours: null } })).toEqual([]);
    for (const { speech } of DIALECTS) expect(check(settingsOf({ speech, base: 'https://api.example.org', modules }))).toEqual([]);
  });

  it('is refused key by key, with what is meant', () => {
    expect(check({ apibase: 'x', platform: { puts: 'whole', put: 'all', dates: 'dd/MM', zone: 'IST', flags: ['Y'], has: ['profil', 7], page: { first: -1, size: 3 }, signIn: { username: 1 } }, modules: { coupons: false, banner: true, coupon: { fields: [], route: 'x', title: 3 } } })).toEqual([
      { code: 'unknown', at: 'apibase', nearest: 'apiBase' },
      { code: 'unknown', at: 'platform.puts', nearest: 'put' },
      { code: 'oneOf', at: 'platform.put', wanted: 'whole, changes' },
      { code: 'oneOf', at: 'platform.dates', wanted: 'iso, ms, s, dd/MM/yyyy, …' },
      { code: 'oneOf', at: 'platform.zone', wanted: 'Z, +05:30, …' },
      { code: 'type', at: 'platform.flags', wanted: 'pair' },
      { code: 'type', at: 'platform.has', wanted: 'texts' },
      { code: 'type', at: 'platform.page.first', wanted: 'count' },
      { code: 'unknown', at: 'platform.page.size' },
      { code: 'type', at: 'platform.signIn', wanted: 'textByName' },
      { code: 'module', at: 'modules.coupons', nearest: 'coupon' },
      { code: 'type', at: 'modules.banner', wanted: 'moduleOrFalse' },
      { code: 'type', at: 'modules.coupon.fields', wanted: 'object' },
      { code: 'unknown', at: 'modules.coupon.route' },
      { code: 'type', at: 'modules.coupon.title', wanted: 'text' },
    ]);
    expect(check({ platform: { has: ['profil'] } })).toEqual([{ code: 'unknown', at: 'platform.has: profil', nearest: 'profile' }]);
    expect(check({ platform: { page: { most: 0 } }, branding: { primaryColour: 'red', logoUrl: 'javascript:alert(1)' }, chat: { admin: '', speak: true } })).toEqual([
      { code: 'type', at: 'platform.page.most', wanted: 'atLeastOne' },
      { code: 'type', at: 'branding.primaryColour', wanted: 'colour' },
      { code: 'type', at: 'branding.logoUrl', wanted: 'link' },
      { code: 'type', at: 'chat.admin', wanted: 'text' },
      { code: 'unknown', at: 'chat.speak', nearest: 'speaks' },
    ]);
    expect(check({ apiBase: 'api.example.org', branding: { pageTitle: '' } })).toEqual([{ code: 'type', at: 'apiBase', wanted: 'address' }, { code: 'type', at: 'branding.pageTitle', wanted: 'text' }]);
  });
});

describe('what is laid over the declarations', () => {
  it('leaves them whole whichever modules and fields the platform does not have', () => {
    const told = (inputs: readonly unknown[]) => checkDeclarations({ inputs, handlers: [], views: [], jobs: [] }).filter(({ message }) => !/handler|view|job/i.test(message)).map((one) => `${one.resource} ${one.path}: ${one.message}`);
    const wrong: string[] = [];
    // Several at a time, which lie far from one another: a check of all that is left takes its time.
    const apart = Array.from({ length: GROUPS }, (_, group) => modules.filter((_name, at) => at % GROUPS === group));
    for (const gone of apart) {
      const { loader } = consoleInNode({ apiBase: '/api/v9', platform: {}, modules: Object.fromEntries(gone.map((name) => [name, false])) });
      const left = loader.all().map(({ name }) => loader.inputOf(name)!);
      expect(left.filter(({ name }) => gone.includes(name))).toEqual([]);
      wrong.push(...told(left).map((one) => `without ${gone.join(', ')}: ${one}`));
    }
    expect(wrong).toEqual([]);
    for (const at of [1, 2, 3]) {
      const removed = DECLARATIONS.filter(({ of }) => of === undefined).flatMap(({ name, fields }) => { const field = Object.keys(fields)[at]; return field === undefined ? [] : [[name, field] as const]; });
      const { loader } = consoleInNode({ apiBase: '/api/v9', platform: {}, modules: Object.fromEntries(removed.map(([name, field]) => [name, { fields: { [field]: null } }])) });
      for (const [name, field] of removed) expect(loader.require(name).fields[field], `${name} ${field}`).toBeUndefined();
    }
  });

  it('joins what is said with what is declared', () => {
    const { loader } = consoleInNode({ apiBase: '/api/v9', platform: {}, modules: { coupon: { endpoint: { update: 'PUT', names: { percentOff: 'discount' } }, fields: { kind: null, code: { maxLength: 40 } } } } });
    const coupon = loader.require('coupon');
    expect(coupon.endpoint).toMatchObject({ update: { method: 'PUT' }, searchSize: 50 });
    expect(coupon.fields['code']).toMatchObject({ maxLength: 40, required: true });
    expect(coupon.fields['percentOff']!.when).toBeNull();
    expect(coupon.list.columns).not.toContain('kind');
    expect(coupon).toMatchObject({ softDelete: false, summary: null, attention: [], list: { totals: [] } });
    // A sheet to print is led to where the platform gives it.
    expect(loader.require('invoice').sheet).toBeNull();
    expect(consoleInNode({ apiBase: '/api/v9', platform: { has: ['sheets'] } }).loader.require('invoice').sheet).toBe('invoice-sheet');
  });
});

describe('calls', () => {
  const contract = (JSON.parse(readFileSync('tests/contract/calls.json', 'utf8')) as readonly { method: string; path: string | null }[]).flatMap(({ method, path }) => (path === null ? [] : [`${method} /${path.replace(/^\/|\/$/g, '').replace(/\{[^}]*\}/g, '{}')}`]));
  const rooms = Object.values(import.meta.glob<Record<string, { method?: string; path?: string }>>(['../../src/customPages/*/calls.ts', '../../src/screens/*/calls.ts', '../../src/shell/*/calls.ts', '../../src/signedOut/*/calls.ts'], { eager: true })).flatMap((module) => Object.values(module)).filter((one) => typeof one?.method === 'string' && typeof one.path === 'string') as { method: 'GET'; path: string }[];

  it('of rooms are the specification’s, or belong to what a platform may have besides', () => {
    expect(rooms.length).toBeGreaterThan(20);
    const unknown = rooms.filter(({ method, path }) => extraOf({ method, path }) === null && !contract.includes(`${method} ${path.replace(/\{[^}]*\}/g, '{}')}`));
    expect(unknown.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it('that are our own platform’s alone are asked for only where they are named', () => {
    const sources = Object.values(import.meta.glob<string>('../../src/{authProvider,dataProvider,fields,forms,screens,shell,signedOut}/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })).join('\n');
    const asked = FIXED_CALLS.map(({ method, path }) => ({ method: method.toUpperCase() as 'GET', path: path.replace(/^\/api\/v\d/, '') })).filter(({ path }) => sources.includes(`'${path.split('/{')[0]}'`));
    expect(asked.length).toBeGreaterThan(5);
    // In place of these the settings say another call: `details`, and one of the specification's while nothing answers.
    const replaced = ['/user/details', '/healthz'];
    const unknown = asked.filter(({ path }) => !replaced.includes(path)).filter(({ method, path }) => extraOf({ method, path }) === null && !contract.includes(`${method} ${path.replace(/\{[^}]*\}/g, '{}')}`));
    expect(unknown.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it('are all named that a platform may have besides', () => {
    for (const extra of ['profile', 'figures', 'lookups', 'idempotency'] as const) expect(EXTRAS).toContain(extra);
    expect(extraOf({ method: 'GET', path: '/institute/list/minimal' })).toBeNull();
    expect(extraOf({ method: 'GET', path: '/branch/list/minimal' })).toBe('lookups');
    expect(extraOf({ method: 'PUT', path: '/subscription/1/subscribers/2/unDelete' })).toBeNull();
    expect(extraOf({ method: 'PUT', path: '/coupon/1/unDelete' })).toBe('bin');
  });
});

describe('what is laid over a module', () => {
  const built = DECLARATIONS.filter(({ name }) => name === 'coupon');
  const laid = (said: Exclude<ModuleSettings, false>) => {
    const overlay = createOverlay({ platform: {}, modules: { coupon: said } } as ForeignSettings);
    return checkLaid({ name: 'coupon', built, inputs: built.map((one) => overlay.declaration(one)), said });
  };

  it('is taken where it fits', () => expect(laid({ endpoint: { names: { percentOff: 'discount', code: 'name' } }, fields: { minimumPurchase: null } } as never)).toEqual([]));

  it.each([
    ['a name that another field has', { endpoint: { names: { percentOff: 'code' } } }, [{ code: 'clash', at: 'modules.coupon.endpoint.names.percentOff', wanted: 'code' }]],
    ['one name for two', { endpoint: { names: { percentOff: 'discount', description: 'discount' } } }, [{ code: 'clash', at: 'modules.coupon.endpoint.names.percentOff', wanted: 'description' }, { code: 'clash', at: 'modules.coupon.endpoint.names.description', wanted: 'percentOff' }]],
    ['the name of a field there is none of', { endpoint: { names: { percntOff: 'x' } } }, [{ code: 'field', at: 'modules.coupon.endpoint.names', wanted: 'percntOff' }]],
    ['a field that is not there taken away', { fields: { nope: null } }, [{ code: 'field', at: 'modules.coupon.fields', wanted: 'nope' }]],
  ])('is refused: %s', (_, said, problems) => expect(laid(said as never)).toEqual(problems));
});

it('a token that says when it ends is renewed before, and the session goes on with the new one', async () => {
  const token = (seconds: number) => `a.${Buffer.from(JSON.stringify({ sub: 'u1', exp: seconds })).toString('base64url')}.c`;
  const { session } = consoleInNode({ apiBase: '/api/v9', platform: {} });
  const now = Date.now();
  session.store({ token: token(now / 1_000 + 30), userDetails: { id: 'u1', name: 'Asha', role: 'super_admin' } });
  const renewed = new Promise<void>((done) => session.subscribe(done));
  const stop = keepFresh({ session, api: { refreshLogin: async () => token(now / 1_000 + 3_600) } });
  // The new token has come once the page says so, or is what is sent.
  await Promise.race([renewed, expect.poll(() => session.authorization()).toBe(`Bearer ${token(now / 1_000 + 3_600)}`)]);
  stop();
  expect(session.authorization()).toBe(`Bearer ${token(now / 1_000 + 3_600)}`);
});
