import type { ReactNode } from 'react';
import { ShowBase, useShowContext, useTranslate } from 'ra-core';
import { useLocation } from 'react-router';
import { lacks, shownTitle, useActor, useTexts } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { holdsSome } from '../../schemas';
import type { Actor, Field, FieldType, Resource } from '../../schemas';
import type { ONLY_READ } from '../../shell/nav/listVisit';
import { AtItsAddress } from '../actions/AtItsAddress';
import { RecordHead } from '../actions/RecordHead';
import { isDeleted, isInPlaceOf, RecordFailure, RecordSkeleton } from '../actions/RecordStates';
import { useCellContext } from '../../fields/cellContext';
import { renderCell } from '../../fields/renderCell';
import { CopyButton } from '../../fields/cells/CopyButton';
import { lastingText } from '../../fields/values/lasting';
import { draftOwner, readDrafts } from '../../forms/drafts';
import { Notice } from '../../forms/Notice';
import { useRules } from '../../forms/useRules';
import { RecordHistory } from './RecordHistory';
import { RelatedList } from './RelatedList';
import { MORE_SECTION, RECORD_SECTION, showSections } from './showSections';
import styles from './show.module.css';

/** A record of a declared module: its fields by section, and what belongs to it. */
export function ShowScreen({ resource }: { resource: Resource }): ReactNode {
  return (
    <ShowBase resource={resource.name} disableAuthentication queryOptions={QUERY}>
      <ShowContent resource={resource} />
    </ShowBase>
  );
}

/** The screen shows its own failures, in place. */
const QUERY = { onError: () => undefined };

function ShowContent({ resource }: { resource: Resource }): ReactNode {
  const actor = useActor();
  const translate = useTranslate();
  const { record, error, isFetching, refetch } = useShowContext<LecternRecord>();
  if (isInPlaceOf({ error, record })) return <RecordFailure resource={resource} error={error} onRetry={() => void refetch()} />;
  if (!record || (isFetching && isDeleted(record)) || !actor) return <RecordSkeleton />;
  const title = shownTitle({ resource, record, translate });
  const below = (related: Resource['related'][number]): ReactNode => <RelatedList key={`${related.resource} ${related.field}`} related={related} record={record} of={resource.name} title={title} />;
  return (
    <AtItsAddress resource={resource} record={record} page="show">
      <div className={styles.screen}>
        <RecordHead resource={resource} record={record} page="show" />
        <OnlyRead resource={resource} actor={actor} id={String(record.id)} />
        {resource.related.filter(({ first }) => first).map(below)}
        <Sections resource={resource} actor={actor} record={record} />
        {resource.related.filter(({ first }) => !first).map(below)}
      </div>
    </AtItsAddress>
  );
}

/** To who came for the form, and may not change the record, or not any more. */
function OnlyRead({ resource, actor, id }: { resource: Resource; actor: Actor; id: string }): ReactNode {
  const translate = useTranslate();
  if (!(useLocation().state as Partial<typeof ONLY_READ> | null)?.onlyRead || holdsSome(actor, resource, 'update')) return null;
  const isKept = readDrafts({ resource: resource.name, id, owner: draftOwner(actor) }).length > 0;
  return <Notice tone="blue" text={translate(isKept ? 'lectern.record.onlyReadKept' : 'lectern.record.onlyRead')} />;
}

/** What needs the whole width to be read; other things that are wide to type in are not. */
const WIDE = new Set<FieldType>(['longText', 'richText', 'list', 'json', 'matrix']);

const OWN_SECTIONS: Readonly<Record<string, string>> = { [MORE_SECTION]: 'lectern.record.sections.more', [RECORD_SECTION]: 'lectern.record.sections.record' };

function Sections({ resource, actor, record }: { resource: Resource; actor: Actor; record: LecternRecord }): ReactNode {
  const translate = useTranslate();
  const rules = useRules(actor);
  const texts = useTexts(resource.name);
  const context = useCellContext(resource.name);
  const sections = showSections({ resource, actor, record, rules });
  /** Behind the end of something how long it lasts. */
  const lasting = (field: Field): string => {
    const text = lastingText({ field, from: record[field.after ?? ''], to: record[field.name], locale: context.locale });
    return text === null ? '' : ` · ${text}`;
  };
  const draw = ({ name, fields }: (typeof sections)[number]): ReactNode => (
    <section key={name} className={styles.section} aria-labelledby={`show-${name}`}>
      <h2 id={`show-${name}`}>{name in OWN_SECTIONS ? translate(OWN_SECTIONS[name]!) : texts.section(name)}</h2>
      <dl className={styles.values}>
        {fields.map((field) => (
          <div key={field.name} className={styles.value} data-wide={WIDE.has(field.type) ? '' : undefined}>
            <dt>{context.label(field.name)}</dt>
            <dd>
              {renderCell({ field, value: record[field.name], context, isDetail: true })}
              {lasting(field)}
              {field.copy && typeof record[field.name] === 'string' && record[field.name] !== '' && <CopyButton text={record[field.name] as string} name={context.label(field.name)} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{sections.filter((section) => section.name !== RECORD_SECTION).map(draw)}</div>
      <div className={styles.side}>
        {sections.filter((section) => section.name === RECORD_SECTION).map(draw)}
        {resource.source === null && !lacks({ method: 'GET', path: resource.endpoint.history.path }) && <RecordHistory key={record.id} resource={resource} record={record} />}
      </div>
    </div>
  );
}
