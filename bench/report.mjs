import { kilobytes, ms, ratio, table } from './lib/figures.mjs';
import { FOREIGN_ROWS } from './readerBench.mjs';

const LINES = [
  ['first list, cold (fast)', 'fast', 'cold'],
  ['first list, cold (slow)', 'slow', 'cold'],
  ['first list, blocked (slow)', 'slow', 'blocked'],
  ['first list, warm (slow)', 'slow', 'warm'],
  ['next page (fast)', 'fast', 'nextPage'],
  ['next page (slow)', 'slow', 'nextPage'],
  ['list to form, first time (slow)', 'slow', 'form'],
  ['typing in a filter, slowest key (slow)', 'slow', 'slowestKey'],
  ['text filter to new rows (fast)', 'fast', 'filter'],
  ['100 rows × 9 cells from data (fast)', 'fast', 'rows100'],
  ['1,000 rows × 9 cells from data (fast)', 'fast', 'rows1000'],
  ['1,000 rows, longest task (fast)', 'fast', 'longest1000'],
  ['1,000 rows × 9 cells from data (slow)', 'slow', 'rows1000'],
];
const IN_README = new Set([0, 1, 4, 6, 8, 9, 10]);

/** The measurements as two Markdown texts: all of them, and what the README shows. */
export function report(figures) {
  const frame = `Measured on ${figures.cores} cores, ${figures.node}, headless Chromium, production builds, brotli, medians of three to five. *Slow*: a processor four times slower, 9 Mbit/s, 150 ms a round trip. *Narrow*: 400 kbit/s, 400 ms a round trip. The peer is the smallest react-admin app (one list, one form, no sign-in) in the same run. What is done after the first list, on either side, is done once the page is quiet; *blocked* is what tasks that begin before the first row take beyond 50 ms each.`;
  const results = ['# Measurements', frame, ...consoleParts(figures, LINES), ...pageParts(figures), ...readerParts(figures), ...platformParts(figures)].join('\n\n');
  const summary = [...consoleParts(figures, LINES.filter((_, index) => IN_README.has(index))), ...platformParts(figures)].join('\n\n');
  return { results: `${results}\n`, summary };
}

function consoleParts({ ours, peer }, lines) {
  if (!ours) return [];
  const bytes = ['JavaScript to the first row', kilobytes(ours.fast.scriptBytes), kilobytes(peer.fast.scriptBytes), ratio(ours.fast.scriptBytes, peer.fast.scriptBytes)];
  const requests = ['requests to the first row', ours.fast.requests, peer.fast.requests, ratio(ours.fast.requests, peer.fast.requests)];
  const rows = lines.map(([label, profile, key]) => [label, ms(ours[profile][key]), ms(peer[profile][key]), ratio(ours[profile][key], peer[profile][key])]);
  return [table({ head: ['Console', 'Lectern', 'smallest react-admin app', 'ratio'], rows: [bytes, requests, ...rows] })];
}

function pageParts({ pages }) {
  if (!pages) return [];
  const rows = pages.map(({ name, paint, content, requests, bytes, scriptBytes, shift, longestAfter }) => [
    name, ms(paint), ms(content), requests, kilobytes(bytes), kilobytes(scriptBytes), shift.toFixed(3), ms(longestAfter),
  ]);
  const head = ['Lectern’s pages, nothing cached', 'first paint (the sketch)', 'content', 'requests', 'bytes', 'of these JavaScript', 'layout shift', 'longest task after'];
  return ['Until the page is quiet; requests and bytes hold what comes in a quiet moment for the next page.', table({ head, rows })];
}

function readerParts({ reader }) {
  if (!reader) return [];
  const rows = reader.map(({ name, ms: time, first }) => [`${FOREIGN_ROWS.toLocaleString('en')} rows of a ${name} platform`, `${time.toFixed(1)} ms`, `${first.toFixed(1)} ms`]);
  return ['Reading of rows of platforms that are not Lectern’s own (fast), the wire and parsing left out:', table({ head: ['Rows read', 'median', 'the first time'], rows })];
}

function platformParts({ platform, lists, views, tree, weight, work, learners, cores, firstStart, laterStart, memory }) {
  const starts = `${firstStart === null ? '' : `First start on an empty folder, demo content included: ${(firstStart / 1000).toFixed(1)} s. `}Start over ${learners.toLocaleString('en')} learners: ${(laterStart / 1000).toFixed(1)} s. Memory of platform and database at rest: ${Math.round(memory / 1e6)} MB.`;
  if (!platform) return [starts];
  const rows = platform.map(({ name, perSecond, p50, p97 }) => [name, Math.round(perSecond).toLocaleString('en'), `${p50} ms`, `${p97} ms`]);
  return [`Platform over ${learners.toLocaleString('en')} learners, ten connections, rights, tenancy and audit on, 20 rows and a total:`, table({ head: ['Platform', 'requests a second', 'median', 'p97.5'], rows }), ...listParts(lists), ...viewParts(views), ...treeParts(tree), ...weightParts(weight), ...workParts({ work, cores }), starts];
}

/** Of all that the lists of people and learners offer, what takes longest. */
function listParts(lists) {
  if (!lists) return [];
  const half = lists[Math.floor(lists.length / 2)];
  return [`Each of the ${lists.length} sorts, filters and texts of the lists of people and learners, alone: half within ${ms(half.p95)}; the slowest:`, table({ head: ['List', 'p95'], rows: lists.slice(0, 8).map(({ name, p95 }) => [name, ms(p95)]) })];
}

function viewParts(views) {
  if (!views) return [];
  return ['Over 1,000,000 sales, payments and enrolments of 4,000 courses, which views give:', table({ head: ['Reports and rankings', 'median', 'p95'], rows: views.map(({ name, p50, p95 }) => [name, ms(p50), ms(p95)]) })];
}

function treeParts(tree) {
  if (!tree) return [];
  return [table({ head: [`A move within a tree of ${tree.total.toLocaleString('en')}`, 'median', 'p95'], rows: tree.rows.map(({ name, p50, p95 }) => [name, ms(p50), ms(p95)]) })];
}

function weightParts(weight) {
  if (!weight) return [];
  return [`The table of people: ${weight.count} indexes of ${(weight.indexes / weight.heap).toFixed(1)} × its own size; ${Math.round(weight.insertsPerSecond).toLocaleString('en')} rows a second come in.`];
}

function workParts({ work, cores }) {
  if (!work) return [];
  const { bulk, nodes, export: exported } = work;
  const rows = [
    [`a bulk action on ${bulk.rows.toLocaleString('en')} rows, one call a row`, `${(bulk.ms / 1000).toFixed(1)} s`],
    [`the ${exported.rows.toLocaleString('en')} rows of an export, by pages of 1,000`, `${(exported.ms / 1000).toFixed(1)} s, ${Math.round(exported.memory / 1e6)} MB more of platform and database`],
    [`two nodes over one database, all on ${cores} cores with the load itself`, `${(nodes.two / nodes.one).toFixed(2)}× the pages of one`],
  ];
  return [table({ head: ['Work of many calls', 'measured'], rows })];
}
