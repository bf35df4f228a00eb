import { pathToFileURL } from 'node:url';
import { inRoot, ROOT } from './lib/paths.mjs';
import { fingerprint, isFresh, isKnownFresh, keepFresh, tracesOf, writeStamp } from './lib/fingerprint.mjs';

const SHARED = ['src/schemas', 'src/resources', 'package-lock.json', 'tsconfig.json', 'scripts/build.mjs', 'scripts/lib'];
/** The platform first: it is there in a second, and knows whether the declarations can be used. */
const HALVES = [
  { name: 'platform', stamp: 'dist/platform.stamp', inputs: [...SHARED, 'platform', 'docs/help', 'src/i18n'], make: buildPlatform },
  { name: 'console', stamp: 'dist/console.stamp', inputs: [...SHARED, 'src', 'public', 'index.html', 'vite.config.ts'], make: buildConsole },
];

/** The halves whose build does not match their sources. */
export function staleHalves() {
  // Before the content, so that what is written meanwhile is noticed the next time.
  const traces = tracesOf(HALVES.flatMap(({ inputs }) => inputs));
  return HALVES.filter((half) => !isKnownFresh({ ...half, traces })).flatMap((half) => {
    const digest = fingerprint(half.inputs);
    if (!isFresh({ ...half, digest })) return [{ ...half, digest }];
    keepFresh({ ...half, digest, traces });
    return [];
  });
}

/**
 * Builds the console into `dist/console` and the platform into `dist/platform`, each only if it is stale.
 * @param {{ force?: boolean }} [options]
 */
export async function build({ force = false } = {}) {
  const halves = force ? HALVES.map((half) => ({ ...half, digest: fingerprint(half.inputs) })) : staleHalves();
  for (const half of halves) {
    const begun = Date.now();
    process.stdout.write(`Building the ${half.name}… `);
    await half.make();
    writeStamp(half);
    console.log(`${((Date.now() - begun) / 1000).toFixed(1)} s`);
  }
}

// Imported on use: this file is also read to ask whether a build is stale, where vite may not be installed.
async function buildConsole() {
  const { build: viteBuild } = await import('vite');
  const { compressFolder } = await import('./lib/compress.mjs');
  // What is served is always React's quick half, whatever whoever builds has set.
  const said = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await viteBuild({ root: ROOT, configFile: inRoot('vite.config.ts'), logLevel: 'warn' });
  } finally {
    if (said === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = said;
  }
  await compressFolder(inRoot('dist/console'));
}

async function buildPlatform() {
  const { build: viteBuild } = await import('vite');
  const { platformBundle } = await import('./lib/platformBundle.mjs');
  await viteBuild(platformBundle({ outDir: 'dist/platform' }));
  // No start would take them: a console of them is not built, which takes a minute, and this half stays stale.
  const { loadDeclarations } = await import(pathToFileURL(inRoot('dist/platform/main.js')).href);
  loadDeclarations();
}

if (process.argv[1] === inRoot('scripts/build.mjs')) {
  try {
    await build({ force: !process.argv.includes('--if-stale') });
  } catch (error) {
    console.error(error instanceof Error && error.name === 'DeclarationError' ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
