import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { isCommonSaying } from '../../schemas';
import type { Field } from '../../schemas';

interface MutualProblem {
  readonly field: Pick<Field, 'requiredIf'>;
  readonly path: string;
  /** The code of the problem that is said at the field; undefined where none is. */
  readonly code: unknown;
}

/** What is wrong with a field beside another is said no longer than it is, whichever of the two is mended. */
export function useMutualProblem({ field, path, code }: MutualProblem): void {
  const { watch, trigger } = useFormContext();
  const isMutual = code === 'required' ? field.requiredIf !== null : MUTUAL.has(String(code)) || isCommonSaying(String(code));
  useEffect(() => {
    if (!isMutual) return undefined;
    const { unsubscribe } = watch((_, { name }) => {
      if (name !== path) void trigger(path);
    });
    return unsubscribe;
  }, [isMutual, path, trigger, watch]);
}

/** What the form itself finds; what the platform has said stays until it is asked again. */
const MUTUAL: ReadonlySet<string> = new Set(['after', 'onOrAfter', 'hoursAfter', 'daysAfter', 'dayNotReached', 'rule']);
