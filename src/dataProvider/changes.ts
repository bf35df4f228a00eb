import { createBin } from './bin';
import type { DataContext } from './dataContext';
import { createMany } from './many';
import { createSummaries } from './summaries';
import { createWrites } from './writes';

export type Changes = ReturnType<typeof createWrites> & ReturnType<typeof createBin> & ReturnType<typeof createMany> & ReturnType<typeof createSummaries>;

/** The half of the data provider that changes records, and what tells what they come to. No list needs it to stand. */
export function createChanges(context: DataContext): Changes {
  return { ...createWrites(context), ...createBin(context), ...createMany(context), ...createSummaries(context) };
}
