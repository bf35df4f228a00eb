import { Suspense, useContext } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import type { TranslateFunction } from 'ra-core';
import { NavLink, Navigate, useLocation, useNavigate } from 'react-router';
import { lacks, textsOf, useActor, useDeclarations, useDeclared, useSelectedInstitute } from '../../../dataProvider';
import { holdsRight, isAcrossInstitutes } from '../../../schemas';
import { RecordSkeleton } from '../../../screens/actions/RecordStates';
import { Notice } from '../../../forms/Notice';
import inputStyles from '../../../fields/controls/input.module.css';
import { useIsPhone } from '../../../screens/common/useIsPhone';
import { SingleScreen } from '../../../screens/single/SingleScreen';
import { ShellContext } from '../../../shell/context/shellContext';
import { usePageTitle } from '../../../shell/nav/pageTitle';
import { EmptyState, Icon } from '../../../ui';
import { PaymentConnect } from './PaymentConnect';
import { BRANDED, PAYMENT, SECTIONS, sectionOf } from './sections';
import type { Section } from './sections';
import styles from './settings.module.css';
import { useFreshBranding } from './useFreshBranding';

/** The settings of a tenant: its parts at the left, the open one at the right. Whose they are is always said. */
export default function SettingsPage(): ReactNode {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const actor = useActor();
  const loader = useDeclarations();
  const { institute } = useSelectedInstitute();
  const freshBranding = useFreshBranding();
  const shell = useContext(ShellContext);
  const opened = SECTIONS.find(({ name }) => name === sectionOf(pathname));
  const settings = translate('lectern.settings.title');
  const isPhone = useIsPhone();
  const part = opened ? wordsOf({ section: opened, translate }) : settings;
  // On a phone there is room for the part alone; what it is a part of stands in the page's own heading.
  usePageTitle(opened && !isPhone ? `${part} · ${settings}` : part);
  if (!actor) return <RecordSkeleton />;

  const sections = SECTIONS.filter(({ declared, part: offered }) => {
    if (offered?.needs && lacks(offered.needs)) return false;
    const resource = loader.get(declared);
    return resource !== undefined && holdsRight(actor, resource, 'read');
  });
  const [first] = sections;
  const wanted = sectionOf(pathname);
  const open = sections.find(({ name }) => name === wanted);
  if (!first) return <EmptyState level={1} drawing="locked" title={translate('lectern.settings.none.title')} text={translate('lectern.settings.none.text')} />;
  if (!open) return <Navigate replace to={`/settings/${first.name}`} />;

  const isAcross = isAcrossInstitutes(actor);
  // One's own is named too: a session that has changed meanwhile is then refused instead of writing elsewhere.
  const instituteId = (isAcross ? institute?.id : null) ?? actor.instituteId;
  const { name, part: offered } = open;
  const declared = offered ? undefined : loader.get(name);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{translate('lectern.settings.title')}</h1>
        {isAcross && (
          <p className={styles.whose}>
            <Icon name="info" size={16} />
            {institute ? translate('lectern.settings.institute', { name: institute.name }) : translate('lectern.settings.operator')}
          </p>
        )}
      </header>
      <div className={styles.columns}>
        <SectionNav sections={sections} open={open} />
        <div className={styles.content}>
          {offered && <offered.Part instituteId={instituteId} />}
          {name === BRANDED && shell?.user.instituteId && !shell.user.isWhiteLabelled && <Notice tone="blue" text={translate('lectern.settings.plainLook')} />}
          {declared && (
            <Suspense fallback={<RecordSkeleton />}>
              <Single key={`${name} ${instituteId}`} name={name} instituteId={instituteId} {...(name === BRANDED && { onChanged: () => void freshBranding() })} />
            </Suspense>
          )}
          {name === PAYMENT && <PaymentConnect instituteId={instituteId} />}
        </div>
      </div>
    </div>
  );
}

/** The record of a module that has one for each tenant, once its declaration is there. */
function Single({ name, ...props }: Omit<ComponentProps<typeof SingleScreen>, 'resource'> & { name: string }): ReactNode {
  return <SingleScreen resource={useDeclared(name)} {...props} />;
}

/** A list of links; on a phone a choice. */
function SectionNav({ sections, open }: { sections: readonly Section[]; open: Section }): ReactNode {
  const translate = useTranslate();
  const navigate = useNavigate();
  const label = translate('lectern.settings.sections');
  return (
    <>
      <nav className={styles.nav} aria-label={label}>
        <ul>
          {sections.map((section) => (
            <li key={section.name}>
              <NavLink to={`/settings/${section.name}`} className={styles.link}>
                {wordsOf({ section, translate })}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`${styles.choice} ${inputStyles.box} ${inputStyles.select}`}>
        <select aria-label={label} value={open.name} onChange={(event) => void navigate(`/settings/${event.target.value}`)}>
          {sections.map((section) => (
            <option key={section.name} value={section.name}>
              {wordsOf({ section, translate })}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size={16} />
      </div>
    </>
  );
}

function wordsOf({ section: { name, part }, translate }: { section: Section; translate: TranslateFunction }): string {
  return part ? translate(part.title) : textsOf({ resource: name, translate }).module;
}
