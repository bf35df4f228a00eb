import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Link, useNavigate } from 'react-router';
import { useTexts, shownTitle } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import type { Resource } from '../../schemas';
import { listAddress, RETURN_STATE } from '../../shell/nav/listVisit';
import { usePageTitle } from '../../shell/nav/pageTitle';
import { Icon, IconButton, Menu, buttonClass } from '../../ui';
import type { MenuItem } from '../../ui';
import { useCellContext } from '../../fields/cellContext';
import { renderCell } from '../../fields/renderCell';
import { Avatar } from '../../fields/cells/Avatar';
import { Chip } from '../../fields/cells/Chip';
import { fieldOfTabs, tabOfFilter } from '../common/ownTab';
import { useIsPhone } from '../common/useIsPhone';
import { FROM_PAGE } from '../common/useLeaveForm';
import { LifecycleButtons } from './LifecycleButtons';
import { useAddresses } from '../../shell/nav/useAddresses';
import { OfAnother } from './OfAnother';
import { RecordSteps } from './RecordSteps';
import { RowAction } from './RowAction';
import { ShareRecord } from './ShareRecord';
import { stateText } from './stateText';
import { useCopyItems } from './useCopyItems';
import { useDuplicate } from './useDuplicate';
import { useHeadActions } from './useHeadActions';
import { useRecordActions } from './useRecordActions';
import styles from './actions.module.css';

/** The head of a record's page or form: its title and state, its lifecycle, edit, and the rarer things in a menu. */
export function RecordHead({ resource, record, page }: { resource: Resource; record: LecternRecord; page: 'show' | 'edit' }): ReactNode {
  const translate = useTranslate();
  const navigate = useNavigate();
  const addresses = useAddresses(resource);
  const [begun, setBegun] = useState<string | null>(null);
  const actions = useRecordActions({ resource, record });
  const { lifecycle, mayUpdate, mayDelete } = actions;
  // At the end of a title it has a place of its own, whatever the buttons below come to.
  const isPhone = useIsPhone();
  const title = shownTitle({ resource, record, translate });
  usePageTitle(title);
  useHeadActions({ resource, record, page, actions, onBegin: setBegun });
  const duplicate = useDuplicate({ resource, record, isWhole: true });
  const copies = useCopyItems({ resource, record });
  const items: MenuItem[] = [
    ...(page === 'edit' ? [{ key: 'show', label: translate('lectern.record.view'), icon: 'eye' as const, onSelect: () => void navigate(addresses.record({ id: record.id, page: 'show', record })) }] : []),
    ...duplicate,
    ...copies.filter((item) => item.key === 'copy id'),
    ...(mayDelete ? [{ key: 'delete', label: translate('lectern.record.deleteItem'), icon: 'trash' as const, isDanger: true, onSelect: () => setBegun('delete') }] : []),
  ];
  const more = items.length > 0 && (
    <Menu label={translate('lectern.record.more')} items={items} renderTrigger={(props) => <IconButton {...props} icon="more" label={translate('lectern.record.more')} />} />
  );
  return (
    <>
      <OfAnother resource={resource} record={record} />
      <header className={styles.head}>
        <div className={styles.title}>
          <Picture resource={resource} record={record} title={title} />
          <h1>{title}</h1>
          <State resource={resource} record={record} />
          {isPhone && more && <span className={styles.more}>{more}</span>}
        </div>
        <div className={styles.buttons}>
          <RecordSteps resource={resource} id={record.id} page={page} />
          <LifecycleButtons resource={resource} record={record} actions={lifecycle} />
          {page === 'show' && resource.share.length > 0 && <ShareRecord resource={resource} record={record} />}
          {page === 'show' && resource.sheet !== null && (
            <Link className={buttonClass('quiet')} to={`/${resource.sheet}/${record.id}`}>
              <Icon name="external" size={16} />
              <span>{translate('lectern.record.sheet')}</span>
            </Link>
          )}
          {page === 'show' && mayUpdate && (
            <Link className={buttonClass('primary')} to={addresses.record({ id: record.id, page: 'edit', record })} state={FROM_PAGE}>
              <Icon name="edit" size={16} />
              <span>{translate('lectern.record.edit')}</span>
            </Link>
          )}
          {!isPhone && more}
        </div>
        {begun && <RowAction key={begun} resource={resource} record={record} action={begun} onClose={() => setBegun((now) => (now === begun ? null : now))} {...(begun === 'delete' && { onDone: () => void navigate(listAddress(addresses.list), { state: RETURN_STATE }) })} />}
      </header>
    </>
  );
}

function Picture({ resource, record, title }: { resource: Resource; record: LecternRecord; title: string }): ReactNode {
  const picture: unknown = resource.picture ? record[resource.picture] : null;
  if (!resource.picture) return null;
  return <Avatar title={title} picture={typeof picture === 'string' && picture !== '' ? picture : null} size="large" />;
}

/** The state of the record's lifecycle, as a chip: one that is true or false by the name of its tab in the list, where it has one. */
function State({ resource, record }: { resource: Resource; record: LecternRecord }): ReactNode {
  const context = useCellContext(resource.name);
  const field = resource.lifecycle ? resource.fields[resource.lifecycle.field] : undefined;
  const texts = useTexts(resource.name);
  const value: unknown = field && record[field.name];
  if (field?.type !== 'boolean' || typeof value !== 'boolean') return field?.type === 'choice' ? renderCell({ field, value, context }) : null;
  const tab = fieldOfTabs(resource) === field.name ? tabOfFilter({ resource, field: field.name, value }) : null;
  const text = tab !== null ? texts.segment(tab, field.name) : value ? texts.field(field.name) : stateText({ resource, record, context });
  return <Chip text={text} tone={value ? 'green' : 'grey'} />;
}
