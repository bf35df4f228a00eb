import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useInput } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { useDeclarations } from '../dataProvider';
import { Icon } from '../ui';
import { cleanValue, evaluate, isEmptyValue, isRequired, predicateFields, recordPath } from '../schemas';
import type { Field, FieldType } from '../schemas';
import { FilledContext } from './controls/filled';
import { inputs } from './inputs';
import { plainCells } from './plainCells';
import type { Input } from './values/inputTypes';
import type { CellContext } from './values/cellTypes';
import { afterPress, watchPresses } from './controls/afterPress';
import styles from './controls/input.module.css';
import { useFormScope } from './controls/formScope';
import { mostTyped } from './controls/longText';
import { useMutualProblem } from './controls/useMutualProblem';
import { isOwnerField } from './cells/owner';
import { siblingPath, wordsPath } from './values/paths';
import { sentences } from './values/sentences';
import { ValueBoundary } from './controls/ValueBoundary';

interface FieldControlProps {
  readonly field: Field;
  /** Where the value stands in the form: `openingHours.0.opens`. */
  readonly path: string;
  readonly context: CellContext;
  /** Begins a row of two columns: the field after it belongs beside it. @default false */
  readonly begins?: boolean;
}

/** One field of a form: label, control, hint and message. It is there only while its `when` holds. */
export function FieldControl(props: FieldControlProps): ReactNode {
  return props.field.when || props.field.requiredIf ? <ConditionalField {...props} /> : <Control {...props} isRequired={props.field.required} />;
}

function ConditionalField(props: FieldControlProps): ReactNode {
  const { field, path } = props;
  const { rules } = useFormScope();
  const { clearErrors, getFieldState, trigger } = useFormContext();
  const names = useMemo(() => [...new Set([...predicateFields(field.when), ...predicateFields(field.requiredIf)])], [field]);
  const values = useWatch({ name: names.map((name) => siblingPath({ path, name })) }) as unknown[];
  const record = Object.fromEntries(names.map((name, index) => [name, values[index] ?? null]));
  const isThere = evaluate(field.when, record, rules);
  const isNeeded = isThere && isRequired({ field, record, context: rules });
  // What was wrong with it is no longer said of a field that is not there, nor that it is missing where it may be.
  useEffect(() => {
    const { error } = getFieldState(path);
    if (error && !isThere) clearErrors(path);
    else if (error?.type === 'required' && !isNeeded) void trigger(path);
  }, [isThere, isNeeded, path, clearErrors, getFieldState, trigger]);
  return isThere ? <Control {...props} isRequired={isNeeded} /> : null;
}

