import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicAddresses } from '../../src/schemas/consoleAddresses.ts';

/**
 * Writes the service worker with the files it holds from the start: those of the sign-in page's and the first list's
 * common part, of the signed-in half, the style sheet and the Latin letters, and the drawings, which a screen shows just when
 * its rows cannot be had.
 * @param {{ source: string }} options the worker's text
 */
export function serviceWorker({ source }) {
  return {
    name: 'lectern-service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle).filter(isHeld).map((file) => `/${file.fileName}`).sort();
        const all = Object.keys(bundle).sort().join('\n');
        const version = createHash('sha256').update(all).digest('base64url').slice(0, 12);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: workerScript({ text: readFileSync(source, 'utf8'), version, files, pages: publicAddresses() }) });
      },
    },
  };
}

/**
 * The worker's text with what the build knows.
 * @param {{ text: string, version: string, files: readonly string[], pages: readonly string[] }} options
 */
export function workerScript({ text, version, files, pages }) {
  return text
    .replace("'__VERSION__'", () => JSON.stringify(version))
    .replace("['__FILES__']", () => JSON.stringify(files))
    .replace("['__PUBLIC__']", () => JSON.stringify(pages));
}

/** By their names of the build. */
const HELD = ['opening', 'base', 'console', 'drawings'];

function isHeld(file) {
  if (file.type === 'chunk') return HELD.includes(file.name);
  return /^assets\/(style-.*\.css|inter-latin-wght-.*\.woff2)$/.test(file.fileName);
}

/**
 * Keeps the hashed files of the build before beside those of this one: pages that are open still ask for them. Older
 * ones go. The names of a build stand in a file beside the folder, outside of what is served.
 */
export function keepLastBuild() {
  return {
    name: 'lectern-keep-last-build',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir }, bundle) {
        const record = `${dir}.files.json`;
        const names = Object.keys(bundle);
        const kept = new Set([...names, ...recorded(record)]);
        for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
          const path = join(entry.parentPath, entry.name);
          const name = path.slice(dir.length + 1).replaceAll('\\', '/');
          const isOfBuild = name.startsWith('assets/');
          if (entry.isFile() && isOfBuild && !kept.has(name.replace(/\.(br|gz)$/, ''))) rmSync(path);
        }
        writeFileSync(record, JSON.stringify(names));
      },
    },
  };
}

function recorded(record) {
  try {
    return JSON.parse(readFileSync(record, 'utf8'));
  } catch {
    return [];
  }
}
