import { Suspense, lazy, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useGetList, useTranslate } from 'ra-core';
import type { TranslateFunction } from 'ra-core';
import { Link } from 'react-router';
import { useActor, useDeclarations, useDeclared, useFailureText, useTexts, useTitles, shownTitle } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { withWords } from '../../i18n/withWords';
import { createPath, everyRow, filteredPath, holdsRight, listPath, mayRun, maySee, routeFields } from '../../schemas';
import type { FieldType, ModuleAction, Resource } from '../../schemas';
import { Button, FailureLine } from '../../ui';
import { useCellContext } from '../../fields/cellContext';
import { useRules } from '../../forms/useRules';
import { isNumericCell, renderCell } from '../../fields/renderCell';
import { begunFrom } from '../common/begun';
import { notTaken } from '../common/notTaken';
import { OrWhyNot } from '../common/OrWhyNot';
import { referring } from '../common/referring';
import edges from '../common/edges.module.css';
import { useScrollEdges } from '../common/useScrollEdges';
import { useAddresses } from '../../shell/nav/useAddresses';
import styles from './show.module.css';

const ModuleActionDialog = lazy(async () => ({ default: (await withWords(() => import('../actions/ModuleActionDialog'))).ModuleActionDialog }));

interface RelatedListProps {
  readonly related: Resource['related'][number];
  readonly record: LecternRecord;
  /** The record's module, and what the record is called. */
  readonly of: string;
  readonly title: string;
}

/** Records of another module that refer to this one: the first few, and the way to all of them. */
export function RelatedList({ related, record, of, title }: RelatedListProps): ReactNode {
  const actor = useActor();
  const target = useDeclarations().get(related.resource);
  if (!target || !actor || !holdsRight(actor, target, 'read')) return null;
  return (
    <Suspense fallback={null}>
      <RelatedTable name={target.name} field={related.field} record={record} of={of} title={title} />
    </Suspense>
  );
}

const MOST_ROWS = 5;
/** Whichever institute is chosen in the header. */
const OF_THIS_RECORD = { everyInstitute: true };
const MOST_COLUMNS = 5;

