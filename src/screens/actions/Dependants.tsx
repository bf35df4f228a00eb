import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { lowerFirst, textsOf, untitled, useActor, useDeclarations, useDeclaredOf } from '../../dataProvider';
import type { RecordUse } from '../../dataProvider';
import { everyRow, filteredPath, holdsRight, recordPath } from '../../schemas';
import { intlLocale } from '../../fields/cellContext';
import styles from './dependants.module.css';

interface DependantsProps {
  readonly uses: readonly RecordUse[];
  /** Records that are to be deleted: lists of what uses them open narrowed to these. */
  readonly ids: readonly string[];
  /** Whether the platform has said what uses them. @default true */
  readonly isKnown?: boolean;
}

const EFFECTS = ['refuse', 'leave', 'go', 'cascade', 'clear', 'name'] as const;

/** What refers to the records of a deletion, by what would happen to it, in plain words and with the way to it. */
export function Dependants({ uses, ids, isKnown = true }: DependantsProps): ReactNode {
  const translate = useTranslate();
  if (!isKnown) return <p>{translate('lectern.record.uses.unknown', { smart_count: ids.length })}</p>;
  return EFFECTS.map((effect) => {
    const group = uses.filter((use) => use.effect === effect);
    if (group.length === 0) return null;
    return (
      <div key={effect} className={styles.group} data-effect={effect} role={effect === 'refuse' ? 'alert' : undefined}>
        <p>{translate(`lectern.record.uses.${effect}`, { smart_count: ids.length })}</p>
        <ul>
          {group.map((use) => (
            <li key={`${use.module} ${use.field}`}>
              <Use use={use} ids={ids} isAll={uses.every((other) => other === use || other.module !== use.module || other.field !== use.field)} />
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

interface UseProps {
  readonly use: RecordUse;
  readonly ids: readonly string[];
  /** Whether these are all that refer to the records at this place, so that its list holds them and no others. */
  readonly isAll: boolean;
}

function Use({ use, ids, isAll }: UseProps): ReactNode {
  const translate = useTranslate();
  const locale = intlLocale(useLocale() ?? 'en');
  const actor = useActor();
  const resource = useDeclarations().get(use.module);
  const declared = useDeclaredOf([use.module]).declared.get(use.module);
  const texts = textsOf({ resource: use.module, translate });
  const [field, inner] = use.field.split('.');
  const isOwner = declared?.fields[field!]?.system !== false;
  const what = translate('lectern.record.uses.count', { count: use.count.toLocaleString(locale), name: lowerFirst(use.count === 1 ? texts.one : texts.module) });
  const place = isOwner ? what : translate('lectern.record.uses.at', { what, field: texts.field(inner ?? field!) });
  const mayOpen = resource !== undefined && actor !== undefined && holdsRight(actor, resource, 'read');
  const isFiltered = declared?.list.filters.some((filter) => filter.field === use.field) === true;
  const all = resource && filteredPath({ resource, filter: { ...(declared && actor && everyRow({ resource: declared, actor })), [use.field]: use.of.length > 0 ? use.of : ids } });
  return (
    <>
      {mayOpen && all && isAll && isFiltered && ids.length <= MOST_IN_ADDRESS ? <Link to={all}>{place}</Link> : place}
      {use.items.length > 0 && use.effect !== 'go' && resource && (
        <span className={styles.items}>
          {use.items.slice(0, NAMED).map((item, index) => (
            <span key={item.id}>
              {index > 0 && ', '}
              <Link to={recordPath({ resource, id: item.id, page: 'show' })}>{item.title || untitled({ resource: use.module, translate })}</Link>
            </span>
          ))}
          {use.count > NAMED && ` ${translate('lectern.bulk.andMore', { smart_count: use.count - NAMED })}`}
        </span>
      )}
    </>
  );
}

/** Records named of each module; the rest is a number. */
const NAMED = 3;
const MOST_IN_ADDRESS = 20;
