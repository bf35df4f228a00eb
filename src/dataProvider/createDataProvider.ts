import type { Changes } from './changes';
import type { DataContext } from './dataContext';
import { createLists } from './lists';
import { createPlatformCall } from './platformCall';
import { followSharedRows } from './sharedRows';
import { toHttpError } from './toHttpError';
import type { LecternDataProvider } from './types';

/**
 * react-admin's data provider over the platform's conventions, as the declarations state them. Failures have been sent
 * to the clients' signals; what is thrown is react-admin's HttpError, with problems by field in `body.errors`.
 */
export function createDataProvider(context: DataContext): LecternDataProvider {
  followSharedRows(context.loader);
  const provider = { ...createLists(context), ...changesWith(context), upload: uploadWith(context), call: createPlatformCall(context) };
  return { ...withHttpErrors(provider), supportAbortSignal: true } as LecternDataProvider;
}

const CHANGES = ['create', 'update', 'updateMany', 'delete', 'deleteMany', 'act', 'move', 'actOnModule', 'dependants', 'history', 'restore', 'runMany', 'summarize', 'countSegments'] as const satisfies readonly (keyof Changes)[];

/** Fetches what changes records: in a quiet moment, so that it is there when somebody saves. */
export function loadChanges(): Promise<{ readonly createChanges: (context: DataContext) => Changes }> {
  return import('./changes');
}

/** What changes records comes after the first list. */
function changesWith(context: DataContext): Pick<Changes, (typeof CHANGES)[number]> {
  let made: Promise<Changes> | null = null;
  const changes = (): Promise<Changes> => {
    made ??= loadChanges().then(({ createChanges }) => createChanges(context));
    // A connection that was lost then is asked again.
    made.catch(() => (made = null));
    return made;
  };
  const later = CHANGES.map((name) => [name, async (resource: string, params: never) => ((await changes())[name] as Method)(resource, params)]);
  return Object.fromEntries(later) as Pick<Changes, (typeof CHANGES)[number]>;
}

/** What sends files comes with the forms that take some. */
function uploadWith({ clients, dialect }: DataContext): LecternDataProvider['upload'] {
  return async (_resource, params) => {
    const { sendFile } = await import('./uploads');
    return { data: await sendFile({ ...params, client: clients.main, headers: dialect?.uploadHeaders }) };
  };
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
