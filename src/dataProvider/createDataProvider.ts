import { createBin } from './bin';
import type { DataContext } from './dataContext';
import { createLists } from './lists';
import { createPlatformCall } from './platformCall';
import { toHttpError } from './toHttpError';
import type { LecternDataProvider } from './types';
import { sendFile } from './uploads';
import { createWrites } from './writes';

/**
 * react-admin's data provider over the platform's conventions, as the declarations state them. Failures have been sent
 * to the clients' signals; what is thrown is react-admin's HttpError, with problems by field in `body.errors`.
 */
export function createDataProvider(context: DataContext): LecternDataProvider {
  const provider = { ...createLists(context), ...createWrites(context), ...createBin(context), upload: uploadWith(context), call: createPlatformCall(context) };
  return { ...withHttpErrors(provider), supportAbortSignal: true } as LecternDataProvider;
}

function uploadWith({ clients }: DataContext): LecternDataProvider['upload'] {
  return async (_resource, params) => ({ data: await sendFile({ ...params, client: clients.main }) });
}

type Method = (resource: string, params: never) => Promise<unknown>;

/** Every method, its failures turned into the error react-admin understands. */
function withHttpErrors<T extends Readonly<Record<string, Method>>>(methods: T): T {
  const wrapped = Object.entries(methods).map(([name, method]) => [
    name,
    async (resource: string, params: never) => {
      try {
        return await method(resource, params);
      } catch (error) {
        throw toHttpError(error);
      }
    },
  ]);
  return Object.fromEntries(wrapped) as T;
}
