import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { staleHalves } from './build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';

const BUNDLE = 'dist/platform/main.js';
const argv = process.argv.slice(2);
const has = (flag) => argv.includes(flag);

if (has('--help')) {
  console.log(help());
  process.exit(0);
}
process.env.LECTERN_CONSOLE ??= inRoot('dist/console');
process.env.LECTERN_DATA ??= inRoot('data');

if (has('--dev')) {
  await ensureInstalled({ withDev: true });
  const { dev } = await import('./lib/dev.mjs');
  await dev({ argv });
} else {
  // What is built already needs no building tools: a production machine may do without them.
  const needsBuild = staleHalves().length > 0;
  await ensureInstalled({ withDev: needsBuild });
  if (needsBuild) await buildStale();
  await (has('--create-admin') ? createAdmin() : has('--prove-ledger') ? proveLedger() : serve());
}

/** In a process of its own: building sets NODE_ENV and takes memory that serving would keep. */
async function buildStale() {
  const code = await runNode({ script: inRoot('scripts/build.mjs'), args: ['--if-stale'] });
  if (code !== 0) process.exit(code);
}

async function serve() {
  const { greet, servePlatform } = await import('./lib/servePlatform.mjs');
  try {
    greet(await servePlatform({ bundle: BUNDLE, argv }));
  } catch (error) {
    refuse(error);
  }
}

async function createAdmin() {
  const { readConfig } = await import('./lib/servePlatform.mjs');
  const { askForAdmin } = await import('./lib/askForAdmin.mjs');
  const platform = await import(pathToFileURL(inRoot(BUNDLE)).href);
  try {
    const config = await readConfig({ platform, argv });
    const admin = await askForAdmin({ argv, env: process.env });
    await platform.createAdmin({ config, ...admin });
    console.log(`${admin.email} may now sign in as super admin.`);
    process.exit(0);
  } catch (error) {
    refuse(error);
  }
}

/** Says whether every balance is what its entries come to; ends with 1 where one is not. */
async function proveLedger() {
  const { readConfig } = await import('./lib/servePlatform.mjs');
  const platform = await import(pathToFileURL(inRoot(BUNDLE)).href);
  try {
    const { entries, accounts, differences, hasMore } = await platform.proveBooks({ config: await readConfig({ platform, argv }) });
    console.table(accounts);
    for (const { what, ownerId, account, at, kept, computed } of differences) console.log(`${what}: ${[ownerId, account, at].filter(Boolean).join(' · ')}: kept ${kept}, computed ${computed}`);
    console.log(differences.length === 0 ? `Every balance is what its ${entries} entries come to.` : `${differences.length}${hasMore ? ' and more' : ''} differences. Nothing was changed.`);
    process.exit(differences.length === 0 ? 0 : 1);
  } catch (error) {
    refuse(error);
  }
}

/** A start that is refused says why in plain words; a stack is for what nobody foresaw. */
function refuse(error) {
  const isForeseen = error instanceof Error && (error.name !== 'Error' || has('--create-admin'));
  console.error(isForeseen ? `\n${error.message}\n` : error);
  process.exit(1);
}

/** The platform's own options stand in its source, readable before anything is installed or built. */
function help() {
  const source = readFileSync(inRoot('platform/kernel/config/config.ts'), 'utf8');
  const options = /OPTIONS_HELP = `([^`]*)`/.exec(source)?.[1] ?? '';
  return `npm start [-- options]         installs and builds what is missing, then serves console and platform
npm run serve                  the same for production: no demo content, needs LECTERN_SECRET
npm run dev                    both halves reload as their files change
npm run ledger:prove           computes every balance anew and names what differs
npm run admin:create           makes a super admin: --email --name, password asked for or in LECTERN_ADMIN_PASSWORD

${options}`;
}
