import type { DeclarationLoader, Resource } from '../../src/schemas';
import { exampleRowSteps, recordFrom } from '../../src/schemas/examples';
import type { DemoContent, DemoRecord } from './content';
import type { DemoClock } from './dates';
import { createPauses } from '../kernel/pauses';
import { fitted } from './fitting';
import { busyInstitutes } from './institutes';
import { demoId } from './random';

/** Rows of one module, to be inserted after those before them. */
export interface GeneratedRows {
  readonly resource: Resource;
  readonly rows: readonly DemoRecord[];
}

/**
 * Rows of the modules that ask for them by `demo`, made up of their declarations, where nothing is written by hand. The same every time.
 * Others are let go first in between.
 * @param now the instant it is, ISO 8601
 */
export async function generatedRows({ loader, content, clock, now }: { loader: DeclarationLoader; content: Pick<DemoContent, 'records'>; clock: DemoClock; now: string }): Promise<GeneratedRows[]> {
  const existing = new Map(content.records.map(({ resource, rows }) => [resource, rows]));
  const counts = new Map(loader.all().filter(({ name, demo }) => demo > 0 && !existing.has(name)).map(({ name, demo }) => [name, demo]));
  const pause = createPauses();
  const steps = exampleRowSteps({ resources: loader.all(), counts, existing, owners: busyInstitutes().map(({ id }) => id), idOf: (module, index) => demoId({ kind: module, index }), now, fill: 'believable' });
  let step = steps.next();
  while (step.done !== true) {
    await pause();
    step = steps.next();
  }
  const grouped: { resource: Resource; rows: DemoRecord[] }[] = [];
  for (const [index, { resource, row: example }] of step.value.entries()) {
    await pause();
    const row = fitted({ module: resource.name, row: example as DemoRecord, rows: existing });
    const record = { ...recordFrom(row, { fields: resource.fields, context: { now } }), ...row, createdAt: clock.instant(-200 + ((index * 37) % 149), 560 + ((index * 53) % 420)), updatedAt: clock.instant(-50 + ((index * 11) % 49), 600 + ((index * 71) % 400)) };
    const last = grouped.at(-1);
    if (last?.resource === resource) last.rows.push(record);
    else grouped.push({ resource, rows: [record] });
  }
  return grouped;
}
