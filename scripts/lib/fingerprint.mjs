import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync, writeFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from './paths.mjs';

/**
 * A digest of the content of files and folders. Content, not times: a clone or a copy has times of its own.
 * @param {string[]} inputs paths inside the repository; what is not there counts as empty
 */
export function fingerprint(inputs) {
  const hash = createHash('sha256');
  for (const path of inputs.flatMap(filesBelow).sort()) hash.update(path).update('\0').update(readFileSync(inRoot(path))).update('\0');
  return hash.digest('hex');
}

/** Whether a build's stamp carries this digest. */
export function isFresh({ stamp, digest }) {
  try {
    return readFileSync(inRoot(stamp), 'utf8') === digest;
  } catch {
    return false;
  }
}

/** Marks a finished build. Written last, so that a build that broke off is done again. */
export function writeStamp({ stamp, digest }) {
  mkdirSync(dirname(inRoot(stamp)), { recursive: true });
  writeFileSync(inRoot(stamp), digest);
}

function filesBelow(path) {
  const stat = statSync(inRoot(path), { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [path];
  return readdirSync(inRoot(path)).flatMap((name) => filesBelow(join(path, name)));
}
