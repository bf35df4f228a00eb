import { FileError, MOST_BYTES, type FileTable } from './fileTable';
import { decodeText, readCsv } from './readCsv';

export interface ReadFileParams {
  readonly bytes: Uint8Array;
  readonly name: string;
  /** Of the reader. */
  readonly locale: string;
  /** The sheet of a book. @default the first */
  readonly sheet?: string | null;
}

/** A file of rows, by what it is rather than by its name. @throws FileError with why nothing can be read */
export async function readFile({ bytes, name, locale, sheet = null }: ReadFileParams): Promise<FileTable> {
  if (bytes.length === 0) throw new FileError('empty');
  if (bytes.length > MOST_BYTES) throw new FileError('tooLarge');
  if (startsWith(bytes, OLD_BOOK)) throw new FileError('oldExcel');
  if (!startsWith(bytes, ZIP)) {
    if (!TEXTS.has(endingOf(name))) throw new FileError('kind');
    return readCsv(decodeText({ bytes, locale }));
  }
  if (endingOf(name) !== 'xlsx') throw new FileError('kind');
  const [{ unpacked }, { readBook }] = await Promise.all([import('./unpacked'), import('./readBook')]);
  return readBook({ bytes: await unpacked(bytes), sheet });
}

/** Of the books of Excel before 2007, and of those with a password. */
const OLD_BOOK = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const TEXTS: ReadonlySet<string> = new Set(['csv', 'tsv', 'txt']);

function startsWith(bytes: Uint8Array, signs: readonly number[]): boolean {
  return signs.every((sign, index) => bytes[index] === sign);
}

function endingOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}
