import { useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useActor } from '../../../dataProvider';
import { useModuleKeys, useUsualAccess } from '../../../dataProvider/hooks/useAccess';
import { cleanAccess, isAccess, RIGHTS } from '../../../schemas';
import type { Access, Right } from '../../../schemas';
import { modulesWithScreen } from '../../../shell/routes/modulesWithScreen';
import { useResources } from '../../../shell/nav/useMenu';
import type { Input, InputProps } from '../inputTypes';
import { ariaOf } from '../shared/aria';
import { useFormScope } from '../shared/formScope';
import { OPERATOR } from '../shared/owner';
import { siblingPath } from '../shared/paths';
import { AccessRow } from './AccessRow';
import { moduleName } from './moduleName';
import styles from './access.module.css';

export const input: Input = { Component: AccessInput, labelled: 'group' };

const WRITES: readonly Right[] = RIGHTS.filter((right) => right !== 'read');

/**
 * A list of modules, each to be read and to be changed. What is empty shows what is usual for the role, which is then
 * given; rights that whoever is signed in does not have can be neither given nor taken. Modules that open nothing yet
 * stand apart, and keep what is given of them.
 */
function AccessInput(props: InputProps): ReactNode {
  const { field, path, id, labelId, value, onChange, onBlur, context, describedBy, isInvalid } = props;
  const actor = useActor();
  const keys = useModuleKeys();
  const headId = useId();
  const usual = useUsual(props);
  const access = useMemo((): Access => (isAccess(value) ? value : (usual ?? {})), [value, usual]);
  const mayGive = (key: string, right: Right): boolean => actor?.role === 'super_admin' || actor?.modules[key]?.[right] === true;
  const rows = useMemo(() => {
    const listed = (keys ?? []).filter((key) => actor?.role === 'super_admin' || actor?.modules[key]?.read === true || access[key]);
    return [...listed, ...Object.keys(access).filter((key) => !listed.includes(key))].map((key) => ({ key, name: moduleName({ key, context }) }));
  }, [keys, actor, access, context]);

  const resources = useResources();
  const [isAllShown, setAllShown] = useState(false);
  const opening = useMemo(() => modulesWithScreen(resources), [resources]);
  const later = rows.filter(({ key }) => !opening.has(key));
  const shown = [...rows.filter(({ key }) => opening.has(key)), ...(isAllShown ? later : [])];

  const set = (key: string, rights: readonly Right[]): void => onChange(cleanAccess({ ...access, [key]: rights }));
  const toggleRead = (key: string, isOn: boolean): void => set(key, isOn ? ['read'] : []);
  const toggleWrite = (key: string, isOn: boolean): void => set(key, ['read', ...(isOn ? WRITES.filter((right) => mayGive(key, right)) : [])]);

  if (!keys || (usual === undefined && !isAccess(value) && hasRole(props))) return <p id={id} className={styles.waiting} role="status">{context.translate('lectern.access.reading')}</p>;
  const given = shown.filter(({ key }) => access[key]).length;
  return (
    <div {...ariaOf({ isInvalid, isRequired: false, describedBy })} role="group" aria-labelledby={labelId} className={styles.access} data-invalid={isInvalid ? '' : undefined}>
      <div className={styles.head}>
        <span>{context.translate('lectern.access.given', { smart_count: given, total: shown.length })}</span>
        {usual && isAccess(value) && (
          <button type="button" onClick={() => onChange(usual)}>
            {context.translate('lectern.access.usual')}
          </button>
        )}
      </div>
      <div className={styles.scroll} tabIndex={0} role="region" aria-labelledby={labelId}>
        <table>
          <thead>
            <tr>
              <th scope="col" id={`${headId}-module`}>{context.translate('lectern.access.module')}</th>
              <th scope="col" id={`${headId}-read`}>{context.translate('lectern.access.read')}</th>
              <th scope="col" id={`${headId}-write`}>{context.translate('lectern.access.write')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, name }, index) => (
              <AccessRow
                key={key}
                id={index === 0 ? id : undefined}
                path={`${path}.${key}`}
                name={name}
                isLater={!opening.has(key)}
                rights={access[key] ?? []}
                isReadFixed={!mayGive(key, 'read') || WRITES.some((right) => access[key]?.includes(right) && !mayGive(key, right))}
                isWriteFixed={!WRITES.some((right) => mayGive(key, right)) || WRITES.some((right) => access[key]?.includes(right) && !mayGive(key, right)) || (!access[key]?.includes('read') && !mayGive(key, 'read'))}
                possible={WRITES.filter((right) => mayGive(key, right))}
                context={context}
                onRead={(isOn) => toggleRead(key, isOn)}
                onWrite={(isOn) => toggleWrite(key, isOn)}
                onBlur={onBlur}
              />
            ))}
          </tbody>
        </table>
      </div>
      {later.length > 0 && (
        <button type="button" className={styles.later} aria-expanded={isAllShown} onClick={() => setAllShown(!isAllShown)}>
          {context.translate(isAllShown ? 'lectern.access.fewer' : 'lectern.access.later', { smart_count: later.length })}
        </button>
      )}
      {field.forRole === null && !isAccess(value) && usual && <p className={styles.note}>{context.translate('lectern.access.byRole')}</p>}
    </div>
  );
}

/** The usual access of whom the form is about: of the role it names, or of the one the declaration names. */
function useUsual({ field, path }: InputProps): Access | undefined {
  const { recordId } = useFormScope();
  const [role, instituteId] = useWatch({ name: [siblingPath({ path, name: 'role' }), siblingPath({ path, name: 'instituteId' })] }) as [unknown, unknown];
  const named = field.forRole ?? (typeof role === 'string' && role !== '' ? role : null);
  return useUsualAccess({ role: named, instituteId: field.forRole ? (recordId ?? null) : typeof instituteId === 'string' && instituteId !== OPERATOR ? instituteId : null });
}

function hasRole({ field }: InputProps): boolean {
  return field.forRole !== null || field.when !== null;
}
