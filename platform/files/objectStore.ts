import { askElsewhere } from '../kernel/db/elsewhere';
import { failure, PlatformError } from '../kernel/errors';
import { storeFailed } from './exactly';
import type { FileStore, StagedFile } from './fileStore';
import { createStaging } from './folderStore';
import { extensionOf } from './keys';
import { servedType } from './kinds';
import type { JoinedObject, Objects } from './objects';

/**
 * Files in an object store. What comes in one piece comes by the platform, over a folder of its own; blocks go to the store
 * by themselves, under a name that nobody reads, and are copied to their place once they have been looked at.
 */
export function createObjectStore({ root, objects: given }: { readonly root: string; readonly objects: Objects }): FileStore {
  const objects = reached(given);
  const blocks = reached(given.blocks);
  const staging = createStaging({ root, keep: ({ path, bytes, key, signal }) => objects.putFile({ name: key, path, bytes, type: typeOf(key), signal }) });
  return {
    stage: staging.stage,
    put: ({ key, content }) => objects.put({ name: key, content: Buffer.from(content), type: typeOf(key) }),
    stat: objects.stat,
    open: ({ key, start, end }) => objects.open({ name: key, start, end }),
    remove: objects.remove,
    clean: staging.clean,
    blocks: {
      bytes: given.blocks.bytes,
      receive: () => Promise.reject(failure({ reason: 'blockElsewhere' })),
      addresses: ({ id, expires, blocks: names }) => blocks.addresses({ name: nameOf(id), expires, blocks: names }),
      list: ({ id }) => blocks.list(nameOf(id)),
      join: async ({ id, blocks: names, maxBytes }) => {
        const joined = await blocks.join({ name: nameOf(id), blocks: names });
        return joined && stagedObject({ joined: reached(joined), bytes: joined.bytes, name: nameOf(id), maxBytes, objects });
      },
      drop: ({ id }) => blocks.drop(nameOf(id)),
      dropLate: (before) => blocks.dropLate({ prefix: nameOf(''), before }),
    },
  };
}

/** Where a file lies that nobody reads yet. */
function nameOf(id: string): string {
  return `incoming/${id}`;
}

function typeOf(key: string): string {
  return servedType(extensionOf(key));
}

/** As much as tells what a file is. */
const LOOKED_AT = 4_100;

async function stagedObject({ joined, bytes, name, maxBytes, objects }: { joined: JoinedObject; bytes: number; name: string; maxBytes: number; objects: Objects }): Promise<StagedFile> {
  const isTooLarge = bytes > maxBytes;
  const found = isTooLarge || bytes === 0 ? undefined : await (await import('file-type')).fileTypeFromBuffer(await joined.read({ start: 0, end: Math.min(bytes, LOOKED_AT) - 1 }));
  let replaced: Buffer | null = null;
  return {
    bytes,
    isTooLarge,
    content: found ? { extension: found.ext, type: found.mime } : null,
    read: () => joined.read({ start: 0, end: bytes - 1 }),
    replace: async (content) => void (replaced = content),
    keep: ({ key, signal }) => (replaced ? objects.put({ name: key, content: replaced, type: typeOf(key), signal }) : joined.copyTo({ name: key, signal })),
    discard: () => objects.remove(name),
  };
}

/** A store that fails is for whoever asked one that is not there for a moment; the log has the reason. */
function reached<T extends object>(given: T): T {
  return new Proxy(given, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return async (...input: unknown[]) => {
        askElsewhere('The store of files');
        try {
          return await (member as (...all: unknown[]) => unknown)(...input);
        } catch (error) {
          if (error instanceof PlatformError) throw error;
          throw storeFailed(error);
        }
      };
    },
  });
}
