// @vitest-environment node
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { FileError } from '../../../src/screens/importing/fileTable';
import { readFile } from '../../../src/screens/importing/readFile';
import { unpacked } from '../../../src/screens/importing/unpacked';
import { partsOf, zipOf, type MadePart, type ZipKind } from './zip';

const ROWS = Array.from({ length: 300 }, (_, index) => [`Branch ${index}`, String(index * 7)]);
const TYPES = '[Content_Types].xml';
const SHEET = 'xl/worksheets/sheet1.xml';

const readBook = (bytes: Uint8Array) => readFile({ bytes, name: 'a.xlsx', locale: 'en' });
const faultOf = async (reading: Promise<unknown>): Promise<string> => reading.then(() => 'read', (error: unknown) => (error instanceof FileError ? error.fault : String(error)));

function sheetJsBook(compression: boolean): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Name', 'Code'], ...ROWS]), 'A');
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression }) as ArrayBuffer);
}

const PARTS = partsOf(sheetJsBook(true));
const SHEET_SIZE = PARTS.find(({ name }) => name === SHEET)!.content.length;
const bookWith = (sheet: Partial<MadePart>, kind: ZipKind = {}): Uint8Array => zipOf(PARTS.map((part) => (part.name === SHEET ? { ...part, ...sheet } : part)), kind);
const bookOf = (method: number, kind: ZipKind = {}): Uint8Array => zipOf(PARTS.map((part) => ({ ...part, method })), kind);

const KINDS: readonly (readonly [name: string, kind: ZipKind])[] = [
  ['sizes before the parts', {}],
  ['sizes behind the parts', { behind: 'signed' }],
  ['sizes behind the parts without a sign', { behind: 'unsigned' }],
  ['long numbers of the parts', { long: 'parts' }],
  ['long numbers everywhere', { long: 'all' }],
  ['long numbers everywhere, sizes behind the parts', { long: 'all', behind: 'signed' }],
];

describe('a book', () => {
  it.each<[string, () => Uint8Array]>([
    ['by SheetJS, packed', () => sheetJsBook(true)],
    ['by SheetJS, as it is', () => sheetJsBook(false)],
    ...KINDS.flatMap(([name, kind]): [string, () => Uint8Array][] => [
      [`with ${name}, packed`, () => bookOf(8, kind)],
      [`with ${name}, as it is`, () => bookOf(0, kind)],
    ]),
  ])('%s is read whole', async (_, make) => {
    const { head, rows } = await readBook(make());
    expect(head).toEqual(['Name', 'Code']);
    expect(rows.map(({ cells }) => cells)).toEqual(ROWS);
  });

  it('is given to its reader as it was unpacked, byte by byte, whoever has written it', async () => {
    const content = fc.uint8Array({ maxLength: 3_000 });
    const kind = fc.constantFrom(...KINDS.map(([, one]) => one));
    const parts = fc.uniqueArray(fc.record({ name: fc.stringMatching(/^[a-z]{1,8}\/[a-zé]{1,8}\.xml$/), content, method: fc.constantFrom(0, 8) }), { maxLength: 6, selector: ({ name }) => name });
    await fc.assert(
      fc.asyncProperty(parts, content, kind, async (others, types, one) => {
        const made = [{ name: TYPES, content: types, method: 8 }, ...others];
        const book = await unpacked(zipOf(made, one));
        expect(book).toEqual(zipOf(made.map((part) => ({ ...part, method: 0 }))));
      }),
      { numRuns: 60 },
    );
  });
});

