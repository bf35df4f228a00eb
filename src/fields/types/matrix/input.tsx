import { useId, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useActor } from '../../../dataProvider';
import { useModuleKeys } from '../../../dataProvider/hooks/useAccess';
import { cleanMatrix, deviationFrom, isMatrix, isOfUse, modulesOpened, type Field, type Grantee, type Matrix, type Right } from '../../../schemas';
import { useResources } from '../../../shell/nav/useMenu';
import { modulesWithScreen } from '../../../shell/table/modulesWithScreen';
import { ariaOf } from '../../controls/aria';
import type { Input, InputProps } from '../../values/inputTypes';
import { joined } from '../../values/joined';
import { sentences } from '../../values/sentences';
import { MatrixHead } from './MatrixHead';
import { MatrixRow } from './MatrixRow';
import { NEED_NONE, openToRole } from './openToRole';
import { opensBeside } from './opensBeside';
import { rowName } from './rowName';
import { toggled, withoutCame, type Came, type Cell } from './toggled';
import { effectiveOf } from './effectiveOf';
import { useUsual } from './useUsual';
import { Effects } from './Effects';
import styles from './matrix.module.css';

export const input: Input = { Component: MatrixInput, labelled: 'group' };

interface RowOf {
  readonly key: string;
  readonly name: string;
}

/**
 * A table of rows and columns to tick, by the cell, the row or the column. Of rights over modules, what is empty shows what is usual for
 * the role, which is then given; rights that whoever is signed in does not have can be neither given nor taken; and modules that open
 * nothing yet stand apart, and keep what is given of them. What opens nothing to those whose rights these are cannot be ticked.
 */
function MatrixInput(props: InputProps): ReactNode {
  const { field, path, id, labelId, onChange, onBlur, context, describedBy, isInvalid } = props;
  const headId = useId();
  const usual = useUsual(props);
  const { own: value, access, isHeld, base, isAwaited, needs, to } = usual;
  const matrix = useMemo(() => effectiveOf({ value, usual: { access, base } }), [value, access, base]);
  const { shown, later, given, total, besideOf, mayTick, isKnown } = useRows({ field, matrix, to, path, context });
  const [isAllShown, setAllShown] = useState(false);
  const visible = isAllShown ? [...shown, ...later] : shown;
  const ticked = later.filter(({ key }) => matrix[key]).length;
  const came = useRef<Came | null>(null);
  const tick = (cells: readonly Cell[], isOn: boolean): void => {
    const meant = cells.filter(({ row, column }) => mayTick(row, column));
    const is = cleanMatrix(field, toggled({ field, matrix: isOn ? matrix : withoutCame({ matrix, came: came.current, cells: meant }), cells: meant, isOn })) as Matrix;
    came.current = isOn ? { before: matrix, cells: meant, after: is } : null;
    onChange(base ? cleanMatrix(field, deviationFrom({ base, is })) : is);
  };

  if (!isKnown || isAwaited) return <p id={id} className={styles.waiting} role="status">{context.translate('lectern.matrix.reading')}</p>;
  if (needs !== null) return <p id={id} className={styles.waiting}>{context.translate('lectern.fields.chooseFirst', { field: context.label(needs) })}</p>;
  const isOwn = isMatrix(value) && (base === null || Object.keys(value).length > 0);
  const start = base ? {} : isHeld ? null : access;
  return (
    <div {...ariaOf({ isInvalid, isRequired: false, describedBy })} role="group" aria-labelledby={labelId} className={styles.access} data-invalid={isInvalid ? '' : undefined}>
      <div className={styles.head}>
        <span>{context.translate(field.rowsFrom ? 'lectern.matrix.given' : 'lectern.matrix.rows', { smart_count: given, total })}</span>
        {start !== undefined && isOwn && (
          <button type="button" onClick={() => onChange(start)}>
            {context.translate(base ? 'lectern.matrix.asProfile' : isHeld ? 'lectern.matrix.held' : 'lectern.matrix.usual')}
          </button>
        )}
      </div>
      <div className={styles.scroll} tabIndex={0} role="region" aria-labelledby={labelId}>
        <table>
          <MatrixHead headId={headId} path={path} field={field} rows={visible.map(({ key }) => key)} beside={isAllShown ? [] : later.map(({ key }) => key)} matrix={matrix} mayTick={mayTick} context={context} onTick={tick} />
          <tbody>
            {visible.map(({ key, name }, index) => (
              <MatrixRow key={key} id={index === 0 ? id : undefined} path={path} field={field} row={key} name={name} isLater={later.some((one) => one.key === key)} beside={besideOf(key, name)} ticked={matrix[key] ?? []} base={base?.[key] ?? (base ? [] : null)} mayTick={mayTick} context={context} onTick={tick} onBlur={onBlur} />
            ))}
          </tbody>
        </table>
      </div>
      {later.length > 0 && (
        <button type="button" className={styles.later} aria-expanded={isAllShown} onClick={() => setAllShown(!isAllShown)}>
          {sentences([context.translate(isAllShown ? 'lectern.matrix.fewer' : 'lectern.matrix.later', { smart_count: later.length }), !isAllShown && ticked > 0 && context.translate('lectern.matrix.laterTicked', { smart_count: ticked })])}
        </button>
      )}
      {field.rowsFrom && to && <OpenToRole to={to} context={context} />}
      {typeof field.forRole === 'object' && !isMatrix(value) && access && <p className={styles.note}>{context.translate('lectern.matrix.byRole')}</p>}
      {base && <p className={styles.note}>{context.translate('lectern.matrix.byProfile')}</p>}
      <Effects field={field} path={path} now={matrix} context={context} />
    </div>
  );
}

