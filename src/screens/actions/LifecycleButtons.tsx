import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useActor, useTexts } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import type { Action, Resource } from '../../schemas';
import { useCellContext } from '../../fields/cellContext';
import { useRules } from '../../forms/useRules';
import { ReasonedButton } from '../common/ReasonedButton';
import { asksFirst } from './asksFirst';
import { RowAction } from './RowAction';
import { stateOf } from './stateOf';
import { stateText } from './stateText';
import { whyNot, whyNotKey } from './whyNot';
import type { RecordAction } from './useRecordActions';

/** One button an action of the lifecycle. One that cannot be done now stays, and says why not. */
export function LifecycleButtons({ resource, record, actions }: { resource: Resource; record: LecternRecord; actions: readonly RecordAction[] }): ReactNode {
  const translate = useTranslate();
  const texts = useTexts(resource.name);
  const context = useCellContext(resource.name);
  const [begun, setBegun] = useState<Action | null>(null);
  const state = stateOf({ resource, records: [record] });
  const actor = useActor();
  const rules = useRules(actor);
  const reasonOf = (action: Action): string => {
    const why = whyNot({ resource, record, action, actor });
    return why === 'state' ? translate('lectern.record.notNow', { state: stateText({ resource, record, context }) }) : translate(whyNotKey(resource, why));
  };

  return (
    <>
      {actions.map(({ action, isAllowed }) => (
        <ReasonedButton
          key={action.name}
          label={texts.action(action.name, isAllowed ? state : null)}
          reason={isAllowed ? null : reasonOf(action)}
          isBusy={begun === action && !asksFirst({ resource, actor, rules, action, record })}
          onPress={() => setBegun(action)}
        />
      ))}
      {begun && <RowAction key={begun.name} resource={resource} record={record} action={begun.name} onClose={() => setBegun((now) => (now === begun ? null : now))} />}
    </>
  );
}
