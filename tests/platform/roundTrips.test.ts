import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuthApi, createSession, createSignIn } from '../../src/authProvider';
import { createClients, createDataProvider, createErrorSignals, type LecternDataProvider } from '../../src/dataProvider';
import { createCellContext } from '../../src/fields/cellContext';
import { everyRow, holdsRight, keyFieldsOf, type Actor, type Resource } from '../../src/schemas';
import { exportRows } from '../../src/screens/export/exportRows';
import type { FileCell } from '../../src/screens/export/fileCell';
import { csvLine } from '../../src/screens/export/safeCell';
import { checkingOf } from '../../src/screens/importing/checkRow';
import { importFields } from '../../src/screens/importing/importFields';
import { rowsOfTable } from '../../src/screens/importing/importRow';
import { guessMapping } from '../../src/screens/importing/mapping';
import { planRows } from '../../src/screens/importing/planRows';
import { readCsv } from '../../src/screens/importing/readCsv';
import { inReadingOrder } from '../../src/screens/importing/readRow';
import { sayFault } from '../../src/screens/importing/sayFault';
import { memoryStorage } from '../../conformance/src/memoryStorage';
import { wholeI18n } from '../support/wholeI18n';
import { loader } from '../dataProvider/support/console';
import { createTestPlatform, PASSWORD, type TestPlatform } from './support';

/** What a list exports is read back by its import, over the demo content: nothing of it differs, and no row is another record. */
let platform: TestPlatform;
let url = '';
beforeAll(async () => {
  platform = await createTestPlatform({ demo: true });
  url = await platform.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => platform?.close());

const IMPORTED = loader.all().filter((one) => one.import !== null && !one.endpoint.without.includes('update') && keyFieldsOf(one).length > 0);

async function signedIn(name: string): Promise<{ readonly provider: LecternDataProvider; readonly actor: Actor }> {
  const session = createSession({ storage: memoryStorage() });
  const signals = createErrorSignals();
  const clients = createClients({ config: { apiBase: `${url}/api/v9`, apiV2Base: `${url}/api/v2`, isDemo: false, demoAccounts: [], publicHosts: [] }, credentials: session, signals });
  const api = createAuthApi({ clients });
  await createSignIn({ api, session, signals }).withPassword({ username: `${name}@demo.lectern.test`, password: PASSWORD });
  session.storeAccess(await api.myAccess());
  return { provider: createDataProvider({ loader, clients }), actor: session.actor()! };
}

interface Trip {
  readonly provider: LecternDataProvider;
  readonly actor: Actor;
  readonly resource: Resource;
  readonly locale: 'en' | 'fr' | 'ja';
}

/** The rows of an export that its import would not leave alone, each with why. */
async function changedOn({ provider, actor, resource, locale }: Trip): Promise<{ readonly rows: number; readonly changed: readonly string[] }> {
  const context = createCellContext({ resource: resource.name, locale, translate: wholeI18n(locale).translate as never });
  const fields = importFields({ resource, actor, within: {} });
  const lines: (readonly FileCell[])[] = [fields.map((field) => context.label(field.name))];
  const signal = new AbortController().signal;
  const filter = everyRow({ resource, actor });
  await exportRows({ provider, resource, fields, filter, sort: resource.list.sort, ids: null, context, signal, write: (rows) => void lines.push(...rows.slice(0, MOST)), onProgress: () => undefined });
  const table = readCsv(lines.slice(0, MOST + 1).map(csvLine).join('\r\n'));
  const rules = { now: platform.context.clock().toISOString(), user: { id: actor.id, instituteId: actor.instituteId, role: actor.role } };
  const mapping = guessMapping({ head: table.head, fields, namesOf: (field) => [context.label(field.name)], remembered: {} });
  const plans = await planRows({
    provider, rows: rowsOfTable({ table, mapping }), answers: new Map(), fillers: new Map(), signal,
    reading: { fields: inReadingOrder(fields), contexts: [context], headOf: (module) => loader.get(module), owner: undefined, within: {} },
    checking: checkingOf({ resource, actor, rules: rules as never, instituteId: actor.instituteId, within: {}, locale, existing: 'change', isExample: () => false }),
  });
  const said = [...plans].filter(([, { kind }]) => kind !== 'same').map(([line, plan]) => {
    const why = Object.entries(plan.faults).map(([name, fault]) => `${name}: ${sayFault({ fault, field: resource.fields[name], context, patternText: () => null })}`);
    return `${line} ${plan.kind}: ${[...why, JSON.stringify(plan.sent)].join(' ')}`;
  });
  return { rows: plans.size, changed: said };
}

/** More rows of a module are no other rows. */
const MOST = 150;

describe.each([['super_admin', 'en'], ['institute', 'fr']] as const)('%s in %s', (name, locale) => {
  let person: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    person = await signedIn(name);
  });

  it.each(IMPORTED.map((one) => [one.name, one] as const))('%s: a file that was exported says what is there', async (_, resource) => {
    if (!holdsRight(person.actor, resource, 'create') || !holdsRight(person.actor, resource, 'update') || !holdsRight(person.actor, resource, 'export')) return;
    const { rows, changed } = await changedOn({ ...person, resource, locale });
    expect(changed, `of ${rows}`).toEqual([]);
  });
});
