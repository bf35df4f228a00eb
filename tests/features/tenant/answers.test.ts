import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { ConfigError, parseConfig } from '../../../platform/kernel/config/config';
import { PLATFORM_INSTITUTE } from '../../../platform/kernel/db/scope';
import { accountId, createTestPlatform, grantTo, INSTITUTES, type CallResult, type TestPlatform } from '../../platform/support';

const BASE = '/api/v9/tenant-info';
const RAZORPAY = { clientId: 'rzp_client', redirectUrl: 'https://console.example.org/razorpay' };

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const put = async (who: string, path: string, body: unknown, query = ''): Promise<CallResult> => platform.call({ method: 'PUT', url: `${BASE}${path}${query}`, token: await platform.login(who), body });
const get = async (who: string, path: string, query = ''): Promise<CallResult> => platform.call({ method: 'GET', url: `${BASE}${path}${query}`, token: await platform.login(who) });
const open = (query = ''): Promise<CallResult> => platform.call({ method: 'GET', url: `${BASE}/public${query}` });

describe('the account that takings are paid to', () => {
  const account = { accountHolder: 'North Academy', bankName: 'State Bank', accountNumber: '123456789012', ifsc: 'sbin0001234', upiId: 'north@sbi', gstin: '29abcde1234f1z5', pan: 'abcde1234f' };

  it('is read and written under both spellings', async () => {
    const stored = await put('institute', '/payment-account-info', account);
    expect(stored, JSON.stringify(stored.body)).toMatchObject({ status: 200, headers: { etag: '"1"' }, data: { ifsc: 'SBIN0001234', gstin: '29ABCDE1234F1Z5', pan: 'ABCDE1234F' } });
    expect((await get('institute', '/paymentAccountInfo')).data).toEqual(stored.data);
    expect((await get('institute', '/payment-account-info')).data).toEqual(stored.data);
  });

  it('hides its numbers from those who do not answer for the money', async () => {
    await grantSettings('sub_admin');
    const { data } = await get('sub_admin', '/paymentAccountInfo');
    expect(data).toMatchObject({ accountHolder: 'North Academy' });
    for (const name of ['accountNumber', 'ifsc', 'upiId', 'pan']) expect(data).not.toHaveProperty(name);
    expect(await put('sub_admin', '/paymentAccountInfo', { accountNumber: '999999999' })).toMatchObject({ status: 422, body: { problems: { accountNumber: { code: 'forbidden' } } } });
  });

  it.each([['accountNumber', '12'], ['ifsc', 'SBIN1001234'], ['upiId', 'north'], ['gstin', '29ABCDE'], ['pan', 'ABCDE12345']])('refuses a %s like %s', async (field, value) => {
    expect(await put('institute', '/paymentAccountInfo', { ...account, [field]: value })).toMatchObject({ status: 422, body: { problems: { [field]: { code: 'pattern' } } } });
  });
});

describe('what the operator agreed with a tenant', () => {
  it('is read by the tenant and written by a super admin alone', async () => {
    expect((await get('institute', '/currency-and-commissions')).data).toMatchObject({ currencies: ['INR'], platformCommission: 0, paymentFee: 2, version: 0, allowed: [] });
    expect((await put('institute', '/currency-and-commissions', { platformCommission: 0 })).status).toBe(403);
    expect(await put('super_admin', '/currency-and-commissions', { platformCommission: 7.5, currencies: ['INR', 'USD'] }, `?instituteId=${INSTITUTES.north}`)).toMatchObject({ status: 200 });
    expect((await get('institute', '/currency-and-commissions')).data).toMatchObject({ platformCommission: 7.5, currencies: ['INR', 'USD'], version: 1 });
  });
});

describe('policies', () => {
  it.each(['/termsAndConditions', '/privacyPolicy', '/refundPolicy'])('%s hold no more than safe HTML', async (path) => {
    const stored = await put('institute', path, { content: '<h2>Terms</h2><p onclick="x()">Hello<script>alert(1)</script></p>' });
    expect(stored.data).toMatchObject({ content: '<h2>Terms</h2><p>Hello</p>' });
  });
});

