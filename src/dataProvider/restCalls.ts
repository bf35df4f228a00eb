import simpleRestProvider from 'ra-data-simple-rest';
import type { Resource } from '../schemas';
import type { CallRequest, Client } from './client';
import type { FailureHandling } from './judge';

/** What our calls carry beyond the plain path convention. */
export interface RestExtras {
  /** Where the declaration says otherwise than the convention: PATCH for PUT, another address. */
  readonly method?: CallRequest['method'];
  readonly path?: string;
  readonly endsInSlash?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  readonly handling?: FailureHandling;
  readonly signal?: AbortSignal | undefined;
}

type RestProvider = ReturnType<typeof simpleRestProvider>;

/**
 * The calls that follow the plain path convention (`GET|PUT|DELETE <path>/{id}`, `POST <path>`), made by
 * ra-data-simple-rest over our client. Its lists are not used: a list is a search here, and its `Range` header would
 * break compressed answers in Chromium.
 */
export function restCalls({ client, extras = {} }: { client: Client; extras?: RestExtras }): Pick<RestProvider, 'getOne' | 'create' | 'update' | 'delete'> {
  return simpleRestProvider('', async (path, options = {}) => {
    const given = (options.method ?? 'GET') as CallRequest['method'];
    const reply = await client.send({
      method: extras.method ?? given,
      path: extras.path ?? path,
      endsInSlash: extras.endsInSlash ?? false,
      ...(typeof options.body === 'string' ? { body: JSON.parse(options.body) as unknown } : {}),
      headers: extras.headers ?? {},
      handling: extras.handling ?? {},
      signal: extras.signal ?? options.signal ?? undefined,
    });
    return { status: reply.status, headers: reply.headers, body: '', json: reply.data };
  });
}

/** The name under which ra-data-simple-rest makes a module's paths. */
export function restName(resource: Resource): string {
  return resource.endpoint.path.replace(/^\/+/, '');
}
