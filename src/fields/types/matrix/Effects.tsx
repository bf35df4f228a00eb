import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useRecordContext } from 'ra-core';
import { useDependants } from '../../../dataProvider';
import { useModuleKeys, useUsualAccess } from '../../../dataProvider/hooks/useAccess';
import { isOfUse, matrixChanges, RIGHTS, type Field, type Grantee, type Matrix } from '../../../schemas';
import { useResources } from '../../../shell/nav/useMenu';
import { modulesWithScreen } from '../../../shell/table/modulesWithScreen';
import type { CellContext } from '../../values/cellTypes';
import { effectiveOf } from './effectiveOf';
import { matrixLines } from './matrixLines';
import styles from './matrix.module.css';

interface EffectsProps {
  readonly field: Field;
  readonly path: string;
  /** What would be saved, with what it is more or less than. */
  readonly now: Matrix;
  readonly context: CellContext;
}

/** What a save would give and take, before it is made: of rights over modules also for how many. Nothing while nothing is changed. */
export function Effects({ field, path, now, context }: EffectsProps): ReactNode {
  const record = useRecordContext();
  const before = useSaved({ field, path, now });
  const { gained, lost } = useMemo(() => matrixChanges({ before: before ?? {}, after: now }), [before, now]);
  const isChanged = record?.id !== undefined && before !== null && Object.keys(gained).length + Object.keys(lost).length > 0;
  const counts = useDependants(context.resource, { ids: record ? [String(record.id)] : [], enabled: isChanged && field.rowsFrom !== null && field.over === null && typeof field.forRole === 'object' });
  const people = counts.dependants?.uses.filter((use) => use.module === 'user').reduce((sum, use) => sum + use.count, 0) ?? 0;
  if (!isChanged) return <div role="status" />;
  const lines = ([['lectern.matrix.gains', gained], ['lectern.matrix.loses', lost]] as const).flatMap(([key, matrix]) => matrixLines({ field, matrix, context, path }).map((line) => context.translate(key, { line })));
  return (
    <div role="status" className={styles.effects}>
      {lines.map((line) => <p key={line}>{line}</p>)}
      {people > 0 && <p>{context.translate('lectern.matrix.people', { smart_count: people })}</p>}
    </div>
  );
}

/** What is saved, with what it is more or less than; null until that is known. */
function useSaved({ field, path, now }: Pick<EffectsProps, 'field' | 'path' | 'now'>): Matrix | null {
  const record = useRecordContext();
  const profileId: unknown = field.over === null ? null : record?.[field.over];
  const hasProfile = typeof profileId === 'string';
  const base = useUsualAccess({ role: hasProfile ? String(record?.['role'] ?? '') : null, instituteId: null, profileId: hasProfile ? profileId : null });
  const needsNone = typeof field.forRole === 'object' && field.forRole !== null && record?.[field.forRole.field] === 'super_admin';
  const all = useAll({ isWanted: needsNone });
  return useMemo(() => (needsNone ? all && { ...now, ...all } : hasProfile && !base ? null : effectiveOf({ value: record?.[path] ?? {}, usual: { access: undefined, base: hasProfile ? (base ?? null) : null } })), [needsNone, all, now, hasProfile, base, record, path]);
}

/** What super admins may do, who are given nothing because they may do all: in modules that open anything; of the others nothing is said. Null until it is known. */
function useAll({ isWanted }: { readonly isWanted: boolean }): Matrix | null {
  const keys = useModuleKeys({ isWanted });
  const resources = useResources();
  return useMemo(() => {
    const opening = modulesWithScreen(resources);
    return isWanted && keys ? Object.fromEntries(keys.filter((key) => opening.has(key)).map((key) => [key, RIGHTS.filter((right) => isOfUse({ resources, key, right, to: SUPER_ADMIN }))])) : null;
  }, [isWanted, keys, resources]);
}

const SUPER_ADMIN: Grantee = { role: 'super_admin', isAcrossInstitutes: true };
