import { parseExact, stringifyExact } from '../../src/dataProvider/foreign/exactNumbers';

export interface RawReply {
  /** 0: no answer. */
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** One call as it goes over the wire, without any of the console's reading. */
export async function rawCall({ base, method, path, query = {}, body, token, headers = {} }: { base: string; method: string; path: string; query?: Readonly<Record<string, string | number>>; body?: unknown; token?: string | null; headers?: Readonly<Record<string, string>> }): Promise<RawReply> {
  const words = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  try {
    const reply = await fetch(`${base}${path}${words ? `?${words}` : ''}`, {
      method,
      headers: { Accept: 'application/json', ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...(token ? { Authorization: token } : {}), ...headers },
      ...(body === undefined ? {} : { body: stringifyExact(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await reply.text();
    return { status: reply.status, headers: reply.headers, body: parsed(text) };
  } catch {
    return { status: 0, headers: new Headers(), body: null };
  }
}

function parsed(text: string): unknown {
  try {
    return text.trim() === '' ? null : parseExact(text);
  } catch {
    return text;
  }
}
