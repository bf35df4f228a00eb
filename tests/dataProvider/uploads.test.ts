// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { checkFile, extensionsOf, UploadError } from '../../src/dataProvider';
import { limitsOf } from '../../src/dataProvider/uploads';
import { UPLOAD_KINDS } from '../../src/schemas';
import constants from '../contract/constants.json';
import { testConsole, wordsOf } from './support/console';
import type { ScriptedReply } from './support/server';
import { testServer } from './support/testServer';

const server = testServer();

const constant = (key: string): unknown => constants.find((one) => one.key === key)!.value;
const fileOf = (name: string, bytes = 10): File => new File([new Uint8Array(bytes)], name, { type: '' });

/** A platform that signs addresses in the given spelling, and takes the file as told. */
function platform({ sign = {}, put = {}, spelling = 'uploadURL' }: { sign?: ScriptedReply; put?: ScriptedReply; spelling?: string }) {
  server.reply = ({ method }) =>
    method === 'POST' ? { body: { data: { [spelling]: `${server.url}/files/k1?signature=s`, filePublicUrl: 'https://cdn.example/k1.png' } }, ...sign } : put;
  return testConsole({ url: server.url });
}
const problemOf = (error: unknown): string => wordsOf((error as UploadError).problem.key);

describe('an upload', () => {
  it.each(UPLOAD_KINDS)('of kind %s asks for a signed address and puts the file to it', async (kind) => {
    const { dataProvider } = platform({ spelling: kind === 'institute' ? 'uploadUrl' : 'uploadURL' });
    const shares: number[] = [];
    const reply = await dataProvider.upload('banner', { kind, file: fileOf('Photo.PNG', 50_000), onProgress: (share) => shares.push(share) });
    expect(reply.data).toBe('https://cdn.example/k1.png');
    expect(server.seen.map((one) => [one.method, one.path])).toEqual([['POST', `/api/v9/uploads/${kind}`], ['PUT', '/files/k1']]);
    expect(server.seen[0]!.json).toMatchObject({ fileName: 'Photo.PNG', contentType: 'image/png' });
    expect(server.seen[1]!.headers['content-type']).toBe('image/png');
    expect(server.seen[1]!.headers['authorization']).toBeUndefined();
    expect(server.seen[1]!.text).toHaveLength(50_000);
    expect(shares.at(-1)).toBe(1);
  });

  it('says to a store of Azure what kind of file it is, and to no other', async () => {
    const put = async (signature: string): Promise<unknown> => {
      const { dataProvider } = platform({ sign: { body: { data: { uploadURL: `${server.url}/files/k1?${signature}`, filePublicUrl: 'https://cdn.example/k1.png' } } } });
      await dataProvider.upload('banner', { kind: 'banner', file: fileOf('a.png') });
      return server.seen.at(-1)!.headers['x-ms-blob-type'];
    };
    expect([await put('sv=2024-11-04&sr=b&sig=abc'), await put('X-Amz-Signature=abc')]).toEqual(['BlockBlob', undefined]);
  });

  it('reuses an address, and takes nothing selected for an empty one, without a call', async () => {
    const { dataProvider } = platform({});
    expect((await dataProvider.upload('banner', { kind: 'banner', file: 'https://cdn.example/old.png' })).data).toBe('https://cdn.example/old.png');
    expect((await dataProvider.upload('banner', { kind: 'banner', file: null })).data).toBe('');
    expect((await dataProvider.upload('banner', { kind: 'banner', file: undefined })).data).toBe('');
    expect(server.seen).toEqual([]);
  });

  it.each<[string, Parameters<typeof platform>[0], string, string]>([
    ['no address is given out', { sign: { status: 500 } }, 'a.png', 'Not able to genararte upload url.'],
    ['the address call gets no reply', { sign: { fault: 'drop' } }, 'a.png', 'Not able to genararte upload url.'],
    ['the reply holds no address', { sign: { body: { data: {} } } }, 'a.png', 'Url genration failed'],
    ['the file is refused', { put: { status: 403 } }, 'a.png', 'File Uploaded failed'],
    ['the connection breaks with a picture', { put: { fault: 'drop' } }, 'a.png', 'Unable to Upload Image Try agian'],
    ['the connection breaks with another file', { put: { fault: 'drop' } }, 'a.mp4', 'something went wrong!'],
  ])('fails with the text of the specification when %s', async (_name, script, name, text) => {
    const { dataProvider, sent } = platform(script);
    const error = await dataProvider.upload('banner', { kind: 'public', file: fileOf(name) }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UploadError);
    expect(problemOf(error)).toBe(text);
    expect(sent).toEqual([]);
  });

  it('says what is wrong with a file that is not what its name says', async () => {
    const { dataProvider } = platform({ put: { status: 415 } });
    const error = await dataProvider.upload('banner', { kind: 'banner', file: fileOf('a.png') }).catch((reason: unknown) => reason);
    expect((error as UploadError).problem.key).toBe('lectern.upload.wrongContent');
  });

  it('says with its figures what is wrong with a picture', async () => {
    const { dataProvider } = platform({ put: { status: 413, body: { httpcode: 413, code: 'TOO_LARGE', reason: 'pictureDots', params: { width: 9000, height: 9000, megapixels: 81, most: 50 } } } });
    const error = await dataProvider.upload('banner', { kind: 'banner', file: fileOf('a.png') }).catch((reason: unknown) => reason);
    expect((error as UploadError).problem).toEqual({ key: 'lectern.reason.pictureDots', args: { width: '9000', height: '9000', megapixels: '81', most: '50' } });
  });

  it('can be given up', async () => {
    const { dataProvider } = platform({ put: { fault: 'hang' } });
    const controller = new AbortController();
    const upload = dataProvider.upload('banner', { kind: 'banner', file: fileOf('a.png'), signal: controller.signal });
    setTimeout(() => controller.abort(), 40);
    await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a file before it is sent', () => {
  const limit = constant('imageMaxBytes') as number;
  const extensions = constant('extensions') as Record<string, string[]>;
  const check = (name: string, bytes: number, kind: (typeof UPLOAD_KINDS)[number] = 'banner', isImage = true) => checkFile({ file: fileOf(name, bytes), kind, isImage, maxBytes: limit, locale: 'en' });

  it('is a picture of at most 1,000,000 bytes', () => {
    expect(limit).toBe(1_000_000);
    expect(check('a.jpg', limit)).toBeNull();
    expect(check('a.jpg', limit + 1)).toMatchObject({ key: 'lectern.upload.tooLarge', args: { size: '1,000,001 bytes', limit: '1,000,000 bytes' } });
    expect(check('a.jpg', limit + 10_000)?.args).toEqual({ size: '1.01 MB', limit: '1 MB' });
    expect(checkFile({ file: fileOf('a.jpg', 1_250_000), kind: 'banner', isImage: true, maxBytes: limit, locale: 'fr' })?.args).toEqual({ size: '1,25\u202fMo', limit: '1\u202fMo' });
  });

  it('says of each extension the very size up to which a file of it is taken', () => {
    for (const kind of UPLOAD_KINDS) {
      for (const [isImage, maxBytes] of [[true, 500_000], [false, 3_000_000], [false, 1_000_000_000]] as const) {
        const said = limitsOf({ kind, isImage, maxBytes, locale: 'en' });
        expect(said.flatMap(({ extensions }) => extensions.split(', ')).toSorted()).toEqual([...extensionsOf({ kind, isImage })].toSorted());
        for (const { extensions, limit } of said) {
          for (const extension of extensions.split(', ')) expect(checkFile({ file: Object.defineProperty(fileOf(`a.${extension}`, 1), 'size', { value: 2_000_000_000 }), kind, isImage, maxBytes, locale: 'en' })?.args?.['limit'], `${kind} ${extension}`).toBe(limit);
        }
      }
    }
    expect(limitsOf({ kind: 'notes', isImage: false, maxBytes: 50_000_000, locale: 'en' }).map(({ limit }) => limit.replace(/\s/u, ' '))).toEqual(['50 MB', '1 MB']);
  });

  it('has at most what its extension allows, whatever its field does', () => {
    const inCourse = (name: string, bytes: number) => checkFile({ file: fileOf(name, bytes), kind: 'course', isImage: false, maxBytes: 1_000_000_000, locale: 'en' });
    expect(inCourse('a.png', limit + 10_000)).toMatchObject({ key: 'lectern.upload.tooLarge', args: { limit: '1 MB' } });
    expect(inCourse('a.mp4', limit + 1)).toBeNull();
  });

  it('is refused as empty before its name is looked at', () => {
    expect(check('a.png', 0)).toEqual({ key: 'lectern.upload.empty' });
    expect(check('a.svg', 0)).toEqual({ key: 'lectern.upload.empty' });
  });

  it('has one of the extensions of its kind, in any case', () => {
    expect([...extensionsOf({ kind: 'banner', isImage: true })].sort()).toEqual([...extensions['images']!].sort());
    expect([...extensionsOf({ kind: 'video', isImage: false })].sort()).toEqual([...extensions['video']!].sort());
    expect([...extensionsOf({ kind: 'notes', isImage: false })].sort()).toEqual([...extensions['notes']!].sort());
    expect([...extensionsOf({ kind: 'test', isImage: false })].sort()).toEqual([...extensions['notes']!, ...extensions['audio']!].sort());
    expect(check('a.JFIF', 1)).toBeNull();
    for (const name of ['a.gif', 'a.svg', 'a', 'png', 'a.png.exe', 'a.']) expect(check(name, 1)?.key).toBe('lectern.upload.extension');
  });
});
