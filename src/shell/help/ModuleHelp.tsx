import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useActor, useTexts } from '../../dataProvider';
import { evaluate, mayRun } from '../../schemas';
import type { Action, Resource } from '../../schemas';
import styles from './HelpPanel.module.css';

/** What the declaration itself tells of a module: whose rows they are, their states, what may be done to them. */
export function ModuleHelp({ resource }: { resource: Resource }): ReactNode {
  const translate = useTranslate();
  const actor = useActor();
  const texts = useTexts(resource.name);
  const { lifecycle } = resource;
  const field = lifecycle ? resource.fields[lifecycle.field] : undefined;
  const states = field?.type === 'choice' ? field.choices : [];
  const actions = Object.values(lifecycle?.actions ?? {}).filter((action) => actor && !action.onlyUndo && mayRun(actor, resource, action));
  const now = useMemo(() => new Date().toISOString(), []);
  const stateOf = (value: unknown): string => (lifecycle ? texts.choice(lifecycle.field, String(value)) : '');
  /** `Draft, Paused → Active`; null where an action leads to no state that has a name. */
  const changeOf = (action: Action): string | null => {
    const to = lifecycle && states.length > 0 ? action.set[lifecycle.field] : undefined;
    if (!lifecycle || typeof to !== 'string') return null;
    const from = states.filter((state) => state !== to && evaluate(action.if, { [lifecycle.field]: state }, { now }));
    return translate('lectern.help.change', { from: from.length > 0 ? from.map(stateOf).join(', ') : translate('lectern.help.anyState'), to: stateOf(to) });
  };
  return (
    <>
      <h3>{translate('lectern.help.module', { name: texts.module })}</h3>
      <p>{translate(`lectern.help.tenancy.${resource.tenant}`)}</p>
      {states.length > 0 && (
        <>
          <h3>{translate('lectern.help.states')}</h3>
          <dl className={styles.terms}>
            {states.map((state) => (
              <Term key={state} name={stateOf(state)} sentences={[lifecycle && texts.meaning(lifecycle.field, state)]} />
            ))}
          </dl>
        </>
      )}
      {actions.length > 0 && (
        <>
          <h3>{translate('lectern.help.actions')}</h3>
          <dl className={styles.terms}>
            {actions.map((action) => (
              <Term key={action.name} name={texts.action(action.name)} sentences={[texts.effect(action.name), changeOf(action)]} />
            ))}
          </dl>
        </>
      )}
    </>
  );
}

function Term({ name, sentences }: { name: string; sentences: readonly (string | null)[] }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      {sentences.map((sentence) => sentence && <dd key={sentence}>{sentence}</dd>)}
    </div>
  );
}
