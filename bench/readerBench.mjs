import { pathToFileURL } from 'node:url';
import { build, runnerImport } from 'vite';
import { inRoot } from '../scripts/lib/paths.mjs';
import { launch, openPage } from './lib/browser.mjs';
import { median } from './lib/figures.mjs';

export const FOREIGN_ROWS = 1_000;
const ROUNDS = 100;

/**
 * What reading a page of rows of a platform that is not Lectern's own costs in the browser, without wire and parsing.
 * Alone: `node bench/readerBench.mjs`.
 * @returns {Promise<{ name: string, ms: number, first: number }[]>}
 */
export async function measureReader({ browser }) {
  const { module } = await runnerImport(inRoot('bench/reader/rows.ts'), { root: inRoot('.'), configFile: false, logLevel: 'error' });
  const code = await bundle();
  const figures = [];
  for (const { name, settings, rows } of module.foreignRows(FOREIGN_ROWS)) {
    const { context, page } = await openPage({ browser, subject: { row: 'none' }, profile: 'fast' });
    // A page of an address has a storage, as the console's.
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Rows</title>' }));
    await page.goto('http://127.0.0.1/');
    await page.addScriptTag({ content: code });
    const times = await page.evaluate((given) => window.reader.measure(given), { settings, rows, rounds: ROUNDS });
    figures.push({ name, ms: median(times), first: times[0] });
    await context.close();
  }
  return figures;
}

async function bundle() {
  const [{ output }] = await build({
    root: inRoot('.'), configFile: false, logLevel: 'error', define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, target: 'es2022', lib: { entry: inRoot('bench/reader/page.ts'), formats: ['iife'], name: 'reader' }, rolldownOptions: { checks: { pluginTimings: false } } },
  });
  return output[0].code;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const browser = await launch();
  try {
    for (const { name, ms, first } of await measureReader({ browser })) console.log(`${FOREIGN_ROWS} rows of a ${name} platform: ${ms.toFixed(1)} ms, the first time ${first.toFixed(1)} ms`);
  } finally {
    await browser.close();
  }
}
