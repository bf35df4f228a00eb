import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type * as S3Sdk from '@aws-sdk/client-s3';
import type { getSignedUrl as Sign } from '@aws-sdk/s3-request-presigner';
import type { StorageSettings } from '../kernel/config/storageSettings';
import { BLOCK_BYTES } from './blocks';
import { exactly, rangeOf } from './exactly';
import { storeAgent, type StoreLimits } from './storeAgent';
import { allOf, lengthOf, type Objects } from './objects';

/** What speaks as S3 does, by its own client, which is fetched when it is first needed. The bucket has to be there. */
export function createS3Objects(settings: StorageSettings, limits: StoreLimits = {}): Objects {
  const Bucket = settings.path[0]!;
  let opened: Promise<Opened> | null = null;
  const open = (): Promise<Opened> => (opened ??= openClient(settings, limits));
  /** The upload that is under way under a name: what makes one is asked, so that nothing has to be kept of it. */
  const uploadsOf = async (name: string): Promise<string[]> => {
    const { sdk, client } = await open();
    const { Uploads = [] } = await client.send(new sdk.ListMultipartUploadsCommand({ Bucket, Prefix: name }));
    return Uploads.filter(({ Key }) => Key === name).map(({ UploadId }) => UploadId!);
  };
  const partsOf = async (name: string) => {
    const [UploadId] = await uploadsOf(name);
    if (!UploadId) return { UploadId: null, parts: [] };
    const { sdk, client } = await open();
    const { Parts = [] } = await client.send(new sdk.ListPartsCommand({ Bucket, Key: name, UploadId }));
    return { UploadId, parts: Parts.map(({ PartNumber = 0, Size = 0, ETag = '' }) => ({ PartNumber, ETag, block: blockOf(PartNumber), bytes: Size })) };
  };
  const part = async ({ name, start, end, IfMatch }: { readonly name: string; readonly start: number; readonly end: number; readonly IfMatch?: string | undefined }): Promise<Readable> => {
    const { sdk, client } = await open();
    const found = await client.send(new sdk.GetObjectCommand({ Bucket, Key: name, Range: `bytes=${start}-${end}`, IfMatch }));
    return rangeOf({ status: found.$metadata.httpStatusCode, contentRange: found.ContentRange, body: found.Body as Readable | undefined, start, end });
  };
  const objects: Objects = {
    put: async ({ name, content, type, signal }) => {
      const { sdk, client } = await open();
      await client.send(new sdk.PutObjectCommand({ Bucket, Key: name, Body: content, ContentType: type }), { ...(signal && { abortSignal: signal }) });
    },
    putFile: async ({ name, path, bytes, type, signal }) => {
      const { sdk, client } = await open();
      await client.send(new sdk.PutObjectCommand({ Bucket, Key: name, Body: createReadStream(path), ContentLength: bytes, ContentType: type }), { abortSignal: signal });
    },
    stat: async (name) => {
      const { sdk, client } = await open();
      const found = await client.send(new sdk.HeadObjectCommand({ Bucket, Key: name })).catch(nullIfMissing);
      return found ? { bytes: lengthOf(found.ContentLength) } : null;
    },
    open: part,
    remove: async (name) => {
      const { sdk, client } = await open();
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: name }));
    },
    blocks: {
      // S3 takes no part of less than 5 MiB but the last.
      bytes: 2 * BLOCK_BYTES,
      addresses: async ({ name, expires, blocks }) => {
        const { sdk, sign, client } = await open();
        const [known] = await uploadsOf(name);
        const UploadId = known ?? (await client.send(new sdk.CreateMultipartUploadCommand({ Bucket, Key: name }))).UploadId;
        const expiresIn = Math.max(1, expires - Math.floor(Date.now() / 1_000));
        const one = async (block: string) => [block, await sign(client, new sdk.UploadPartCommand({ Bucket, Key: name, UploadId, PartNumber: partOf(block) }), { expiresIn })] as const;
        return { addresses: Object.fromEntries(await Promise.all(blocks.map(one))) };
      },
      list: async (name) => (await partsOf(name)).parts.map(({ block, bytes }) => ({ block, bytes })),
      join: async ({ name, blocks }) => {
        const { UploadId, parts } = await partsOf(name);
        const wanted = blocks.flatMap((block) => parts.find((part) => part.block === block) ?? []);
        if (UploadId === null || wanted.length < blocks.length) return null;
        const { sdk, client } = await open();
        const { ETag } = await client.send(new sdk.CompleteMultipartUploadCommand({ Bucket, Key: name, UploadId, MultipartUpload: { Parts: wanted.map(({ PartNumber, ETag: tag }) => ({ PartNumber, ETag: tag })) } }));
        return {
          bytes: wanted.reduce((sum, { bytes }) => sum + bytes, 0),
          read: async ({ start, end }) => allOf(exactly({ source: await part({ name, start, end, IfMatch: ETag }), bytes: end - start + 1 })),
          copyTo: async ({ name: target, signal }) => void (await client.send(new sdk.CopyObjectCommand({ Bucket, Key: target, CopySource: `${Bucket}/${name}`, CopySourceIfMatch: ETag }), { abortSignal: signal })),
        };
      },
      drop: async (name) => {
        const { sdk, client } = await open();
        for (const UploadId of await uploadsOf(name)) await client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key: name, UploadId }));
        await objects.remove(name);
      },
      // An address is of one upload, which has ended once it was joined.
      dropLate: async () => 0,
    },
  };
  return objects;
}

interface Opened {
  readonly sdk: typeof S3Sdk;
  readonly sign: typeof Sign;
  readonly client: S3Sdk.S3Client;
}

async function openClient({ origin, account, key, region }: StorageSettings, limits: StoreLimits): Promise<Opened> {
  const [sdk, { getSignedUrl }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/s3-request-presigner')]);
  const agent = storeAgent({ ...limits, isTls: origin.startsWith('https:') });
  const client = new sdk.S3Client({
    requestHandler: { httpAgent: agent, httpsAgent: agent },
    endpoint: origin, region, forcePathStyle: true, credentials: { accessKeyId: account, secretAccessKey: key },
    // Stores that only speak as S3 does know none of its own sums, nor does a browser that sends a part.
    requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { sdk, sign: getSignedUrl, client };
}

/** Parts are numbered from one; the name of a block is Base64 of its number from zero. */
function partOf(block: string): number {
  return Number(Buffer.from(block, 'base64').toString('latin1')) + 1;
}

function blockOf(part: number): string {
  return Buffer.from(String(part - 1).padStart(6, '0')).toString('base64');
}

function nullIfMissing(error: unknown): null {
  if ((error as { readonly $metadata?: { readonly httpStatusCode?: number } }).$metadata?.httpStatusCode === 404) return null;
  throw error;
}
