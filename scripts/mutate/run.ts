import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { AREAS, type Area } from './areas';
import { openJudge, type Judge } from './judge';
import { placesIn, type Mutant } from './places';
import { reportOf, whySame, type Outcome } from './report';
import { sampleOf } from './sample';

// `npm run mutate [-- --area rights --seed 1 --out .cache/mutate.jsonl --list]`: by hand or at night, never part of the tests.
// What is already in the file of outcomes is not tried again: an interrupted run goes on, and a new one begins with a new file.
const { values: asked } = parseArgs({
  options: {
    area: { type: 'string', multiple: true },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: '.cache/mutate.jsonl' },
    /** The sample alone, without trying it. */
    list: { type: 'boolean', default: false },
    /** The living ones of the file once more. */
    again: { type: 'boolean', default: false },
  },
});

const root = process.cwd();
const areas = AREAS.filter(({ name }) => !asked.area || asked.area.includes(name));
const known = await readOutcomes(asked.out);
const outcomes: Outcome[] = known.filter(({ killedBy }) => !asked.again || killedBy !== null);

const places = placesIn({ root, files: areas.flatMap(({ files }) => files) });
const samples = areas.map((area) => ({ area, mutants: sampleOf({ area, places: places.filter(({ file }) => area.files.includes(file)), seed: asked.seed }) }));
if (asked.list) {
  for (const { area, mutants } of samples) for (const mutant of mutants) console.log(`${area.name}: ${said(mutant)}`);
} else {
  const judge = await openJudge({ root, known });
  try {
    for (const { area, mutants } of samples) await tryArea({ judge, area, mutants });
  } finally {
    await judge.close();
  }
  const drawn = new Set(samples.flatMap(({ mutants }) => mutants.map(said)));
  const report = reportOf({ areas, outcomes: outcomes.filter(({ mutant }) => drawn.has(said(mutant))) });
  console.log(`\n${report}`);
  process.exitCode = report.includes('Alive:') ? 1 : 0;
}

async function tryArea({ judge, area, mutants }: { readonly judge: Judge; readonly area: Area; readonly mutants: readonly Mutant[] }): Promise<void> {
  const left = mutants.filter((mutant) => whySame(mutant) === null && !outcomes.some((outcome) => said(outcome.mutant) === said(mutant)));
  outcomes.push(...mutants.filter((mutant) => whySame(mutant) !== null).map((mutant): Outcome => ({ area: area.name, mutant, killedBy: null })));
  for (const mutant of left) {
    const begun = Date.now();
    const outcome: Outcome = { area: area.name, mutant, killedBy: await judge.judge(mutant, area.stages) };
    outcomes.push(outcome);
    await mkdir(dirname(asked.out), { recursive: true });
    await appendFile(asked.out, `${JSON.stringify(outcome)}\n`);
    console.log(`${outcome.killedBy === null ? 'ALIVE ' : 'killed'} ${String(Math.round((Date.now() - begun) / 1000)).padStart(3)} s  ${said(mutant)}${outcome.killedBy === null ? '' : `  by ${outcome.killedBy}`}`);
  }
}

function said({ file, line, before, after, text, start }: Mutant): string {
  return `${file}:${line} ${start} ${before.slice(0, 60)} → ${after.slice(0, 60)} in ${text.slice(0, 100)}`;
}

async function readOutcomes(path: string): Promise<Outcome[]> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const all = text.split('\n').filter((line) => line !== '').map((line) => JSON.parse(line) as Outcome);
  // The last one of each is what counts.
  return [...new Map(all.map((outcome) => [said(outcome.mutant), outcome] as const)).values()];
}
