import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useFailureText, useTexts } from '../../dataProvider';
import { holdsRight } from '../../schemas';
import { Button, EmptyState, buttonClass } from '../../shell/ui';
import { useListModel, useRows } from './listModel';
import { useListAddress } from './useListAddress';

/** No rows at all: says so and leads to the first one. */
export function NothingYet(): ReactNode {
  const translate = useTranslate();
  const { resource, actor } = useListModel();
  const texts = useTexts(resource.name);
  const canCreate = holdsRight(actor, resource, 'create');
  return (
    <EmptyState
      drawing="empty"
      title={translate('lectern.list.empty.title', { name: texts.module })}
      text={translate(canCreate ? 'lectern.list.empty.text' : 'lectern.list.empty.readOnly')}
      action={
        canCreate && (
          <Link to={`/${resource.name}/create`} className={buttonClass('primary')}>
            {texts.newOne}
          </Link>
        )
      }
    />
  );
}

/** Rows there are, but none that match. */
export function NoMatch(): ReactNode {
  const translate = useTranslate();
  const { keepFilters } = useListAddress();
  return (
    <EmptyState
      drawing="noMatch"
      title={translate('lectern.list.noMatch.title')}
      text={translate('lectern.list.noMatch.text')}
      action={<Button onClick={() => keepFilters()}>{translate('lectern.list.clearFilters')}</Button>}
    />
  );
}

/** The rows could not be fetched: what happened, and another try. */
export function Failed(): ReactNode {
  const translate = useTranslate();
  const failureText = useFailureText();
  const { error, refetch, isFetching, filterValues } = useRows();
  const { keepFilters } = useListAddress();
  return (
    <div role="alert">
      <EmptyState
        drawing="failed"
        title={translate('lectern.list.failed.title')}
        text={failureText(error)}
        action={
          <>
            <Button icon="retry" isBusy={isFetching} onClick={() => void refetch()}>
              {translate('lectern.list.retry')}
            </Button>
            {Object.keys(filterValues).length > 0 && <Button onClick={() => keepFilters()}>{translate('lectern.list.clearFilters')}</Button>}
          </>
        }
      />
    </div>
  );
}
