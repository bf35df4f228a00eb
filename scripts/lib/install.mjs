import { readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';

/**
 * Installs what the lock file says unless exactly that is there already, so that a start without a network works.
 * @param {{ withDev: boolean }} options `withDev`: also what only building and testing need
 */
export async function ensureInstalled({ withDev }) {
  if (isInstalled({ withDev })) return;
  console.log('Installing the locked dependencies…');
  const windows = process.platform === 'win32';
  // What is only for development is asked for by name: NODE_ENV=production would leave it out.
  const args = ['ci', withDev ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund'];
  const code = await run({ command: windows ? 'npm.cmd' : 'npm', args });
  if (code !== 0) {
    console.error('The dependencies could not be installed. The first start needs a network and npm; see the lines above.');
    process.exit(code);
  }
}

/** npm notes what it installed in a lock file of its own: every package of ours must stand there in our version. */
function isInstalled({ withDev }) {
  const wanted = readPackages('package-lock.json');
  const present = readPackages('node_modules/.package-lock.json');
  if (!wanted) throw new Error('package-lock.json is missing or broken: restore it from the repository.');
  if (!present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    const isNeedless = path === '' || entry.optional || entry.devOptional || (entry.dev && !withDev);
    return isNeedless || present[path]?.version === entry.version;
  });
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(inRoot(path), 'utf8')).packages;
  } catch {
    return undefined;
  }
}
