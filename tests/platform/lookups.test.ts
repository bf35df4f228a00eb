import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filterOfPredicate } from '../../src/dataProvider';
import { flatFilters, wireFilters } from '../../src/dataProvider/searchCall';
import { holdsRight, maySee, type Resource } from '../../src/schemas';
import { addressOf } from '../../platform/kernel/http/addresses';
import { ACCOUNTS, accountId, createTestPlatform, grantTo, INSTITUTES, type CallResult, type TestPlatform } from './support';

/** A look-up tells the titles of what may be chosen, and nothing else to who does not read the module. */
describe('look-ups', () => {
  let platform: TestPlatform;
  const asAll = (statement: ReturnType<typeof sql>) => platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => statement.execute(trx));
  const ACCOUNT_NAMES = (Object.keys(ACCOUNTS) as (keyof typeof ACCOUNTS)[]).filter((name) => name !== 'expired');
  const SECRETS = { phoneNumber: '+919876598765', emailId: 'quince.harbour@example.test', city: 'Zanskar' };

  beforeAll(async () => {
    platform = await createTestPlatform();
    await asAll(sql`insert into app."user" (id, institute_id, name, email_id, phone_number, city, role, status) values (${crypto.randomUUID()}, ${INSTITUTES.north}, 'Asha Sharma', ${SECRETS.emailId}, ${SECRETS.phoneNumber}, ${SECRETS.city}, 'faculty', 'active')`);
    await grantTo({ context: platform.context, userId: accountId('sub_admin'), access: { banner: ['read'] } });
  });
  afterAll(() => platform?.close());

  const tokens = new Map<string, string>();
  const tokenOf = async (account: string): Promise<string> => {
    if (!tokens.has(account)) tokens.set(account, await platform.login(account));
    return tokens.get(account)!;
  };
  const resources = (): Resource[] => platform.context.loader.all().filter((one) => !one.isSingle);
  const lookup = async (account: string, name: string, query: string): Promise<CallResult> =>
    platform.call({ method: 'GET', url: `${addressOf({ resource: platform.context.loader.require(name), call: platform.context.loader.require(name).endpoint.lookup })}${query}`, token: await tokenOf(account) });
  const itemsOf = (reply: CallResult) => (reply.data['items'] ?? []) as Record<string, unknown>[];

  /** Pairs of an account and a module that it may look up and not read. */
  const choosers = async (): Promise<[string, Resource][]> => {
    const pairs: [string, Resource][] = [];
    for (const account of ACCOUNT_NAMES) {
      const token = await tokenOf(account);
      for (const resource of resources()) {
        const { actor } = (await platform.app.actors.find(token.slice('Bearer '.length))) ?? {};
        if (actor && !holdsRight(actor, resource, 'read') && (await lookup(account, resource.name, '')).status === 200) pairs.push([account, resource]);
      }
    }
    return pairs;
  };

  it('tell who sees several institutes whose a record is, and nobody else', async () => {
    const of = async (account: string, query: string) => itemsOf(await lookup(account, 'user', query)).find(({ title }) => title === 'Asha Sharma')?.['subtitle'];
    const { rows } = await asAll(sql`select name from app.institution where id = ${INSTITUTES.north}`);
    const name = (rows[0] as { name: string }).name;
    expect(await of('super_admin', '?q=Asha')).toBe(`${SECRETS.emailId} · ${name}`);
    expect(await of('super_admin', `?q=Asha&instituteId=${INSTITUTES.north}`)).toBe(SECRETS.emailId);
    expect(await of('institute', '?q=Asha')).toBe(SECRETS.emailId);
  });

  it('tell by their ids the names of the people that a record one reads bears, and of nothing else that it does not refer to', async () => {
    expect(itemsOf(await lookup('sub_admin', 'user', `?id=${accountId('institute')}`))).toMatchObject([{ title: 'Account institute' }]);
    expect(await lookup('sub_admin', 'webhook', `?id=${accountId('institute')}`)).toMatchObject({ status: 403 });
  });

  it('answer no question about a field that is not the title, in any role, of any module', async () => {
    const pairs = await choosers();
    expect(pairs.map(([account, { name }]) => `${account} ${name}`)).toEqual(expect.arrayContaining(['faculty user', 'sub_admin membership', 'sub_admin language']));
    for (const [account, resource] of pairs) {
      const values = ['1', 'active'];
      for (const filter of resource.list.filters.filter(({ field }) => field !== 'instituteId')) {
        for (const name of filter.names.flatMap((one) => [one, `${one}.from`, `${one}.to`, `${one}.empty`])) {
          for (const value of values) {
            // The one condition that a reference of banners declares.
            if (resource.name === 'language' && name === 'status' && value === 'active') continue;
            expect((await lookup(account, resource.name, `?${name}=${value}`)).status, `${account} ${resource.name} ${name}`).toBe(400);
          }
        }
      }
      for (const item of itemsOf(await lookup(account, resource.name, ''))) {
        expect(Object.keys(item).sort(), `${account} ${resource.name}`).toEqual(['id', ...(resource.picture ? ['picture'] : []), 'title']);
      }
    }
  });

  it('draw no letter of an address, a number or a city', async () => {
    for (const [name, secret] of Object.entries(SECRETS)) {
      for (let from = 0; from < secret.length - 2; from++) {
        const reply = await lookup('faculty', 'user', `?q=${encodeURIComponent(secret.slice(from, from + 3))}`);
        const found = itemsOf(reply).filter(({ title }) => title === 'Asha Sharma' && !String(title).toLowerCase().includes(secret.slice(from, from + 3).toLowerCase()));
        expect(found, `${name}: ${secret.slice(from, from + 3)}`).toEqual([]);
        expect(reply.data['total'], 'nor by the number of rows').toBe(itemsOf(reply).length);
      }
    }
    expect(itemsOf(await lookup('faculty', 'user', '?q=asha')).map(({ title }) => title)).toEqual(['Asha Sharma']);
    expect(itemsOf(await lookup('faculty', 'user', '?q=sharma%20asha%20zanskar'))).toEqual([]);
  });

  it('keep to the conditions that references declare', async () => {
    const calls = (account: string) => async (query: string) => (await lookup(account, 'language', query)).status;
    const reader = calls('sub_admin');
    expect(await Promise.all(['', '?status=active', '?status=inactive', '?status=active&code=hi', '?q=hin&status=active'].map(reader))).toEqual([200, 200, 400, 400, 200]);
    const operator = await platform.login('super_admin');
    const make = async (body: object) => platform.call({ method: 'POST', url: '/api/v9/language', token: operator, body });
    const [shown, shut] = [await make({ name: 'Marathi', code: 'mr' }), await make({ name: 'Marwari', code: 'mwr' })];
    await asAll(sql`update app.language set status = 'inactive' where id = ${String(shut.data['id'])}`);
    await asAll(sql`update app.language set status = 'active' where id = ${String(shown.data['id'])}`);
    expect(itemsOf(await lookup('sub_admin', 'language', '?q=mar')).map(({ title }) => title)).toEqual(['Marathi']);
    expect(itemsOf(await lookup('sub_admin', 'language', `?id=${String(shut.data['id'])}`)).map(({ title }) => title), 'what a record refers to is still named').toEqual(['Marwari']);
  });

  it('by what is no id at all are refused', async () => {
    const token = await tokenOf('institute');
    for (const id of [{ toString: 1 }, [{ toString: 1 }], 5]) {
      const reply = await platform.call({ method: 'POST', url: '/api/v9/course/nameSuggetions', token, body: { filters: { id } } });
      expect(reply, JSON.stringify(id)).toMatchObject({ status: 400, body: { code: 'BAD_FILTER' } });
    }
  });

  it('say of what stands in a tree what it stands below', async () => {
    const operator = await platform.login('super_admin');
    const make = async (body: object) => String((await platform.call({ method: 'POST', url: '/api/v9/category', token: operator, body })).data['id']);
    const top = await make({ name: 'Zymurgy' });
    await make({ name: 'Zythology', parentId: top });
    const offered = async (query: string) => itemsOf(await lookup('institute', 'category', `?q=zy${query}`)).map(({ title, subtitle }) => [title, subtitle]);
    expect(await offered('')).toEqual([['Zymurgy', undefined], ['Zythology', 'Zymurgy']]);
    expect(await offered('&parentId.empty=true')).toEqual([['Zymurgy', undefined]]);
    expect(await offered('&parentId.empty=false')).toEqual([['Zythology', 'Zymurgy']]);
  });

  it('say of records whose titles are unique beside a reference what they refer to, and which words that is', async () => {
    const token = await platform.login('institute');
    const make = async (url: string, body: object) => String((await platform.call({ method: 'POST', url: `/api/v9/${url}`, token, body })).data['id']);
    const [optics, botany] = [await make('subject', { name: 'Optics' }), await make('subject', { name: 'Botany' })];
    for (const subjectId of [optics, botany]) for (const url of ['section', 'topic']) await make(url, { name: 'Zzz foundations', subjectId });
    await make('section', { name: 'Zzz foundations' });
    const offered = async (account: string, name: string, query = '') => itemsOf(await lookup(account, name, `?q=zzz${query}`)).map(({ title, subtitle, within }) => [title, subtitle, within]).sort();
    const both = [['Zzz foundations', 'Botany', ['Botany']], ['Zzz foundations', 'Optics', ['Optics']]];
    expect(await offered('institute', 'topic')).toEqual(both);
    expect(await offered('institute', 'section')).toEqual([['Zzz foundations', undefined, undefined], ...both]);
    expect(await offered('institute', 'section', `&subjectId=${optics}`)).toEqual([both[1]]);
    // Those that are named by their ids are told apart as well, whoever asks.
    const ids = itemsOf(await lookup('institute', 'section', '?q=zzz')).map(({ id }) => `id=${String(id)}`).join('&');
    for (const account of ['institute', 'super_admin']) expect(itemsOf(await lookup(account, 'section', `?${ids}`)).map(({ within }) => within).sort(), account).toEqual([['Botany'], ['Optics'], undefined]);
    const { rows } = await asAll(sql`select name from app.institution where id = ${INSTITUTES.north}`);
    const { name } = rows[0] as { name: string };
    expect(await offered('super_admin', 'topic')).toEqual(['Botany', 'Optics'].map((subject) => ['Zzz foundations', `${subject} · ${name}`, [subject, name]]));
  });

  it('offer what a reference’s own condition lets through, of every reference, to whoever has its form', async () => {
    const all = platform.context.loader.all();
    const left: string[] = [];
    for (const account of ['super_admin', 'institute', 'faculty', 'sub_admin']) {
      const token = await tokenOf(account);
      const { actor } = (await platform.app.actors.find(token.slice('Bearer '.length)))!;
      for (const resource of all.filter((one) => holdsRight(actor, one, 'read'))) {
        for (const field of Object.values(resource.fields).flatMap((one) => [one, ...Object.values(one.fields)]).filter((one) => one.to !== null && one.where !== null && maySee(actor, one))) {
          const said = filterOfPredicate(field.where);
          if (Object.keys(said).length < Object.keys(field.where!).length) left.push(`${resource.name}.${field.name}`);
          const to = platform.context.loader.require(field.to!);
          const query = new URLSearchParams(Object.entries(flatFilters(wireFilters({ resource: to, filter: said }))).flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, one])));
          const reply = await lookup(account, to.name, `?size=50&${String(query)}`);
          expect(reply.status, `${account}: ${resource.name}.${field.name} ${String(query)}`).toBe(200);
        }
      }
    }
    // What is asked of another field of the form is sent as that field narrows the choice.
    expect([...new Set(left)].sort()).toEqual([]);
  });

  it('offer what is the operator’s own where that is asked for', async () => {
    const names = itemsOf(await lookup('super_admin', 'user', '?instituteId=&instituteId=&size=50')).map(({ title }) => title);
    expect(names).toContain('Account super_admin');
    expect(names).not.toContain('Asha Sharma');
    expect(itemsOf(await lookup('super_admin', 'user', `?instituteId=&instituteId=${INSTITUTES.north}&size=50`)).map(({ title }) => title)).toEqual(expect.arrayContaining(['Account super_admin', 'Asha Sharma']));
  });

  it('are in the order of the titles, whole, and tell equals apart to who reads the module', async () => {
    for (let number = 12; number > 0; number--) {
      await asAll(sql`insert into app."user" (id, institute_id, name, email_id, role, status) values (${crypto.randomUUID()}, ${INSTITUTES.south}, ${number % 2 ? 'Ravi Iyer' : `ravi ${number + 10}`}, ${`ravi${number}@example.test`}, 'faculty', 'active')`);
    }
    const items = itemsOf(await lookup('institute2', 'user', '?q=ravi&size=50'));
    expect(items).toHaveLength(12);
    const titles = items.map(({ title }) => String(title).toLowerCase());
    expect(titles).toEqual([...titles].sort());
    expect(new Set(items.map(({ title, subtitle }) => `${String(title)} ${String(subtitle)}`)).size).toBe(12);
  });
});
