import type { DeclarationLoader, Resource } from '../schemas';
import type { Client, Clients } from './client';

/** What the methods of the data provider work with. */
export interface DataContext {
  readonly loader: DeclarationLoader;
  readonly clients: Clients;
  /** The chosen institute, to which lists and new records keep. @default none */
  readonly instituteId?: () => string | null;
}

/** The client a module is served by. */
export function clientOf({ clients, resource }: { clients: Clients; resource: Resource }): Client {
  return resource.endpoint.client === 'v2' ? clients.second : clients.main;
}