function Control(props: FieldControlProps & { readonly isRequired: boolean }): ReactNode {
  const { field, path, context, begins = false } = props;
  const scope = useFormScope();
  const words = wordsPath(path);
  const said = field.hint || field.writeOnly || isOwnerField(field) ? scope.hint(words) : null;
  const hint = sentences([rangeHint(props), said]) || null;
  const { trigger, getValues } = useFormContext();
  useEffect(watchPresses, []);
  const isThere = useIsThere();
  const { field: bound, fieldState } = useInput<unknown>({ source: path, format: asItIs, parse: asItIs });
  useMutualProblem({ field, path, code: fieldState.error?.type });
  const input: Input = inputs[field.type];
  const label = context.label(words);
  const isNeeded = props.isRequired || (scope.asksOwner === true && isOwnerField(field));
  const id = `${scope.formId}-${path}`;
  const ids = { control: id, label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error` };
  const value: unknown = bound.value;
  // What was cut is more than the field may hold, so this is said until it is shortened.
  const [isCut, setCut] = useState(false);
  const [lacksPictures, setLacking] = useState(false);
  const isTooLong = (text: unknown): boolean => typeof text === 'string' && text.length > field.maxLength;
  const problem = typeof fieldState.error?.message === 'string' ? fieldState.error.message : null;
  const message = isCut && isTooLong(value) ? context.translate('lectern.fields.cut', { max: mostTyped(field).toLocaleString(context.locale), limit: field.maxLength.toLocaleString(context.locale) }) : problem;
  const describedBy = [message ? ids.error : null, hint ? ids.hint : null].filter(Boolean).join(' ') || undefined;
  const labelled = input.labelled ?? 'above';
  /** The field has been left with something else than it was opened with. */
  const settle = (left: unknown): void => {
    const tidied = typeof left === 'string' && TIDIED.has(field.type) ? cleanValue({ field, value: left }) : left;
    // How it will be saved is seen before it is.
    if (typeof tidied === 'string' && tidied !== left) bound.onChange(tidied);
    if (!isEmptyValue(left)) void trigger(path);
  };

  return (
    <div className={styles.field} data-path={path} data-wide={field.wide ? '' : undefined} data-begins={begins ? '' : undefined}>
      {labelled === 'above' && <label id={ids.label} htmlFor={ids.control} className={styles.label}>{label}{!isNeeded && <Optional {...props} />}</label>}
      {labelled === 'group' && <span id={ids.label} className={styles.label}>{label}{!isNeeded && <Optional {...props} />}</span>}
      <ValueBoundary value={value}>
        <input.Component
          field={field}
          path={path}
          id={ids.control}
          labelId={ids.label}
          label={label}
          value={value}
          onChange={(next) => {
            if (isCut && !isTooLong(next)) setCut(false);
            bound.onChange(next);
            // What was wrong is not said any longer than it is.
            if (problem !== null) void trigger(path);
          }}
          onCut={(lost) => (lost === 'text' ? setCut(true) : setLacking(true))}
          onBlur={() => {
            bound.onBlur();
            setLacking(false);
            if (fieldState.isDirty) afterPress(() => isThere() && settle(getValues(path) as unknown));
          }}
          context={context}
          isInvalid={message !== null}
          isRequired={isNeeded}
          describedBy={describedBy}
        />
      </ValueBoundary>
      {message && (
        <span id={ids.error} className={styles.error} role="alert">
          <Icon name="alert" size={16} />
          {message}
          {message === problem && <HolderLink {...props} named={fieldState.error?.types} />}
        </span>
      )}
      {field.type === 'richText' && <span role="status" className={styles.hint}>{lacksPictures ? context.translate(field.kind === null ? 'lectern.fields.noPictures' : 'lectern.fields.picturesElsewhere') : null}</span>}
      <FilledNote {...props} />
      {hint && <span id={ids.hint} className={styles.hint}>{hint}</span>}
    </div>
  );
}

/** To the record that has the value, beside the form: what was typed stays. */
function HolderLink({ context, named }: FieldControlProps & { named: Readonly<Record<string, unknown>> | undefined }): ReactNode {
  const resource = useDeclarations().get(String(named?.['module'] ?? ''));
  if (!resource || typeof named?.['id'] !== 'string') return null;
  return <Link to={recordPath({ resource, id: named['id'], page: 'show' })} target="_blank" rel="noopener">{context.translate('lectern.bin.openOther')}</Link>;
}

/** What a chosen record has put in place of a value, or says besides what somebody has typed. */
function FilledNote({ field, path, context }: FieldControlProps): ReactNode {
  const filled = useContext(FilledContext).get(path);
  const text = filled && plainCells[field.type as keyof typeof plainCells]?.text;
  if (!text) return null;
  const value = isEmptyValue(filled.other) ? context.translate('lectern.fields.none') : text({ field, value: filled.other, context, path });
  return <span role="status" className={styles.hint}>{context.translate(filled.isTypedKept ? 'lectern.fields.typedKept' : 'lectern.fields.filledFrom', { field: context.label(filled.by), value })}</span>;
}

/** What of a percentage or the like is taken, before anything is typed. Nothing of what has no unit and of what is open to either side. */
function rangeHint({ field: { type, unit, min, max, decimals }, context: { translate, locale } }: FieldControlProps): string | null {
  if ((type !== 'integer' && type !== 'number') || unit === null || min === null || max === null) return null;
  const text = (value: number): string => value.toLocaleString(locale);
  return translate(`lectern.range.${decimals === 0 ? 'whole' : 'decimals'}`, { min: text(min), max: text(max), smart_count: decimals });
}

/** Types of one line, whose text may be completed when it is left. */
const TIDIED: ReadonlySet<FieldType> = new Set(['text', 'email', 'phone', 'url', 'colour']);

/** Most fields of a form have to be filled in, so those that need not are marked. */
function Optional({ field, context }: FieldControlProps): ReactNode {
  return field.type === 'group' ? null : <span className={styles.optional}>{context.translate('lectern.fields.optional')}</span>;
}

/** Whether the field is still drawn, to ask later. */
function useIsThere(): () => boolean {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return () => isThere.current;
}

function asItIs(value: unknown): unknown {
  return value;
}
