import { openList } from '../../src/dataProvider/envelope';
import { rawCall } from './raw';
import type { Report } from './report';

/** Whether a page of the origin may call the platform: origin, methods, headers one by one. */
export async function checkCors({ base, origin, report }: { base: string; origin: string; report: Report }): Promise<readonly ('idempotency' | 'versions')[]> {
  const ask = async (method: string, header?: string): Promise<boolean> => {
    const reply = await rawCall({ base, method: 'OPTIONS', path: '/coupon/search', headers: { Origin: origin, 'Access-Control-Request-Method': method, ...(header ? { 'Access-Control-Request-Headers': header } : {}) } });
    const list = (name: string): string[] => (reply.headers.get(name) ?? '').toLowerCase().split(',').map((one) => one.trim());
    const isOrigin = [origin, '*'].includes(reply.headers.get('access-control-allow-origin') ?? '');
    const isMethod = method === 'GET' || method === 'POST' || list('access-control-allow-methods').some((one) => one === '*' || one === method.toLowerCase());
    const isHeader = !header || list('access-control-allow-headers').some((one) => one === header || (one === '*' && header !== 'authorization'));
    return reply.status >= 200 && reply.status < 300 && isOrigin && isMethod && isHeader;
  };
  report.add((await ask('GET')) ? 'ok' : 'FAIL', 'CORS', `origin ${origin}`);
  for (const method of ['PUT', 'PATCH', 'DELETE']) report.add((await ask(method)) ? 'ok' : 'FAIL', 'CORS', `method ${method}`);
  for (const header of ['authorization', 'content-type']) report.add((await ask('POST', header)) ? 'ok' : 'FAIL', 'CORS', `header ${header}`);
  const has: ('idempotency' | 'versions')[] = [];
  for (const [header, extra] of [['idempotency-key', 'idempotency'], ['if-match', 'versions']] as const) {
    if (await ask('PUT', header)) has.push(extra);
    else report.add('note', 'CORS', `header ${header} is not let in, and is not sent`);
  }
  return has;
}

/** Headers of answers that a page of the origin may read: what the console reads there, and whether it can do without. */
export async function checkExposed({ base, origin, user, password, token, name, report }: { base: string; origin: string; user: string; password: string; token: string | null; name: string; report: Report }): Promise<void> {
  const exposed = (headers: Headers): Set<string> => new Set((headers.get('access-control-expose-headers') ?? '').toLowerCase().split(',').map((one) => one.trim()));
  const list = await rawCall({ base, method: 'POST', path: '/coupon/search', query: { size: 1, page: 0 }, body: { query: '', filters: {} }, token, headers: { Origin: origin } });
  const seen = exposed(list.headers);
  // A body without a total has it in its header.
  const isNeeded = list.headers.has('content-range') && (() => { try { return openList({ body: list.body, headers: new Headers() }).total === null; } catch { return false; } })();
  if (isNeeded) report.add(seen.has('content-range') ? 'ok' : 'FAIL', 'CORS', `totals stand in Content-Range, which is ${seen.has('content-range') ? '' : 'not '}exposed`);
  const signIn = await rawCall({ base, method: 'POST', path: '/user/userLogin', body: { [name]: user, password }, headers: { Origin: origin } });
  const place = ['authorization', 'x-auth-token', 'x-access-token'].find((one) => signIn.headers.has(one));
  if (place && !/token|jwt/i.test(JSON.stringify(signIn.body ?? ''))) report.add(exposed(signIn.headers).has(place) ? 'ok' : 'FAIL', 'CORS', `the token stands in ${place}, which is ${exposed(signIn.headers).has(place) ? '' : 'not '}exposed`);
  const left = ['x-plan-active', 'retry-after', 'x-request-id', 'date'].filter((one) => !seen.has(one));
  report.add(left.length > 0 ? 'note' : 'ok', 'CORS', left.length > 0 ? `not exposed, and not read: ${left.join(', ')}` : 'all headers that are read are exposed');
}
