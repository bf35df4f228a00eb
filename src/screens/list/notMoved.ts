import { failureDetails, writeFailure } from '../../dataProvider';
import type { CellContext } from '../../fields/values/cellTypes';
import { sayProblem } from '../../forms/problems';

/** Why a record was not moved, in the user's words: a head where the platform has one, and the reason. */
export function notMoved({ error, context }: { error: unknown; context: CellContext }): { readonly head: string | null; readonly text: string } {
  const [problem] = Object.entries(failureDetails(error)?.problems ?? {});
  if (problem) return { head: null, text: sayProblem({ path: problem[0], problem: problem[1], context, patternText: () => null }) };
  return writeFailure({ error, of: 'act', translate: context.translate });
}