/** What is open besides what is ticked: counted in no row, and taken from nobody of the kind. */
function OpenToRole({ to: { role, isAcrossInstitutes }, context }: { to: Grantee; context: InputProps['context'] }): ReactNode {
  const resources = useResources();
  const names = useMemo(() => openToRole({ resources, to: { role, isAcrossInstitutes }, translate: context.translate }), [resources, role, isAcrossInstitutes, context.translate]);
  if (NEED_NONE.has(role) || names.length === 0) return null;
  return <p className={styles.note}>{context.translate('lectern.access.everybody', { names: joined({ texts: names, locale: context.locale }) })}</p>;
}

/**
 * The rows there are, those of modules that open nothing yet apart, and which cells may be ticked at all. Of modules those are counted that
 * open something to whose rights these are, as the page of the plans counts them.
 */
function useRows({ field, matrix, to, path, context }: Pick<InputProps, 'field' | 'path' | 'context'> & { matrix: Matrix; to: Grantee | null }): { shown: readonly RowOf[]; later: readonly RowOf[]; given: number; total: number; besideOf: (key: string, name: string) => readonly string[]; mayTick: (row: string, column: string) => boolean; isKnown: boolean } {
  const actor = useActor();
  const keys = useModuleKeys({ isWanted: field.rowsFrom !== null });
  const resources = useResources();
  const opening = useMemo(() => modulesWithScreen(resources), [resources]);
  const isAll = field.rowsFrom === null || actor?.role === 'super_admin';
  const isUseful = (row: string, column: string): boolean => field.rowsFrom === null || !to || isOfUse({ resources, key: row, right: column as Right, to });
  const mayTick = (row: string, column: string): boolean => (isAll || actor?.modules[row]?.[column as 'read'] === true) && isUseful(row, column);
  const rows = useMemo(() => {
    const listed = ownRows(field, keys).filter((key) => isAll || actor?.modules[key]?.read === true || matrix[key]);
    return [...listed, ...Object.keys(matrix).filter((key) => !listed.includes(key))].map((key) => ({ key, name: rowName({ field, path, key, context }) }));
  }, [field, path, keys, isAll, actor, matrix, context]);
  const isLater = ({ key }: RowOf): boolean => field.rowsFrom !== null && !opening.has(key);
  const besideOf = (key: string, name: string): readonly string[] => (field.rowsFrom === null ? [] : opensBeside({ resources, key, name, translate: context.translate }));
  const shown = rows.filter((row) => !isLater(row));
  const count = (access: Matrix): number => (field.rowsFrom === null ? Object.keys(access).length : modulesOpened({ resources, access, to }).length);
  const total = count(Object.fromEntries(shown.map(({ key }) => [key, field.columns])));
  return { besideOf, shown, later: rows.filter(isLater), given: count(matrix), total, mayTick, isKnown: field.rowsFrom === null || keys !== undefined };
}

function ownRows(field: Field, keys: readonly string[] | undefined): readonly string[] {
  return field.rowsFrom === null ? field.rows : (keys ?? []);
}
