import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useActor, useTexts } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import type { Action, Resource } from '../../schemas';
import { Button } from '../../ui';
import { useCellContext } from '../../fields/cellContext';
import { filterSentence } from '../../fields/FilterSentence';
import type { CellContext } from '../../fields/values/cellTypes';
import { useRules } from '../../forms/useRules';
import { asksFirst } from './asksFirst';
import { RowAction } from './RowAction';
import { stateOf } from './stateOf';
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
  const isOwn = resource.isOfPeople && record.id === actor?.id;
  const reason = isOwn ? translate('lectern.list.ownAccount') : translate('lectern.record.notNow', { state: stateText({ resource, record, context }) });

  return (
    <>
      {actions.map(({ action, isAllowed }) => (
        <ActionButton
          key={action.name}
          label={texts.action(action.name, isAllowed ? state : null)}
          reason={isAllowed ? null : reason}
          isBusy={begun === action && !asksFirst({ resource, actor, rules, action, record })}
          onPress={() => setBegun(action)}
        />
      ))}
      {begun && <RowAction key={begun.name} resource={resource} record={record} action={begun.name} onClose={() => setBegun((now) => (now === begun ? null : now))} />}
    </>
  );
}

interface ActionButtonProps {
  readonly label: string;
  /** Why it cannot be pressed; null: it can. */
  readonly reason: string | null;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

/** Stays in the order of the Tab key when it cannot be pressed, so that everybody can learn why. */
function ActionButton({ label, reason, isBusy, onPress }: ActionButtonProps): ReactNode {
  const id = useId();
  return (
    <>
      <Button
        isBusy={isBusy}
        aria-disabled={reason ? true : undefined}
        aria-describedby={reason ? id : undefined}
        title={reason ?? undefined}
        onClick={reason ? undefined : onPress}
      >
        {label}
      </Button>
      {reason && (
        <span id={id} className="visuallyHidden">
          {reason}
        </span>
      )}
    </>
  );
}

/** The record's state as a sentence: `Status is suspended`. */
export function stateText({ resource, record, context }: { resource: Resource; record: LecternRecord; context: CellContext }): string {
  const field = resource.lifecycle ? resource.fields[resource.lifecycle.field] : undefined;
  if (!field) return '';
  return filterSentence({ field, filter: { field: field.name, op: 'is', names: [field.name], pinned: false, default: null, isRequired: false }, value: record[field.name], context });
}
