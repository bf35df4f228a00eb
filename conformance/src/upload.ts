import { failureDetails } from '../../src/dataProvider/callFailure';
import { isBody } from '../../src/dataProvider/envelope';
import { isAzureAddress } from '../../src/dataProvider/blocks/plan';
import { resolveUrl } from '../../src/dataProvider/uploads';
import type { Resource } from '../../src/schemas';
import type { ConsoleInNode } from './consoleInNode';
import type { Report } from './report';

type Raw = Record<string, unknown>;

/** A picture of one dot. */
const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const TYPE = 'image/png';

interface Uploading {
  readonly raw: Raw;
  readonly opened: ConsoleInNode;
  readonly resources: readonly Resource[];
  readonly origin: string | undefined;
  readonly report: Report;
}

/**
 * Sends a small picture and reads it again: the signed address, its place under CORS, the bytes. It stays there and nothing refers to
 * it. Gives the settings with the headers that the place turned out to want.
 */
export async function tryUpload({ raw, opened, resources, origin, report }: Uploading): Promise<Raw> {
  const kind = resources.flatMap(({ fields }) => Object.values(fields)).find(({ type, kind: of }) => type === 'image' && of)?.kind ?? 'institute';
  const { main } = opened.clients;
  const asked = await main.send({ method: 'POST', path: `/uploads/${kind}`, body: { fileName: 'lectern.png', contentType: TYPE, extension: 'png' }, handling: { quiet: true } }).catch((error: unknown) => error);
  const failure = failureDetails(asked);
  const data = failure ? null : (asked as { data?: unknown }).data;
  const [url, shown] = isBody(data) ? [data['uploadUrl'] ?? data['uploadURL'], data['filePublicUrl']] : [];
  if (typeof url !== 'string' || typeof shown !== 'string') {
    report.add(failure?.kind === 'notFound' ? 'note' : 'FAIL', 'upload: address', failure ? `POST /uploads/${kind} is answered with ${failure.status}` : `POST /uploads/${kind} gives no uploadUrl and filePublicUrl`);
    return raw;
  }
  const address = resolveUrl({ url, base: main.base });
  const platform = raw['platform'] as Raw;
  const known = (platform['uploadHeaders'] ?? {}) as Readonly<Record<string, string>>;
  const put = async (more: Readonly<Record<string, string>>): Promise<number> => {
    const headers = { 'Content-Type': TYPE, ...(isAzureAddress(address) ? { 'x-ms-blob-type': 'BlockBlob' } : {}), ...more };
    return fetch(address, { method: 'PUT', headers, body: PICTURE }).then(({ status }) => status, () => 0);
  };
  let status = await put(known);
  let headers = known;
  if (status >= 400 && !isAzureAddress(address) && !('x-ms-blob-type' in known)) {
    // Azure behind an address of the platform's own.
    const more = { ...known, 'x-ms-blob-type': 'BlockBlob' };
    if ((await put(more)) < 300) [status, headers] = [200, more];
  }
  const isPut = status >= 200 && status < 300;
  report.add(isPut ? (headers === known ? 'ok' : 'set') : 'FAIL', 'upload: PUT', isPut ? (headers === known ? 'is taken' : `needs ${JSON.stringify(headers)}`) : `is answered with ${status}; what the place wants besides goes into platform.uploadHeaders`);
  if (!isPut) return raw;
  if (origin) await checkPlace({ address, origin, headers, report });
  const base = typeof raw['filesBase'] === 'string' ? raw['filesBase'] : new URL(main.base).origin;
  const reply = await fetch(shown.startsWith('/') ? new URL(shown, base) : shown, { headers: { Authorization: opened.session.authorization() ?? '' } }).catch(() => null);
  const isSame = reply?.ok === true && Buffer.from(await reply.arrayBuffer()).equals(PICTURE);
  report.add(isSame ? 'ok' : 'FAIL', 'upload: round trip', isSame ? 'what was sent is read' : `${shown} ${reply?.ok ? 'gives other bytes' : `is answered with ${reply?.status ?? 'nothing'}`}${shown.startsWith('/') ? '; where such addresses begin is filesBase' : ''}`);
  return headers === known ? raw : { ...raw, platform: { ...platform, uploadHeaders: headers } };
}

/** Whether a page of the origin may put files there. */
async function checkPlace({ address, origin, headers, report }: { address: string; origin: string; headers: Readonly<Record<string, string>>; report: Report }): Promise<void> {
  const names = ['content-type', ...Object.keys(headers).map((name) => name.toLowerCase())];
  const reply = await fetch(address, { method: 'OPTIONS', headers: { Origin: origin, 'Access-Control-Request-Method': 'PUT', 'Access-Control-Request-Headers': names.join(', ') } }).catch(() => null);
  const list = (name: string): string[] => (reply?.headers.get(name) ?? '').toLowerCase().split(',').map((one) => one.trim());
  const isAllowed = reply?.ok === true && [origin, '*'].includes(reply.headers.get('access-control-allow-origin') ?? '') && list('access-control-allow-methods').some((one) => one === 'put' || one === '*') && names.every((name) => list('access-control-allow-headers').some((one) => one === name || one === '*'));
  report.add(isAllowed ? 'ok' : 'FAIL', 'upload: CORS', isAllowed ? `PUT from ${origin}` : `PUT with ${names.join(', ')} is not let in from ${origin}`);
}
