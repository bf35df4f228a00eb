import { useId } from 'react';
import type { ReactNode } from 'react';
import { useStore, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { textsOf, useActor, useDeclarations } from '../../../dataProvider';
import { createPath, holdsRight } from '../../../schemas';
import type { Head } from '../../../schemas';
import { useMenuItems } from '../../../shell/nav/useMenu';
import { FIRST_STEPS_STORE_KEY } from '../../../shell/nav/firstStepsKey';
import { startTour } from '../../../shell/tour/tourControl';
import { Icon } from '../../../ui';
import type { IconName } from '../../../ui';
import styles from './home.module.css';
import { isInstitutes } from './isInstitutes';

const MOST = 6;

/** What an institute begins with, in the order of the checklist and of the mail that it is approved by; the rest comes as in the menu. */
const FIRST = ['branch', 'user', 'course', 'student'];

function placeOf({ name, menu }: Head, isOneInstitute: boolean): number {
  const place = isOneInstitute ? FIRST.indexOf(name) : -1;
  return place < 0 ? (menu?.order ?? 0) : place - FIRST.length;
}

/** What one may add, and the way to learn the console. */
export function NextSteps({ isOneInstitute }: { isOneInstitute: boolean }): ReactNode {
  const translate = useTranslate();
  const heading = useId();
  const actor = useActor();
  const loader = useDeclarations();
  const [isDoneWith] = useStore(FIRST_STEPS_STORE_KEY, false);
  // What the menu hides from somebody stays open by its address, and is offered nowhere.
  const inMenu = new Set(useMenuItems().map(({ key }) => key));
  const addable = loader
    .all()
    .filter((resource) => actor && !resource.isSingle && inMenu.has(resource.name) && (!isOneInstitute || isInstitutes(resource)) && holdsRight(actor, resource, 'create'))
    .toSorted((a, b) => placeOf(a, isOneInstitute) - placeOf(b, isOneInstitute))
    .slice(0, MOST);
  // The checklist is of one's own institute, for who makes something there; signing in leads past it.
  const hasChecklist = !isDoneWith && actor?.role === 'institute' && actor.instituteId !== null && addable.length > 0;
  return (
    <section className={`${styles.sheet} ${styles.next}`} aria-labelledby={heading}>
      <h2 id={heading}>{translate('lectern.home.next')}</h2>
      <ul className={styles.links}>
        {hasChecklist && <Step to="/" icon="check" text={translate('lectern.routes.firstSteps')} />}
        {addable.map((resource) => <Step key={resource.name} to={createPath({ resource })} icon="plus" text={textsOf({ resource: resource.name, translate }).newOne} />)}
        <Step to="/profile" icon="user" text={translate('lectern.profile.title')} />
        <li className={styles.wideOnly}>
          <button type="button" className={styles.nextLink} onClick={startTour}>
            <Icon name="help" size={16} />
            {translate('lectern.help.tour')}
          </button>
        </li>
      </ul>
    </section>
  );
}

function Step({ to, icon, text }: { readonly to: string; readonly icon: IconName; readonly text: string }): ReactNode {
  return (
    <li>
      <Link to={to} className={styles.nextLink}>
        <Icon name={icon} size={16} />
        {text}
      </Link>
    </li>
  );
}
