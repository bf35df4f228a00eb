import { useRecordContext } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { useActor } from '../../../dataProvider';
import { tellsUsual, useUsualAccess } from '../../../dataProvider/hooks/useAccess';
import { isAcrossInstitutes, isMatrix, ROLES, type Grantee, type Matrix } from '../../../schemas';
import { OPERATOR } from '../../cells/owner';
import { useFormScope } from '../../controls/formScope';
import type { InputProps } from '../../values/inputTypes';
import { siblingPath } from '../../values/paths';

interface Usual {
  /** The value, empty where what is usual will stand in its place: of somebody new, and of whom another role is given. */
  readonly own: unknown;
  /** What stands in for an empty value: what is usual. Not there of nobody in particular, and where there is a profile. */
  readonly access: Matrix | undefined;
  /** What stands in for an empty value is what is there already, which an empty one leaves. */
  readonly isHeld: boolean;
  /** What the value is more or less than; `null`: it stands for itself. */
  readonly base: Matrix | null;
  readonly isAwaited: boolean;
  /** Whose rights these are; null while it is not known, and of several kinds at once. */
  readonly to: Grantee | null;
  /** The field beside it that has to be chosen first; null once it is, and where there is none. */
  readonly needs: string | null;
}

/** What is known of those the form is about, who are of the role it names, or the one the declaration names, and may have a profile. */
export function useUsual({ field, path, value }: Pick<InputProps, 'field' | 'path' | 'value'>): Usual {
  const { recordId, held = NOTHING } = useFormScope();
  const record = useRecordContext();
  const actor = useActor();
  const { forRole, toRole, over } = field;
  const beside = (name: string): string => siblingPath({ path, name });
  const [named, instituteId, chosen] = useWatch({ name: [beside(typeof forRole === 'object' && forRole ? forRole.field : 'role'), beside('instituteId'), beside(over ?? 'id')] }) as unknown[];
  const role = typeof forRole === 'string' ? forRole : forRole && typeof named === 'string' && named !== '' ? named : null;
  const profileId = over !== null && typeof chosen === 'string' && chosen !== '' ? chosen : null;
  const owner = typeof forRole === 'string' ? (recordId ?? null) : typeof instituteId === 'string' && instituteId !== OPERATOR ? instituteId : null;
  const own = typeof forRole === 'object' && forRole !== null && record?.id !== undefined ? ofRecord({ value, stored: record[path], isOtherRole: record[forRole.field] !== named, isOtherProfile: profileId !== null && record[over ?? ''] !== profileId }) : value;
  const heldMatrix = isMatrix(held?.[path]) ? held[path] : undefined;
  const isUnsaid = role === null && profileId === null;
  const known = useUsualAccess({ role, instituteId: profileId ? null : owner, profileId });
  return {
    access: profileId ? undefined : (known ?? heldMatrix),
    isHeld: heldMatrix !== undefined,
    base: profileId ? (known ?? null) : null,
    isAwaited: (held === null && !isMatrix(own)) || (known === undefined && tellsUsual() && !isUnsaid && forRole !== null && (profileId !== null || !isMatrix(own))),
    own,
    to: granteeOf({ role: role ?? toRole, isOperators: toRole === null && typeof forRole === 'object' && actor !== undefined && isAcrossInstitutes(actor) && (instituteId ?? OPERATOR) === OPERATOR }),
    needs: isUnsaid && forRole !== null && typeof forRole === 'object' && !isMatrix(own) ? beside(forRole.field) : null,
  };
}

const NOTHING: Readonly<Record<string, unknown>> = {};

/** Of the operator's own people nobody knows yet whether they see all institutes: they may. */
function granteeOf({ role, isOperators }: { readonly role: string | null; readonly isOperators: boolean }): Grantee | null {
  const known = ROLES.find((one) => one === role);
  return known ? { role: known, isAcrossInstitutes: known === 'super_admin' || known === 'admin' || isOperators } : null;
}

/** What somebody has stays what it is, nothing among it, until another role or profile is given without a word on rights: then that alone counts. */
function ofRecord({ value, stored, isOtherRole, isOtherProfile }: { readonly value: unknown; readonly stored: unknown; readonly isOtherRole: boolean; readonly isOtherProfile: boolean }): unknown {
  const isUntouched = JSON.stringify(value ?? null) === JSON.stringify(stored ?? null);
  return (isOtherRole || isOtherProfile) && isUntouched ? null : (value ?? {});
}
