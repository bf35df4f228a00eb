import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AREAS } from '../../scripts/mutate/areas';
import { EQUIVALENT } from '../../scripts/mutate/equivalent';
import { ROOT } from './support/example';

test('every file that npm run mutate changes, and every test it runs, is there: a test that is not there notices nothing', () => {
  const named = [...AREAS.flatMap(({ files, stages }) => [...files, ...stages.flat()]), ...EQUIVALENT.map(({ file }) => file)];
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
