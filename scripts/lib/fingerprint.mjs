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

/**
 * What the system says of files and folders: sizes, and when each was written and changed. No content is read, which is much quicker; what is
 * written, moved or copied is told by it.
 * @param {string[]} inputs paths inside the repository; what lies below another of them is looked at once
 */
export function tracesOf(inputs) {
  const folders = [...new Set(inputs)].filter((path, _, all) => !all.some((other) => path.startsWith(`${other}/`)));
  const lines = folders.flatMap(filesBelow).map((path) => {
    const { size, mtimeMs, ctimeMs, ino } = statSync(inRoot(path));
    return `${path} ${size} ${mtimeMs} ${ctimeMs} ${ino}`;
  });
  return createHash('sha256').update(lines.join('\0')).digest('hex');
}

/** Whether a build was found to match its sources when their traces were these. */
export function isKnownFresh({ stamp, traces }) {
  try {
    return readFileSync(inRoot(`${stamp}.seen`), 'utf8') === `${readFileSync(inRoot(stamp), 'utf8')} ${traces}`;
  } catch {
    return false;
  }
}

/** Keeps that it does. Where nothing may be written, the content is read again the next time. */
export function keepFresh({ stamp, digest, traces }) {
  try {
    writeFileSync(inRoot(`${stamp}.seen`), `${digest} ${traces}`);
  } catch {}
}

/** Marks a finished build. Written last, so that a build that broke off is done again. */
export function writeStamp({ stamp, digest }) {
  mkdirSync(dirname(inRoot(stamp)), { recursive: true });
  writeFileSync(inRoot(stamp), digest);
}

function filesBelow(path) {
  const stat = statSync(inRoot(path), { throwIfNoEntry: false });
  if (!stat) return [];
  return stat.isDirectory() ? filesIn(path) : [path];
}

function filesIn(folder) {
  return readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : entry.isFile() ? [path] : filesBelow(path);
  });
}
