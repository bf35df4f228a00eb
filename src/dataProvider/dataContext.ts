import { filledPath, placeOf } from '../schemas';
import type { Call, Declarations, PlaceValues, Resource } from '../schemas';
import type { CallRequest, Client, Clients } from './client';
import type { Dialect } from './dialect';

/** What the methods of the data provider work with. */
export interface DataContext {
  readonly loader: Declarations;
  readonly clients: Clients;
  /** The chosen institute, to which lists and new records keep. @default none */
  readonly instituteId?: () => string | null;
  /** How a platform is spoken to that is not Lectern's own. */
  readonly dialect?: Dialect | undefined;
}

/** What the open address says of a module's records; nothing outside of a browser, or elsewhere in the console. */
export function openPlace(resource: Resource): PlaceValues {
  const address = typeof window === 'undefined' ? '' : window.location.pathname;
  return (address.startsWith('/app/') ? placeOf({ resource, pathname: address.slice('/app'.length) })?.values : undefined) ?? {};
}

/** What names a record in its calls: the field the declaration says, where it is known, else the id. Without an id nothing does. */
export function namedBy({ resource, id = '', known }: { resource: Resource; id?: string | undefined; known?: PlaceValues | undefined }): string {
  const said = resource.endpoint.id === 'id' ? undefined : known?.[resource.endpoint.id];
  return id !== '' && typeof said === 'string' && said !== '' ? said : id;
}

/** A call's address: from what is known of the record, else from the address that is open. */
export function addressIn({ resource, call, id, known }: { resource: Resource; call: Call; id?: string | undefined; known?: PlaceValues | undefined }): string {
  // Without an id the client makes no call.
  const path = call.path.replace('{id}', encodeURIComponent(namedBy({ resource, id, known })));
  return filledPath({ call: { path }, from: [known, openPlace(resource)] });
}

/** The same as a request has it. */
export function placed(of: Parameters<typeof addressIn>[0]): Placed {
  return placedAt(of.call, addressIn(of));
}

/** A request's address, by the call that declares it. */
export type Placed = Pick<CallRequest, 'path' | 'endsInSlash'>;

export function placedAt(call: Pick<Call, 'path'>, path: string): Placed {
  return { path, ...(call.path.endsWith('/') ? { endsInSlash: true } : {}) };
}

/** The client a module is served by. */
export function clientOf({ clients, resource }: { clients: Clients; resource: { readonly endpoint: Pick<Resource['endpoint'], 'client'> } }): Client {
  return resource.endpoint.client === 'v2' ? clients.second : clients.main;
}
