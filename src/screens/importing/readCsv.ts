import Papa from 'papaparse';
import { unsafeText } from '../export/safeCell';
import { FileError, tableOf, type FileTable } from './fileTable';

/** What spreadsheets of a language write where they do not write UTF-8; any other writes the signs of western Europe. */
const OLD_ENCODINGS: Readonly<Record<string, string>> = { ja: 'shift_jis', zh: 'gb18030' };
const WESTERN = 'windows-1252';

/**
 * The text of a file: by its mark as UTF-8 or UTF-16, without one as UTF-8 where it is that, else as the spreadsheets of
 * the reader's language have written it.
 * @throws FileError for what is no text
 */
export function decodeText({ bytes, locale }: { readonly bytes: Uint8Array; readonly locale: string }): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const start = bytes.subarray(0, 2_000);
  const zeros = [0, 1].map((parity) => start.filter((byte, index) => byte === 0 && index % 2 === parity).length);
  // Every other byte of a plain text is zero in UTF-16.
  if (zeros[1]! * 4 > start.length && zeros[0] === 0) return new TextDecoder('utf-16le').decode(bytes);
  if (zeros[0]! * 4 > start.length && zeros[1] === 0) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) throw new FileError('kind');
  const old = OLD_ENCODINGS[locale.split('-')[0]!];
  return tryDecode(bytes, 'utf-8') ?? (old ? tryDecode(bytes, old) : null) ?? new TextDecoder(WESTERN).decode(bytes);
}

function tryDecode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The first line by which Excel says what parts the cells. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/**
 * The rows of a CSV text, parted by commas, semicolons or tabs, whichever the text uses. Its lines may end in several ways, as where rows were added by another program.
 * @throws FileError where there are none, too many or too wide ones, or a quotation mark is never closed
 */
export function readCsv(text: string): FileTable {
  const said = SEPARATOR_LINE.exec(text);
  const body = said ? text.slice(said[0].length) : text;
  const delimiter = said?.[1] ?? delimiterOf(body.replace(/\r\n?/g, '\n'));
  const { data, errors } = Papa.parse<string[]>(withOneEnd({ text: body, delimiter }), { newline: '\n', delimiter });
  // All that follows would be one cell.
  if (errors.some(({ code }) => code === 'MissingQuotes')) throw new FileError('openQuote');
  const above = said ? 2 : 1;
  return tableOf({ rows: data.map((cells, index) => ({ line: index + above, cells: cells.map(unsafeText) })), isParted: true });
}

/** Every line ends alike; what stands in quotes is left as it is. */
function withOneEnd({ text, delimiter }: { readonly text: string; readonly delimiter: string }): string {
  const quoted = `(?<=^|[\\r\\n\\u{${delimiter.codePointAt(0)!.toString(16)}}])"[^"]*(?:""[^"]*)*"`;
  return text.replace(new RegExp(`(${quoted})|\\r\\n?`, 'gu'), (_all, cell?: string) => cell ?? '\n');
}

/** What parts the cells of a text: that by which its first rows have most columns, all of them. */
function delimiterOf(text: string): string {
  const widths = [',', ';', '\t'].map((delimiter) => {
    const rows = Papa.parse<string[]>(text, { newline: '\n', delimiter, preview: MOST_LOOKED_AT, skipEmptyLines: 'greedy' }).data.map((cells) => cells.length);
    return { delimiter, least: Math.min(...rows), most: Math.max(...rows) };
  });
  return widths.reduce((best, one) => (one.least > best.least || (one.least === best.least && one.most > best.most) ? one : best)).delimiter;
}

const MOST_LOOKED_AT = 20;
