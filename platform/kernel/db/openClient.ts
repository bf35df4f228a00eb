import { Client } from 'pg';

/** One connection outside every pool: for locks and notifications, which live as long as their connection. */
export function openClient({ url, name }: { readonly url: string; readonly name: string }): Client {
  return new Client({ connectionString: url, application_name: name, connectionTimeoutMillis: 5_000, keepAlive: true });
}
