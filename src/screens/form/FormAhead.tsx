import { Activity, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { RecordContextProvider } from 'ra-core';
import { useActor } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import type { Resource } from '../../schemas';
import { RecordHead } from '../actions/RecordHead';
import { RecordForm } from './RecordForm';

/**
 * Draws the form of a record where it stands in no page: in slices, while nothing else is to be done, with none of its effects, so that nothing is asked for.
 * What is drawn is thrown away. The form that is opened next finds its code compiled, which takes as long as drawing it.
 */
export function FormAhead({ resource, record }: { readonly resource: Resource; readonly record: LecternRecord }): ReactNode {
  const actor = useActor();
  const [nowhere] = useState(() => document.createElement('div'));
  if (!actor) return null;
  return createPortal(
    <Activity mode="hidden">
      <RecordContextProvider value={record}>
        <RecordHead resource={resource} record={record} page="edit" />
        <RecordForm resource={resource} actor={actor} record={record} onSaved={nothing} onCancel={nothing} />
      </RecordContextProvider>
    </Activity>,
    nowhere,
  );
}

const nothing = (): void => undefined;
