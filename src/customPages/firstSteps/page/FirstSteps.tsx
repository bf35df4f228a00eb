import { useEffect, useId } from 'react';
import type { ReactNode } from 'react';
import { useStore, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { lacks, useActor, useCall, useDeclarations } from '../../../dataProvider';
import { SETTINGS_MODULE, createPath, holdsRight, mayEnter, recordPath } from '../../../schemas';
import type { Actor, CallReply, Declarations } from '../../../schemas';
import { usePageTitle } from '../../../shell/nav/pageTitle';
import { FIRST_STEPS_STORE_KEY } from '../../../shell/nav/firstStepsKey';
import type { PageProps } from '../../../shell/table/consoleRoute';
import { Button, Checkbox, FailureLine, Icon } from '../../../ui';
import { readFirstSteps } from '../calls';
import styles from './firstSteps.module.css';

type FirstStep = CallReply<typeof readFirstSteps>['steps'][number];

/** A checklist on the way into the console: what gets an institute going, and what of it is there already. */
export default function FirstSteps({ onDone }: PageProps): ReactNode {
  const translate = useTranslate();
  const heading = useId();
  const actor = useActor();
  const loader = useDeclarations();
  const [isHidden, setHidden] = useStore(FIRST_STEPS_STORE_KEY, false);
  const { data, isError } = useCall(readFirstSteps, {});
  const steps = data?.steps;
  usePageTitle(translate('lectern.routes.firstSteps'));

  const isNothing = steps?.length === 0 || lacks(readFirstSteps);
  useEffect(() => {
    if (isNothing) onDone();
  }, [isNothing, onDone]);

  const done = steps?.filter((step) => step.isDone).length ?? 0;
  return (
    <section className={styles.page} aria-labelledby={heading}>
      <h1 id={heading}>{translate('lectern.routes.firstSteps')}</h1>
      <p className={styles.text}>{translate('lectern.firstSteps.text')}</p>
      {steps && steps.length > 0 && (
        <>
          <div className={styles.progress}>
            <progress max={steps.length} value={done} aria-labelledby={heading} />
            <span>{done === steps.length ? translate('lectern.firstSteps.allDone') : translate('lectern.firstSteps.progress', { done, total: steps.length })}</span>
          </div>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <Step key={step.key} step={step} address={actor ? addressOf({ key: step.key, actor, loader }) : null} />
            ))}
          </ol>
        </>
      )}
      {isError && <FailureLine text={translate('lectern.firstSteps.failed')} />}
      {!steps && !isError && (
        <div className={styles.steps} role="status" aria-busy="true" aria-label={translate('lectern.firstSteps.loading')}>
          {BONES.map((bone) => (
            <div key={bone} className={styles.bone} />
          ))}
        </div>
      )}
      <footer className={styles.foot}>
        <Checkbox label={translate('lectern.firstSteps.hide')} isLabelShown checked={isHidden} onChange={(event) => setHidden(event.target.checked)} />
        <Button kind="primary" onClick={onDone}>
          {translate('lectern.firstSteps.goOn')}
        </Button>
      </footer>
    </section>
  );
}

const BONES = [1, 2, 3, 4];

function Step({ step, address }: { step: FirstStep; address: string | null }): ReactNode {
  const translate = useTranslate();
  const words = `lectern.firstSteps.steps.${step.key}`;
  const title = translate(`${words}.title`);
  return (
    <li className={styles.step} data-done={step.isDone ? '' : undefined}>
      <span className={styles.mark}>{step.isDone && <Icon name="check" size={16} label={translate('lectern.firstSteps.done')} />}</span>
      <span className={styles.words}>
        {address && !step.isDone ? <Link to={address}>{title}</Link> : <strong>{title}</strong>}
        <span>{translate(`${words}.text`)}</span>
      </span>
    </li>
  );
}

/** Where a step is done; null where the actor may not go there. */
function addressOf({ key, actor, loader }: { key: string; actor: Actor; loader: Declarations }): string | null {
  if (key === 'contact') return mayEnter(actor, { by: 'module', modules: [SETTINGS_MODULE] }) ? '/settings/supportContactInfo' : null;
  if (key === 'logo') {
    const institution = loader.get('institution');
    return institution && actor.instituteId && holdsRight(actor, institution, 'update') ? recordPath({ resource: institution, id: actor.instituteId, page: 'edit' }) : null;
  }
  const resource = loader.get(key);
  return resource && holdsRight(actor, resource, 'create') ? createPath({ resource }) : null;
}
