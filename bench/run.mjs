import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../scripts/lib/paths.mjs';
import { runNode } from '../scripts/lib/run.mjs';
import { measureLists } from './listsBench.mjs';
import { measureConsole } from './consoleBench.mjs';
import { launch } from './lib/browser.mjs';
import { authorize, search, startProduct } from './lib/product.mjs';
import { withSections } from './lib/section.mjs';
import { buildPeer } from './peer/build.mjs';
import { servePeer } from './peer/server.mjs';
import { measurePages } from './pageBench.mjs';
import { measurePlatform } from './platformBench.mjs';
import { measureReader } from './readerBench.mjs';
import { report } from './report.mjs';
import { lecternSubject, peerSubject } from './subjects.mjs';
import { measureTree } from './treeBench.mjs';
import { measureViews } from './viewsBench.mjs';
import { measureWork } from './workBench.mjs';

const isMillion = process.argv.includes('--million');
const LEARNERS = Number(process.env.BENCH_LEARNERS ?? (isMillion ? 1_000_000 : 100_000));
const FOLDER = process.env.BENCH_DATA;

/**
 * `npm run bench`: console beside the peer, platform over 100,000 learners, all in one run. Writes `bench/results.md`
 * and the table of the README. BENCH_DATA keeps the database between runs; BENCH_ONLY=platform|console does a half.
 * `npm run bench -- --million` measures the platform alone, over 1,000,000 learners, enrolments, sales and payments and a tree of 5,000
 * categories, and writes `bench/results-million.md`.
 */
await runNode({ script: inRoot('scripts/build.mjs'), args: ['--if-stale'] });
const dataDir = FOLDER ?? mkdtempSync(join(tmpdir(), 'lectern-bench-'));
mkdirSync(dataDir, { recursive: true });
chmodSync(dataDir, 0o755);
const only = isMillion ? 'platform' : process.env.BENCH_ONLY;
const isNew = readdirSync(dataDir).length === 0;
const first = await startProduct({ dataDir });
await first.stop();
await seed('seed', String(LEARNERS));
if (isMillion) {
  await seed('seedTeaching');
  await seed('seedSales', String(LEARNERS));
}

const product = await startProduct({ dataDir });
const authorization = await authorize({ address: product.address, account: 'super_admin' });
await new Promise((done) => setTimeout(done, 10_000));
const figures = { learners: LEARNERS, cores: cpus().length, node: process.version, firstStart: isNew ? first.startMs : null, laterStart: product.startMs, memory: product.memory() };
try {
  // The console first: the database is still at work for a while after the platform's load.
  if (only !== 'platform') Object.assign(figures, await consoles());
  if (only !== 'console') {
    figures.platform = await measurePlatform({ product });
    const people = [['all institutes', 'super_admin'], ['one institute', 'institute']];
    const accounts = await Promise.all(people.map(async ([who, account]) => ({ who, authorization: await authorize({ address: product.address, account }) })));
    figures.lists = await measureLists({ address: product.address, accounts });
    if (isMillion) {
      figures.views = await measureViews({ address: product.address, accounts });
      figures.tree = await measureTree({ address: product.address, authorization });
    }
    figures.weight = JSON.parse(readFileSync(join(dataDir, 'weight.json'), 'utf8'));
    figures.work = await measureWork({ product, dataDir, learners: LEARNERS });
  }
} finally {
  await product.stop();
  if (!FOLDER) rmSync(dataDir, { recursive: true, force: true });
}
const { results, summary } = report(figures);
if (isMillion) writeFileSync(inRoot('bench/results-million.md'), results);
if (!only) {
  writeFileSync(inRoot('bench/results.md'), withSections(results));
  const readme = readFileSync(inRoot('README.md'), 'utf8');
  writeFileSync(inRoot('README.md'), readme.replace(/<!-- speed -->[\s\S]*<!-- \/speed -->/, () => `<!-- speed -->\n${summary}\n<!-- /speed -->`));
}
console.log(results);

async function seed(name, ...args) {
  if ((await runNode({ script: inRoot('scripts/tsRun.mjs'), args: [inRoot(`bench/${name}.ts`), dataDir, ...args] })) !== 0) throw new Error(`bench/${name}.ts could not add its rows.`);
}

async function consoles() {
  const pages = [0, 1].map((page) => search({ address: product.address, authorization, path: '/user/search', body: { size: 1000, page } }));
  const items = (await Promise.all(pages)).flatMap((one) => one.items);
  const peer = await servePeer({ folder: await buildPeer(), rows: items });
  const browser = await launch();
  try {
    const peerFigures = await measureConsole({ browser, subject: peerSubject(peer.address) });
    const subject = await lecternSubject({ browser, address: product.address });
    const ours = await measureConsole({ browser, subject });
    return { peer: peerFigures, ours, pages: await measurePages({ browser, subject }), reader: await measureReader({ browser }) };
  } finally {
    await browser.close();
    await peer.close();
  }
}
