import { useWatch } from 'react-hook-form';
import { useUsualAccess } from '../../../dataProvider/hooks/useAccess';
import { isMatrix, withDeviation, type Matrix } from '../../../schemas';
import { OPERATOR } from '../../cells/owner';
import { useFormScope } from '../../controls/formScope';
import type { InputProps } from '../../values/inputTypes';
import { siblingPath } from '../../values/paths';

interface Usual {
  /** What stands in for an empty value: what is usual. Not there of nobody in particular, and where there is a profile. */
  readonly access: Matrix | undefined;
  /** What the value is more or less than; `null`: it stands for itself. */
  readonly base: Matrix | null;
  readonly isAwaited: boolean;
}

/** What is known of those the form is about, who are of the role it names, or the one the declaration names, and may have a profile. */
export function useUsual({ field, path, value }: Pick<InputProps, 'field' | 'path' | 'value'>): Usual {
  const { recordId } = useFormScope();
  const { forRole, over } = field;
  const beside = (name: string): string => siblingPath({ path, name });
  const [named, instituteId, chosen] = useWatch({ name: [beside(typeof forRole === 'object' && forRole ? forRole.field : 'role'), beside('instituteId'), beside(over ?? 'id')] }) as unknown[];
  const role = typeof forRole === 'string' ? forRole : forRole && typeof named === 'string' && named !== '' ? named : null;
  const profileId = over !== null && typeof chosen === 'string' && chosen !== '' ? chosen : null;
  const owner = typeof forRole === 'string' ? (recordId ?? null) : typeof instituteId === 'string' && instituteId !== OPERATOR ? instituteId : null;
  const known = useUsualAccess({ role, instituteId: profileId ? null : owner, profileId });
  return {
    access: profileId ? undefined : known,
    base: profileId ? (known ?? null) : null,
    isAwaited: known === undefined && forRole !== null && (profileId !== null || !isMatrix(value)),
  };
}

/** What a value comes to, with what it is more or less than. */
export function effectiveOf({ value, usual }: { readonly value: unknown; readonly usual: Pick<Usual, 'access' | 'base'> }): Matrix {
  if (usual.base) return withDeviation({ base: usual.base, own: isMatrix(value) ? value : {} });
  return isMatrix(value) ? withDeviation({ base: {}, own: value }) : (usual.access ?? {});
}
