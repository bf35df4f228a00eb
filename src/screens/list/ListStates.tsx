import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useFailureText, useTexts } from '../../dataProvider';
import { holdsRight, isEmptyValue } from '../../schemas';
import { Button, EmptyState, buttonClass } from '../../ui';
import { useAddresses } from '../../shell/nav/useAddresses';
import { useListModel, useRows } from '../model/listModel';
import { useListAddress } from './useListAddress';

/** No rows at all: says so and leads to the first one. */
export function NothingYet(): ReactNode {
  const translate = useTranslate();
  const { resource, actor } = useListModel();
  const texts = useTexts(resource.name);
  const { create } = useAddresses(resource);
  const canCreate = holdsRight(actor, resource, 'create');
  return (
    <EmptyState
      drawing="empty"
      title={translate('lectern.list.empty.title', { name: texts.module })}
      text={translate(canCreate ? 'lectern.list.empty.text' : 'lectern.list.empty.readOnly')}
      action={
        canCreate && (
          <Link to={create} className={buttonClass('primary')}>
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
  const { resource } = useListModel();
  const texts = useTexts(resource.name);
  const { segment, ...others } = useRows().chosenValues;
  const asked = askedBy(others);
  if (typeof segment === 'string' && Object.keys(others).length === 0) {
    const name = texts.segment(segment, resource.lifecycle?.field ?? null);
    return <EmptyState drawing="noMatch" title={translate('lectern.list.noMatch.title')} text={translate('lectern.list.noMatch.segment', { name })} action={<Button onClick={() => keepFilters()}>{translate('lectern.list.showAll')}</Button>} />;
  }
  return (
    <EmptyState
      drawing="noMatch"
      title={translate('lectern.list.noMatch.title')}
      text={translate(`lectern.list.noMatch.${asked}`)}
      action={<Button onClick={() => keepFilters('segment')}>{translate(`lectern.list.clearAsked.${asked}`)}</Button>}
    />
  );
}

/** By what the rows are narrowed: what can be taken away is called by what it is. */
function askedBy(chosen: Readonly<Record<string, unknown>>): 'search' | 'filters' | 'both' {
  const { q, ...filters } = chosen;
  if (isEmptyValue(q)) return 'filters';
  return Object.keys(filters).length === 0 ? 'search' : 'both';
}

/** The rows could not be fetched: what happened, and another try. */
export function Failed(): ReactNode {
  const translate = useTranslate();
  const failureText = useFailureText();
  const { error, refetch, isFetching, chosenValues } = useRows();
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
            {Object.keys(chosenValues).length > 0 && <Button onClick={() => keepFilters()}>{translate(`lectern.list.clearAsked.${askedBy(chosenValues)}`)}</Button>}
          </>
        }
      />
    </div>
  );
}
