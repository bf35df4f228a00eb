import { useId } from 'react';
import type { ReactNode } from 'react';
import { humanize } from '../../schemas/texts';
import { offeredPrice } from '../../schemas/offeredPrice';
import { Icon } from '../../ui/Icon';
import { useSignedOut } from '../context/signedOutContext';
import type { Plan } from './PlansPage';
import styles from './PlanTable.module.css';

/** Plans side by side, a row each for what one has and another has not. Too wide, it scrolls below the names of its rows. */
export function PlanTable({ plans, anyPlan }: { plans: readonly Plan[]; /** Names of the modules that are open with each of them. */ anyPlan: readonly string[] }): ReactNode {
  const { translate, locale } = useSignedOut();
  const headId = useId();
  const say = (key: string): string => translate(`lectern.publicPages.plans.${key}`);
  const numbers = new Intl.NumberFormat(locale === 'en' ? 'en-IN' : locale);
  const features = [...new Map(plans.flatMap((plan) => plan.features.map((one) => [one.name, one] as const))).values()];
  const modules = [...new Set([...plans].sort((one, other) => other.modules.length - one.modules.length).flatMap((plan) => plan.modules))];
  const row = (name: string, cell: (plan: Plan) => ReactNode, note?: string | null): ReactNode => (
    <tr key={name}>
      <th scope="row">
        {name}
        {note && <small>{note}</small>}
      </th>
      {plans.map((plan) => <td key={plan.id}>{cell(plan)}</td>)}
    </tr>
  );
  const mark = (has: boolean): ReactNode => (
    <>
      {has ? <Icon name="check" size={18} /> : <span aria-hidden>–</span>}
      <span className="visuallyHidden">{say(has ? 'has' : 'hasNot')}</span>
    </>
  );
  return (
    <div className={styles.compare}>
      <h2 id={headId}>{say('compare')}</h2>
      <div className={styles.scroll} tabIndex={0} role="region" aria-labelledby={headId}>
        <table>
          <thead>
            <tr>
              <td />
              {plans.map(({ id, name }) => <th key={id} scope="col">{name}</th>)}
            </tr>
          </thead>
          <tbody>
            {row(say('price'), ({ price, billingCycle }) => <><strong>{offeredPrice({ amount: price, language: locale })}</strong> {say(billingCycle)}</>)}
            {row(say('tokensRow'), ({ aiToken }) => (aiToken > 0 ? numbers.format(aiToken) : '–'))}
            {row(say('people'), () => say('byLicence'))}
          </tbody>
          {features.length > 0 && (
            <tbody>
              <Head span={plans.length + 1} text={say('features')} />
              {features.map(({ name, description }) => row(name, (plan) => mark(plan.features.some((one) => one.name === name)), description))}
            </tbody>
          )}
          {modules.length > 0 && (
            <tbody>
              <Head span={plans.length + 1} text={say('modulesRow')} />
              {modules.map((key) => row(translate(`lectern.module.${key}`, { _: humanize(key) }), (plan) => mark(plan.modules.includes(key))))}
            </tbody>
          )}
          {anyPlan.length > 0 && (
            <tbody>
              <Head span={plans.length + 1} text={say('anyPlan')} />
              {anyPlan.map((name) => row(translate(`resources.${name}.menu`, { _: translate(`resources.${name}.name`, { smart_count: 2, _: humanize(name) }) }), () => mark(true)))}
            </tbody>
          )}
        </table>
      </div>
    </div>
  );
}

function Head({ span, text }: { span: number; text: string }): ReactNode {
  return (
    <tr className={styles.head}>
      <th scope="rowgroup" colSpan={span}><span>{text}</span></th>
    </tr>
  );
}
