import type { Readable } from 'node:stream';
import type { BlockBlobClient, ContainerClient, StorageSharedKeyCredential } from '@azure/storage-blob';
import type { StorageSettings } from '../kernel/config/storageSettings';
import { BLOCK_BYTES } from './blocks';
import { exactly, rangeOf } from './exactly';
import { storeAgent, type StoreLimits } from './storeAgent';
import { allOf, lengthOf, type Objects } from './objects';

/** Azure Blob, by its own client, which is fetched when it is first needed. The container is made where it is missing. */
export function createAzureObjects(settings: StorageSettings, limits: StoreLimits = {}): Objects {
  const opening = once(() => openContainer(settings, limits));
  const blob = async (name: string): Promise<BlockBlobClient> => (await opening()).container.getBlockBlobClient(name);
  return {
    put: async ({ name, content, type, signal }) => void (await (await blob(name)).uploadData(content, { ...(signal && { abortSignal: signal }), blobHTTPHeaders: { blobContentType: type } })),
    putFile: async ({ name, path, type, signal }) => void (await (await blob(name)).uploadFile(path, { abortSignal: signal, blockSize: BLOCK_BYTES, concurrency: 2, blobHTTPHeaders: { blobContentType: type } })),
    stat: async (name) => {
      const found = await (await blob(name)).getProperties().catch(nullIfMissing);
      return found ? { bytes: lengthOf(found.contentLength) } : null;
    },
    open: async ({ name, start, end }) => part({ client: await blob(name), start, end }),
    remove: async (name) => void (await (await blob(name)).deleteIfExists()),
    blocks: {
      bytes: BLOCK_BYTES,
      addresses: async ({ name, expires }) => ({ address: `${await signed({ opening, name, expires })}&comp=block&blockid={block}` }),
      list: async (name) => {
        const found = await (await blob(name)).getBlockList('uncommitted').catch(nullIfMissing);
        return (found?.uncommittedBlocks ?? []).map(({ name: block, size }) => ({ block, bytes: size }));
      },
      join: async ({ name, blocks }) => {
        const client = await blob(name);
        const made = await client.commitBlockList([...blocks]).catch((error: unknown) => {
          if (codeOf(error) === 'InvalidBlockList') return null;
          throw error;
        });
        if (!made) return null;
        const ifMatch = String(made.etag);
        const { contentLength } = await client.getProperties({ conditions: { ifMatch } });
        return {
          bytes: lengthOf(contentLength),
          read: async ({ start, end }) => allOf(exactly({ source: await part({ client, start, end, ifMatch }), bytes: end - start + 1 })),
          copyTo: async ({ name: target, signal }) => {
            const poller = await (await blob(target)).beginCopyFromURL(client.url, { sourceConditions: { ifMatch }, intervalInMs: 200, abortSignal: signal });
            signal.addEventListener('abort', () => poller.stopPolling(), { once: true });
            const { copyStatus } = await poller.pollUntilDone();
            if (copyStatus !== 'success') throw new Error(`Copying ended as “${String(copyStatus)}”.`);
          },
        };
      },
      // Blocks of no list go by themselves within a week.
      drop: async (name) => void (await (await blob(name)).deleteIfExists()),
      dropLate: async ({ prefix, before }) => {
        const { container } = await opening();
        let gone = 0;
        for await (const { name, properties } of container.listBlobsFlat({ prefix })) {
          if (properties.lastModified >= before) continue;
          await container.deleteBlob(name).catch(nullIfMissing);
          gone += 1;
        }
        return gone;
      },
    },
  };
}

async function part({ client, start, end, ifMatch }: { client: BlockBlobClient; start: number; end: number; ifMatch?: string }): Promise<Readable> {
  const found = await client.download(start, end - start + 1, ifMatch === undefined ? {} : { conditions: { ifMatch } });
  return rangeOf({ status: found._response.status, contentRange: found.contentRange, body: found.readableStreamBody as Readable | undefined, start, end });
}

interface Opened {
  readonly container: ContainerClient;
  readonly credential: StorageSharedKeyCredential;
}

async function openContainer({ origin, account, key, path }: StorageSettings, limits: StoreLimits): Promise<Opened> {
  const { ContainerClient: Client, newPipeline, StorageSharedKeyCredential: Credential } = await import('@azure/storage-blob');
  const credential = new Credential(account, key);
  const agent = storeAgent({ ...limits, isTls: origin.startsWith('https:') });
  // Somebody waits for what fails.
  const pipeline = newPipeline(credential, { retryOptions: { maxTries: 3, retryDelayInMs: 500 } });
  pipeline.factories.push({
    create: (next) => ({
      sendRequest: (request) => {
        request.agent = agent;
        return next.sendRequest(request);
      },
    }),
  });
  const container = new Client(`${origin}/${path.map(encodeURIComponent).join('/')}`, pipeline);
  await container.createIfNotExists();
  return { container, credential };
}

/** The address of a blob that may be written and not read. */
async function signed({ opening, name, expires }: { opening: () => Promise<Opened>; name: string; expires: number }): Promise<string> {
  const { BlobSASPermissions, generateBlobSASQueryParameters } = await import('@azure/storage-blob');
  const { container, credential } = await opening();
  const query = generateBlobSASQueryParameters({ containerName: container.containerName, blobName: name, permissions: BlobSASPermissions.parse('cw'), expiresOn: new Date(expires * 1_000) }, credential);
  return `${container.getBlockBlobClient(name).url}?${query.toString()}`;
}

/** What fails is tried again by the next who asks. */
function once<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | null = null;
  return () => {
    opened ??= open().catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
}

function codeOf(error: unknown): string | undefined {
  return (error as { readonly code?: string }).code;
}

function nullIfMissing(error: unknown): null {
  if ((error as { readonly statusCode?: number }).statusCode === 404) return null;
  throw error;
}
