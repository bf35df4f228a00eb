import type { ReactNode } from 'react';
import { Notice } from '../../forms/Notice';
import type { Resource } from '../../schemas';
import { useAddresses } from '../../shell/nav/useAddresses';
import { useNotTaken } from '../common/useNotTaken';

/** Says in the form of a new record that what its address stands below takes none, before anything is typed. */
export function NotTakenNotice({ resource }: { readonly resource: Resource }): ReactNode {
  const reason = useNotTaken({ resource, place: useAddresses(resource).within });
  return reason === null ? null : <Notice tone="red" text={reason} />;
}
