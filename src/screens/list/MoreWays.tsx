import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import { lacks, useTexts } from '../../dataProvider';
import { withWords } from '../../i18n/withWords';
import { holdsRight, mayRun } from '../../schemas';
import type { ModuleAction } from '../../schemas';
import { useAddresses } from '../../shell/nav/useAddresses';
import { Button } from '../../ui';
import { OrWhyNot } from '../common/OrWhyNot';
import { useNotTaken } from '../common/useNotTaken';
import { ImportButton } from '../importing/ImportButton';
import { useListModel } from '../model/listModel';
import { listViews } from '../views/calls';

const ViewsButton = lazy(async () => ({ default: (await withWords(() => import('../views/ViewsButton'))).ViewsButton }));
const ModuleActionDialog = lazy(async () => ({ default: (await withWords(() => import('../actions/ModuleActionDialog'))).ModuleActionDialog }));

/** What else may be done on a list, once its rows are there: its saved views, where it stands below nothing; what is done to the module as a whole, and by a file for whoever may create records. What makes the rows of a file is done by that alone. */
export function MoreWays(): ReactNode {
  const { resource, actor, isBin } = useListModel();
  const texts = useTexts(resource.name);
  const [open, setOpen] = useState<ModuleAction | null>(null);
  const { within } = useAddresses(resource);
  const reason = useNotTaken({ resource, place: within });
  // One that asks what the list stands below is about that.
  const reasonOf = ({ ask }: ModuleAction): string | null => (Object.keys(within).some((name) => name in ask) ? reason : null);
  const actions = Object.values(resource.actions).filter((action) => action.name !== resource.import?.by && mayRun(actor, resource, action));
  return (
    <>
      {!isBin && Object.keys(within).length === 0 && !lacks(listViews) && <Suspense fallback={null}><ViewsButton /></Suspense>}
      {actions.map((action) => (
        <OrWhyNot key={action.name} reason={reasonOf(action)} label={texts.action(action.name)}>
          <Button aria-haspopup="dialog" onClick={() => setOpen(action)}>
            {texts.action(action.name)}
          </Button>
        </OrWhyNot>
      ))}
      {open && (
        <Suspense fallback={null}>
          <ModuleActionDialog resource={resource} action={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      {resource.import && holdsRight(actor, resource, 'create') && <ImportButton reason={reason} />}
    </>
  );
}
