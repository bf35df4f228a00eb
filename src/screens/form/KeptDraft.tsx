import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useActor } from '../../dataProvider';
import { draftOwner, readDrafts } from '../../forms/drafts';
import { Notice } from '../../forms/Notice';
import type { Resource } from '../../schemas';

/** To who may not make a record any more while its form is being filled in: what was typed is not lost. */
export function KeptDraft({ resource: { name } }: { resource: Resource }): ReactNode {
  const actor = useActor();
  const translate = useTranslate();
  const owner = actor && draftOwner(actor);
  const [isKept, setIsKept] = useState(false);
  // The form that stood here keeps the last letters as it goes, which is after this is drawn.
  useEffect(() => {
    const looked = setTimeout(() => setIsKept(owner !== undefined && readDrafts({ resource: name, id: null, owner }).length > 0));
    return () => clearTimeout(looked);
  }, [name, owner]);
  return isKept && <Notice tone="blue" text={translate('lectern.record.newKept')} />;
}