describe('a book that says what is not so', () => {
  it.each<[string, () => Uint8Array]>([
    ...KINDS.flatMap(([name, kind]): [string, () => Uint8Array][] => [
      [`more than there is, with ${name}`, () => bookWith({ said: SHEET_SIZE + 1 }, kind)],
      [`far more than there is, with ${name}`, () => bookWith({ said: 400_000_000 }, kind)],
      [`less than there is, with ${name}`, () => bookWith({ said: SHEET_SIZE - 1 }, kind)],
      [`far less than there is, with ${name}`, () => bookWith({ said: 400 }, kind)],
      [`nothing, with ${name}`, () => bookWith({ said: 0 }, kind)],
      [`another size in its directory, with ${name}`, () => bookWith({ entrySaid: SHEET_SIZE + 1 }, kind)],
      [`more, of a part as it is, with ${name}`, () => bookWith({ method: 0, said: SHEET_SIZE + 1 }, kind)],
    ]),
    ['another size in a head', () => bookWith({ said: SHEET_SIZE + 1, entrySaid: SHEET_SIZE })],
    ['another size in a head with long numbers', () => bookWith({ said: SHEET_SIZE + 1, entrySaid: SHEET_SIZE }, { long: 'parts' })],
    ['an entry that is cut off', () => bookWith({ method: 0, said: 9_000_000, saidPacked: 9_000_000 })],
    ['a stream that is cut off', () => bookWith({ packed: deflateRawSync(PARTS[0]!.content).subarray(0, -8) })],
    ['long numbers, and has none', () => bookWith({ said: 0xffffffff })],
    ['a password', () => bookWith({ flags: 1 })],
    ['another count at its end', () => bookOf(8, { counted: 0 })],
    ['another way of packing in its directory', () => bookWith({ entryMethod: 0 })],
    ['a way of packing that books have not', () => bookWith({ method: 9 })],
  ])('%s, cannot be read', async (_, make) => expect(await faultOf(readBook(make()))).toBe('broken'));

  it('is refused with why, or unpacked, whatever stands in any of its bytes', async () => {
    const books = KINDS.map(([, kind]) => zipOf([{ name: TYPES, content: new Uint8Array(40) }, { name: 'a', content: new Uint8Array(3), method: 0 }], kind));
    const changes = fc.array(fc.tuple(fc.nat(500), fc.constantFrom(0, 1, 0x7f, 0x80, 0xff)), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...books), changes, fc.nat(40), async (book, bytes, cut) => {
        const changed = book.slice(0, bytes.length === 3 ? book.length - cut : book.length);
        for (const [at, byte] of bytes) changed[at % changed.length] = byte;
        expect(['read', 'broken', 'unpacked']).toContain(await faultOf(unpacked(changed)));
      }),
      { numRuns: 3_000 },
    );
  });

  it('more long numbers than an entry has room for, cannot be read', async () => {
    const book = Buffer.from(bookOf(8, { long: 'parts' }));
    const extraLength = book.lastIndexOf('PK\u0001\u0002', undefined, 'latin1') + 30;
    book.writeUInt16LE(book.readUInt16LE(extraLength) - 8, extraLength);
    expect(await faultOf(readBook(new Uint8Array(book)))).toBe('broken');
  });

  it('more parts than a directory counts, cannot be read', async () => {
    const parts = Array.from({ length: 65_535 }, (_, index) => ({ name: index === 0 ? TYPES : 'a', content: new Uint8Array(0), method: 0 }));
    expect(await faultOf(unpacked(zipOf(parts, { long: 'all' })))).toBe('broken');
  });

  it.each(['Index.zip', 'META-INF/manifest.xml'])('by %s, that it is another kind of book, cannot be read', async (name) => {
    expect(await faultOf(readBook(zipOf([...(name === 'Index.zip' ? [] : PARTS), { name, content: new Uint8Array(9) }])))).toBe('broken');
  });

  it.each<[string, number]>([['as much', 100 * 1024 * 1024], ['little', 10]])('is called unpacked where it is small in the file alone and says %s', async (_, said) => {
    const packed = deflateRawSync(Buffer.alloc(100 * 1024 * 1024));
    expect(packed.length).toBeLessThan(200_000);
    expect(await faultOf(readBook(zipOf([{ name: TYPES, content: new Uint8Array(0), packed, said }])))).toBe('unpacked');
  });

  it('is called unpacked where its parts are too much together, or are the same bytes by many names', async () => {
    const part = { name: TYPES, content: new Uint8Array(31 * 1024 * 1024) };
    expect(await faultOf(readBook(zipOf([part, { ...part, name: 'a' }])))).toBe('unpacked');
    expect(await faultOf(readBook(zipOf([part], { times: 10 })))).toBe('unpacked');
    expect(await faultOf(readBook(zipOf([{ name: TYPES, content: new Uint8Array(1_000), method: 0 }], { times: 30 })))).toBe('unpacked');
    expect(await faultOf(readBook(zipOf([part, { name: 'a', content: new Uint8Array(28 * 1024 * 1024) }, { name: 'b', content: new Uint8Array(2 * 1024 * 1024), method: 0 }])))).toBe('unpacked');
  });
});
