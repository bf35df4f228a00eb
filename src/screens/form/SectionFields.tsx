import { useDeferredValue, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useRecordContext } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import { evaluate, predicateFields } from '../../schemas';
import { renderCell } from '../../fields/renderCell';
import { FieldControl } from '../../fields/FieldControl';
import { useFormScope } from '../../fields/controls/formScope';
import type { CellContext } from '../../fields/values/cellTypes';
import type { FormField, FormSection } from '../../forms/formFields';
import { sayProblem } from '../../forms/problems';
import { SearchResult } from '../../forms/SearchResult';
import styles from './form.module.css';

/** As many fields as the smallest of usual windows shows. */
const IN_SIGHT = 6;

interface SectionFieldsProps {
  readonly section: FormSection;
  readonly context: CellContext;
  /** Fields that stand before this section's first, of sections that are in sight; null: this one is not. */
  readonly above: number | null;
}

/**
 * The fields of one section, in two columns where there is room; a start and its end stand beside each other. Those in
 * sight are drawn first, and the others right after that was painted: room is kept for them meanwhile.
 */
export function SectionFields({ section, context, above }: SectionFieldsProps): ReactNode {
  const starts = new Set(section.fields.map(({ field }) => field.after));
  const isWhole = useDeferredValue(true, false);
  const count = isWhole ? section.fields.length : above === null ? 0 : Math.max(0, IN_SIGHT - above);
  const fields = section.fields.slice(0, count);
  return (
    <div className={styles.fields}>
      {fields.map((one) =>
        one.isFixed ? (
          <FixedField key={one.field.name} {...one} context={context} />
        ) : (
          <FieldControl key={one.field.name} field={one.field} path={one.field.name} context={context} begins={starts.has(one.field.name)} />
        ),
      )}
      {section.fields.slice(count).map(({ field }) => field.when === null && <div key={field.name} className={styles.room} data-wide={field.wide ? '' : undefined} />)}
      {section.searchResult && <TypedResult parts={section.searchResult} />}
    </div>
  );
}

/** How a search engine shows what is typed. */
function TypedResult({ parts: { title, text, hidden = '', address = '' } }: { parts: NonNullable<FormSection['searchResult']> }): ReactNode {
  const [titleTyped, textTyped, isHidden, addressTyped] = useWatch({ name: [title, text, hidden, address] }) as unknown[];
  return <SearchResult title={String(titleTyped ?? '')} text={String(textTyped ?? '')} isHidden={isHidden === true} address={String(addressTyped ?? '')} />;
}

/** The sections whose `when` holds for what is typed. */
export function useShownSections(sections: readonly FormSection[]): readonly FormSection[] {
  const { getValues, getFieldState, clearErrors } = useFormContext();
  const { rules } = useFormScope();
  const names = [...new Set(sections.flatMap((section) => predicateFields(section.when)))];
  useWatch({ name: names, disabled: names.length === 0 });
  const shown = sections.filter((section) => evaluate(section.when, getValues(), rules));
  const gone = sections.filter((section) => !shown.includes(section)).flatMap(({ fields }) => fields.map(({ field }) => field.name)).join(' ');
  // Nothing is wrong with a field that is not there.
  useEffect(() => {
    const wrong = gone.split(' ').filter((name) => name !== '' && getFieldState(name).error !== undefined);
    if (wrong.length > 0) clearErrors(wrong);
  }, [gone, clearErrors, getFieldState]);
  return shown;
}

/** A value this user may not change, and why, where that is because of the record itself. */
function FixedField({ field, held, context }: FormField & { context: CellContext }): ReactNode {
  const record = useRecordContext();
  const { rules } = useFormScope();
  if (!evaluate(field.when, record ?? {}, rules)) return null;
  return (
    <dl className={styles.fixed} data-wide={field.wide ? '' : undefined}>
      <dt>{context.label(field.name)}</dt>
      <dd>{renderCell({ field, value: record?.[field.name], context, isDetail: true })}</dd>
      {held && <dd className={styles.why}>{sayProblem({ problem: held, path: field.name, context, patternText: () => null })}</dd>}
    </dl>
  );
}
