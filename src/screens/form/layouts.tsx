import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { Button } from '../../ui';
import type { CellContext } from '../../fields/values/cellTypes';
import type { FormSection } from '../../forms/formFields';
import { SectionFields } from './SectionFields';
import styles from './form.module.css';

export interface LayoutProps {
  readonly sections: readonly FormSection[];
  readonly context: CellContext;
  readonly sectionText: (name: string) => string;
  readonly formId: string;
  /** The section that is open, where only one is. */
  readonly active: string;
  readonly onActivate: (name: string) => void;
  /** Fields with a message, by section. */
  readonly problems: ReadonlyMap<string, number>;
  readonly isNew: boolean;
  /** Of the headings of sections. */
  readonly headingLevel: 2 | 3;
}

/** All sections below each other. */
export function Sections({ sections, context, sectionText, formId, headingLevel }: LayoutProps): ReactNode {
  const Heading = `h${headingLevel}` as const;
  const isSingle = sections.length === 1;
  return sections.map((section, at) => (
    <section key={section.name} className={styles.section} aria-labelledby={isSingle ? undefined : `${formId}-section-${section.name}`}>
      {!isSingle && <Heading id={`${formId}-section-${section.name}`}>{sectionText(section.name)}</Heading>}
      <SectionFields section={section} context={context} above={sections.slice(0, at).reduce((sum, { fields }) => sum + fields.length, 0)} />
    </section>
  ));
}

/** One section at a time; all stay in the page, so that what is typed in each is kept and checked. */
export function Tabs(props: LayoutProps): ReactNode {
  const { sections, sectionText, formId, active, onActivate, problems } = props;
  const translate = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = sections.findIndex((section) => section.name === active);
    const to = { ArrowRight: (at + 1) % sections.length, ArrowLeft: (at - 1 + sections.length) % sections.length, Home: 0, End: sections.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onActivate(sections[to]!.name);
    (list.current?.children[to] as HTMLElement | undefined)?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" tabIndex={-1} className={styles.tabs} onKeyDown={onKeyDown}>
        {sections.map((section) => {
          const isActive = section.name === active;
          const count = problems.get(section.name) ?? 0;
          return (
            <button
              key={section.name}
              type="button"
              role="tab"
              id={`${formId}-tab-${section.name}`}
              aria-selected={isActive}
              aria-controls={`${formId}-panel-${section.name}`}
              tabIndex={isActive ? 0 : -1}
              className={styles.tab}
              onClick={() => onActivate(section.name)}
            >
              {sectionText(section.name)}
              {count > 0 && (
                <span className={styles.count}>
                  {count}
                  <span className="visuallyHidden"> {translate('lectern.form.problemsHere', { smart_count: count })}</span>
                </span>
              )}
            </button>
          );
        })}
      </div>
      <Panels {...props} role="tabpanel" labelledBy={(name) => `${formId}-tab-${name}`} />
    </>
  );
}

/** One section after the other; of a new record a step is left only when it is right. */
export function Steps(props: LayoutProps): ReactNode {
  const { sections, sectionText, formId, active, onActivate, isNew } = props;
  const translate = useTranslate();
  const { trigger } = useFormContext();
  const at = Math.max(0, sections.findIndex((section) => section.name === active));
  const next = async (): Promise<void> => {
    const names = sections[at]!.fields.filter((one) => !one.isFixed).map((one) => one.field.name);
    if (await trigger(names, { shouldFocus: true })) onActivate(sections[at + 1]!.name);
  };
  return (
    <>
      <ol className={styles.steps}>
        {sections.map((section, index) => (
          <li key={section.name}>
            <button
              type="button"
              id={`${formId}-tab-${section.name}`}
              className={styles.step}
              aria-current={index === at ? 'step' : undefined}
              disabled={isNew && index > at}
              onClick={() => onActivate(section.name)}
            >
              <span className={styles.number}>{index + 1}</span>
              {sectionText(section.name)}
            </button>
          </li>
        ))}
      </ol>
      <Panels {...props} role="group" labelledBy={(name) => `${formId}-tab-${name}`}>
        <div className={styles.moves}>
          {at > 0 && <Button onClick={() => onActivate(sections[at - 1]!.name)}>{translate('lectern.form.back')}</Button>}
          {at < sections.length - 1 && <Button data-next-step={isNew ? '' : undefined} onClick={() => void next()}>{translate('lectern.form.next')}</Button>}
        </div>
      </Panels>
    </>
  );
}

interface PanelsProps extends LayoutProps {
  readonly role: 'tabpanel' | 'group';
  readonly labelledBy: (name: string) => string;
  readonly children?: ReactNode;
}

function Panels({ sections, context, formId, active, role, labelledBy, children }: PanelsProps): ReactNode {
  return sections.map((section) => (
    <div
      key={section.name}
      role={role}
      id={`${formId}-panel-${section.name}`}
      aria-labelledby={labelledBy(section.name)}
      hidden={section.name !== active}
      className={styles.section}
    >
      <SectionFields section={section} context={context} above={section.name === active ? 0 : null} />
      {section.name === active && children}
    </div>
  ));
}
