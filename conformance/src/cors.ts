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