describe('what is for everybody', () => {
  it('is that of the tenant whose host it is, and the operator’s for any other', async () => {
    await put('super_admin', '', { appName: 'The operator', primaryColour: '#112233' });
    expect(await put('whitelabel', '/public', { appName: 'White School', pageTitle: 'Learn here' })).toMatchObject({ status: 200, data: { appName: 'White School' } });
    await put('whitelabel', '/social-media', { website: 'https://white.example', whatsapp: '9876543210' });
    await put('whitelabel', '/supportContactInfo', { email: 'help@white.example', hours: 'Mon to Sat, 9 to 6' });
    await put('whitelabel', '/refundPolicy', { content: '<p>Seven days.</p>' });
    await giveDomain({ institute: INSTITUTES.white, host: 'white.example', isVerified: true });
    await giveDomain({ institute: INSTITUTES.north, host: 'north.example', isVerified: false });
    const white = await open('?host=White.Example');
    expect(white).toMatchObject({ status: 200, data: {
      instituteId: INSTITUTES.white, appName: 'White School', pageTitle: 'Learn here', logoUrl: null, favIconUrl: null, primaryColour: null,
      socialMedia: { website: 'https://white.example', whatsapp: '+919876543210' }, supportContactInfo: { email: 'help@white.example' }, refundPolicy: { content: '<p>Seven days.</p>' },
    } });
    expect(Object.keys(white.data).sort()).toEqual(['appName', 'favIconUrl', 'instituteId', 'logoUrl', 'pageTitle', 'primaryColour', 'privacyPolicy', 'refundPolicy', 'socialMedia', 'supportContactInfo', 'termsAndConditions']);
    for (const query of ['', '?host=north.example', '?host=nobody.example', '?host=%00', '?host=a&host=b']) {
      expect((await open(query)).data, query).toMatchObject({ instituteId: null, appName: 'The operator', primaryColour: '#112233' });
    }
  });

  it('holds back what an institute shows no more', async () => {
    await asAll(sql`update app.institution set is_suspended = true where id = ${INSTITUTES.white}`);
    expect((await open('?host=white.example')).data['instituteId']).toBeNull();
    await asAll(sql`update app.institution set is_suspended = false where id = ${INSTITUTES.white}`);
  });

  it('is written by whoever may write the settings, and only their own', async () => {
    expect((await put('faculty', '/public', { appName: 'Mine' })).status).toBe(403);
    expect((await put('institute2', '/public', { appName: 'Mine' }, `?instituteId=${INSTITUTES.white}`)).status).toBe(404);
    expect((await platform.call({ method: 'PUT', url: `${BASE}/public`, body: { appName: 'Mine' } })).status).toBe(401);
  });
});

describe('the way to the payment provider', () => {
  const url = '/api/v9/razorpay-oauth/oauth-url';

  it('is closed with a clear text without the platform’s own keys', async () => {
    expect(await platform.call({ method: 'GET', url, token: await platform.login('institute') })).toMatchObject({ status: 422, body: { code: 'NOT_CONFIGURED', message: expect.stringContaining('RAZORPAY_CLIENT_ID') as string } });
  });

  it('carries a signed state for this session and tenant', async () => {
    const other = await createTestPlatform({ config: { razorpay: RAZORPAY } });
    try {
      const states = [];
      for (const who of ['institute', 'institute', 'super_admin']) {
        const reply = await other.call({ method: 'GET', url, token: await other.login(who) });
        const address = new URL(String(reply.data['url']));
        expect(Object.fromEntries(address.searchParams)).toMatchObject({ client_id: 'rzp_client', redirect_uri: RAZORPAY.redirectUrl, response_type: 'code' });
        const [state, signature] = address.searchParams.get('state')!.split('.');
        expect(signature).toBe(createHmac('sha256', other.context.config.secret).update(`razorpay\n${state}`).digest('base64url'));
        states.push(JSON.parse(Buffer.from(state!, 'base64url').toString()) as { session: string; tenant: string; expires: number });
      }
      expect(states.map((state) => state.tenant)).toEqual([INSTITUTES.north, INSTITUTES.north, PLATFORM_INSTITUTE]);
      expect(new Set(states.map((state) => state.session)).size).toBe(3);
      expect((await other.call({ method: 'GET', url, token: await other.login('faculty') })).status).toBe(403);
      expect((await other.call({ method: 'GET', url: `${url}?instituteId=${INSTITUTES.south}`, token: await other.login('institute') })).status).toBe(404);
    } finally {
      await other.close();
    }
  });

  it('needs both settings, and the name server an address', () => {
    const parse = (env: Record<string, string>) => parseConfig({ env });
    expect(() => parse({ RAZORPAY_CLIENT_ID: 'x' })).toThrow(ConfigError);
    expect(() => parse({ RAZORPAY_CLIENT_ID: 'x', RAZORPAY_REDIRECT_URL: 'nowhere' })).toThrow(ConfigError);
    expect(parse({ RAZORPAY_CLIENT_ID: 'x', RAZORPAY_REDIRECT_URL: 'https://a.example/b' }).razorpay).toEqual({ clientId: 'x', redirectUrl: 'https://a.example/b' });
    for (const server of ['dns.example', '10.0.0', '[::1', '10.0.0.1:x']) expect(() => parse({ LECTERN_DNS: server }), server).toThrow(ConfigError);
    for (const server of ['10.0.0.1', '127.0.0.1:5353', '[::1]:53']) expect(parse({ LECTERN_DNS: server }).dnsServer).toBe(server);
  });
});

function asAll(statement: ReturnType<typeof sql>): Promise<unknown> {
  return platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => statement.execute(trx));
}

async function grantSettings(account: string): Promise<void> {
  await grantTo({ context: platform.context, userId: accountId(account as Parameters<typeof accountId>[0]), access: { settings: ['create', 'read', 'update', 'delete'] } });
  platform.app.actors.forget('*');
}

async function giveDomain({ institute, host, isVerified }: { institute: string; host: string; isVerified: boolean }): Promise<void> {
  await asAll(sql`insert into core.tenant_domain (institute_id, host, token, verified_at) values (${institute}, ${host}, 'token', ${isVerified ? new Date().toISOString() : null})`);
}
