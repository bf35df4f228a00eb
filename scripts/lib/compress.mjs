import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const TEXT = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.map', '.webmanifest']);
/** Below this a compressed copy saves less than its own headers cost. */
const MIN_BYTES = 512;
const LARGE_BYTES = 100_000;

/**
 * Writes a `.br` and a `.gz` beside every text file of a folder, as small as they get: it is done once a build. Files
 * that stayed from the build before have theirs.
 */
export async function compressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.has(extname(entry.name))).map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(path) {
  if (await isCompressed(path)) return;
  const bytes = await readFile(path);
  if (bytes.length < MIN_BYTES) return;
  const [br, gz] = await Promise.all([smallest(bytes), gzip(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/** In the mode that takes fewer bytes of two: which that is differs from file to file, and only large ones are worth asking twice. */
async function smallest(bytes) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_MODE, BROTLI_MODE_GENERIC, BROTLI_MODE_FONT } = zlib.constants;
  const modes = bytes.length < LARGE_BYTES ? [BROTLI_MODE_GENERIC] : [BROTLI_MODE_GENERIC, BROTLI_MODE_FONT];
  const tried = await Promise.all(modes.map((mode) => brotli(bytes, { params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: bytes.length, [BROTLI_PARAM_MODE]: mode } })));
  return tried.reduce((least, one) => (one.length < least.length ? one : least));
}

async function isCompressed(path) {
  const [own, copy] = await Promise.all([stat(path), stat(`${path}.gz`).catch(() => null)]);
  return copy !== null && copy.mtimeMs >= own.mtimeMs;
}