function RelatedTable({ name: module, field, record, of, title }: { name: string; field: string; record: LecternRecord; of: string; title: string }): ReactNode {
  const target = useDeclared(module);
  const id = referring({ target, field, id: record.id, of });
  const translate = useTranslate();
  const actor = useActor();
  const heading = useId();
  const failureText = useFailureText();
  const texts = useTexts(target.name);
  const context = useCellContext(target.name);
  // What its own list hides until it is asked for is this record's, too.
  const every = actor ? everyRow({ resource: target, actor }) : {};
  const addresses = useAddresses(target);
  const beside = besides({ target, field, record });
  const isReached = useIsThere({ target, place: beside });
  const place = { ...beside, [field]: id };
  // A new one begins with the reference to this record.
  const start = actor && holdsRight(actor, target, 'create') ? begunFrom({ resource: target, actor, filter: Object.fromEntries(Object.entries(place).map(([name, value]) => [name, [value]])) }) : null;
  // What is done to the module as a whole, and asks for this record; what makes the rows of a file is done by a file, in the list.
  const actions = actor ? Object.values(target.actions).filter((action) => action.name !== target.import?.by && field in action.ask && mayRun(actor, target, action)) : [];
  const [open, setOpen] = useState<ModuleAction | null>(null);
  const own = useDeclared(of);
  const reason = notTaken({ field: target.fields[field], resource: own, record, context: useCellContext(of), rules: useRules(actor) });
  const { data, total, error, isPending, refetch } = useGetList<LecternRecord>(target.name, { filter: { ...every, [field]: [id] }, pagination: { page: 1, perPage: MOST_ROWS }, sort: target.list.sort, meta: OF_THIS_RECORD });
  // What only repeats the record's own name tells no row from another.
  const isRepeated = (name: string): boolean => TEXTS.has(target.fields[name]!.type) && data !== undefined && data.length > 0 && data.every((row) => row[name] === title);
  const columns = target.list.columns
    .filter((name) => name !== field && !isRepeated(name))
    .map((name) => target.fields[name]!)
    .filter((one) => actor && maySee(actor, one))
    .slice(0, MOST_COLUMNS);
  const scroller = useRef<HTMLDivElement>(null);
  useScrollEdges({ scroller, width: data?.length ?? 0 });

  return (
    <section className={`${styles.section} ${styles.related}`} aria-labelledby={heading}>
      <div className={styles.relatedHead}>
        <h2 id={heading}>
          {texts.module}
          {total === undefined ? '' : ` (${total.toLocaleString(context.locale)})`}
        </h2>
        <span className={styles.relatedWays}>
          {actions.map((action) => (
            <OrWhyNot key={action.name} reason={reason} label={texts.action(action.name)} kind="bare" isSmall>
              <Button kind="bare" isSmall aria-haspopup="dialog" onClick={() => setOpen(action)}>{texts.action(action.name)}</Button>
            </OrWhyNot>
          ))}
          {isReached && start && (isBelow({ target, field }) || field in start.begun) && (
            <OrWhyNot reason={reason} label={texts.newOne} kind="bare" isSmall>
              <Link to={createPath({ resource: target, from: [place] })} state={start}>{texts.newOne}</Link>
            </OrWhyNot>
          )}
          {isReached && data && <Link to={relatedPath({ target, field, place, every })}>{translate('lectern.record.seeAll')}</Link>}
        </span>
      </div>
      {open && <Suspense fallback={null}><ModuleActionDialog resource={target} action={open} begun={{ [field]: id }} onClose={() => setOpen(null)} /></Suspense>}
      {error ? (
        <FailureLine text={failureText(error)} onRetry={refetch} />
      ) : data?.length === 0 ? (
        <p className={styles.note}>{translate('lectern.record.noneRelated')}</p>
      ) : (
        <div className={edges.frame}>
          <div ref={scroller} className={styles.scroll} aria-busy={isPending}>
            <table className={styles.table}>
              <thead>
                <tr>
                  {columns.map((one) => (
                    <th key={one.name} scope="col" data-numeric={isNumericCell(one) ? '' : undefined}>
                      {context.label(one.name)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {(data ?? WAITING).map((row, index) => (
                  <tr key={row?.id ?? index}>
                    {columns.map((one, at) => (
                      <td key={one.name} data-numeric={isNumericCell(one) ? '' : undefined}>
                        {row === null ? (
                          <div className={styles.bone} />
                        ) : at === 0 ? (
                          <Link to={addresses.row(row)}>{TEXTS.has(one.type) ? titleOf({ row, target, name: one.name, translate }) : renderCell({ field: one, value: row[one.name], context })}</Link>
                        ) : (
                          renderCell({ field: one, value: row[one.name], context })
                        )}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
        </div>
        </div>
      )}
    </section>
  );
}

/** All of them: the list below this record where there is one, else the module's, filtered; one that stands below what this record does, too. */
function relatedPath({ target, field, place, every }: { target: Resource; field: string; place: Readonly<Record<string, string>>; every: Readonly<Record<string, true>> }): string {
  const filter = { ...(!isBelow({ target, field }) && { [field]: [place[field]] }), ...every };
  return Object.keys(filter).length === 0 ? listPath({ resource: target, from: [place] }) : filteredPath({ resource: target, from: [place], filter });
}

/** What else a record that refers to this one has by it: of a question of a section the test, which both name. */
function besides({ target, field, record }: { target: Resource; field: string; record: LecternRecord }): Readonly<Record<string, string>> {
  const shared = Object.entries(target.fields[field]?.narrowedBy ?? {}).map(([theirs, own]) => [own, record[theirs] as unknown] as const);
  return Object.fromEntries(shared.filter((one): one is readonly [string, string] => typeof one[1] === 'string'));
}

/** Whether what their list stands below besides is there: of what is gone there is no list. */
function useIsThere({ target, place }: { target: Resource; place: Readonly<Record<string, string>> }): boolean {
  const above = Object.entries(place).find(([name]) => target.fields[name]?.to && routeFields(target.routes[0] ?? '').includes(name));
  const known = useTitles(above ? target.fields[above[0]]!.to! : '', [above?.[1]]);
  const found = above && known.titles.get(above[1]);
  return !above || known.isPending || (found !== undefined && found.isDeleted !== true);
}

/** Whether their own list stands below the record that the field names: nothing else leads there. */
function isBelow({ target, field }: { target: Resource; field: string }): boolean {
  return routeFields(target.routes[0] ?? '').includes(field);
}

/** Rows that have not come yet. */
const WAITING: readonly null[] = [null, null, null];

/** Shown as they stand; anything else as its cell has it. */
const TEXTS: ReadonlySet<FieldType> = new Set<FieldType>(['text', 'longText', 'email', 'phone', 'url']);

function titleOf({ row, target, name, translate }: { row: LecternRecord; target: Resource; name: string; translate: TranslateFunction }): string {
  const value = row[name] as unknown;
  return typeof value === 'string' && value !== '' ? value : shownTitle({ resource: target, record: row, translate });
}
