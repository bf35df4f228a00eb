import { sweepFiles } from '../../files/sweep';
import type { Work } from '../../jobs/work';
import type { PlatformContext } from '../../kernel/context';
import { forgetGivenUp } from '../after/givenUp';
import { purgeBin } from './purge';

/** Empties the bin of what is past restoring, sweeps files that nothing refers to, and forgets what was given up long ago. */
export function upkeepWork(context: PlatformContext): readonly Work[] {
  const all = async (run: () => Promise<number>, said: string): Promise<number> => {
    const count = await run();
    if (count > 0) context.logger.info({ count }, said);
    return 0;
  };
  return [
    { queue: 'bin', pace: 'hour', run: () => all(() => purgeBin(context), 'records were removed from the bin for good'), failed: 'the bin could not be emptied: it is tried again' },
    { queue: 'files', pace: 'hour', run: () => all(() => sweepFiles(context), 'files that nothing referred to were removed'), failed: 'files that nothing refers to could not be removed: it is tried again' },
    { queue: 'givenUp', pace: 'hour', run: () => all(() => forgetGivenUp(context), 'what was given up long ago was forgotten'), failed: 'what was given up long ago could not be forgotten: it is tried again' },
  ];
}
