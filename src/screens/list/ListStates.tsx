import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useFailureText } from '../../dataProvider';
import { isEmptyValue } from '../../schemas';
import { Button, EmptyState } from '../../ui';
import { useRows } from '../model/listModel';
import { useListAddress } from './useListAddress';

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

/** By what the rows are narrowed: what can be taken away is called by what it is. */
export function askedBy(chosen: Readonly<Record<string, unknown>>): 'search' | 'filters' | 'both' {
  const { q, ...filters } = chosen;
  if (isEmptyValue(q)) return 'filters';
  return Object.keys(filters).length === 0 ? 'search' : 'both';
}
