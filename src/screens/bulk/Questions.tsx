import { useId, useImperativeHandle, useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { useTexts } from '../../dataProvider';
import type { Field } from '../../schemas';
import { MuiFrame } from '../../shell/theme/MuiFrame';
import { useCellContext } from '../fields/cellContext';
import { inputs } from '../fields/inputs';
import { cleanValues } from '../form/formValues';
import { problemsOf, sayProblem } from '../form/problems';
import { useRules } from '../form/useRules';
import { useListModel } from '../list/listModel';
import styles from './Dialogs.module.css';

export interface QuestionsHandle {
  /** The answers, checked and cleaned; null when one is wrong: its message is shown then. */
  read(): Readonly<Record<string, unknown>> | null;
}

/** Fields asked for in a dialog, by the same inputs and rules as a form. */
export function Questions({ fields, ref }: { fields: Readonly<Record<string, Field>>; ref: Ref<QuestionsHandle> }): ReactNode {
  const { resource, actor } = useListModel();
  const texts = useTexts(resource.name);
  const context = useCellContext(resource.name);
  const rules = useRules(actor);
  const box = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState<Record<string, unknown>>(() => Object.fromEntries(Object.values(fields).map((field) => [field.name, field.default])));
  const [isChecked, setChecked] = useState(false);
  const clean = cleanValues({ fields, values, rules });
  const problems = isChecked ? problemsOf({ fields, values: clean, rules, isNew: true }) : {};

  useImperativeHandle(ref, () => ({
    read() {
      setChecked(true);
      const wrong = Object.keys(problemsOf({ fields, values: clean, rules, isNew: true }))[0];
      if (wrong === undefined) return Object.fromEntries(Object.entries(clean).filter(([, value]) => value !== undefined));
      box.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return null;
    },
  }));

  return (
    <MuiFrame>
      <div ref={box} className={styles.questions}>
        {Object.values(fields).map((field) => {
          const problem = problems[field.name];
          return (
            <Question
              key={field.name}
              field={field}
              label={texts.field(field.name)}
              value={values[field.name]}
              message={problem ? sayProblem({ problem, path: field.name, context, patternText: texts.pattern }) : null}
              onChange={(value) => setValues((old) => ({ ...old, [field.name]: value }))}
            />
          );
        })}
      </div>
    </MuiFrame>
  );
}

interface QuestionProps {
  readonly field: Field;
  readonly label: string;
  readonly value: unknown;
  readonly message: string | null;
  readonly onChange: (value: unknown) => void;
}

function Question({ field, label, value, message, onChange }: QuestionProps): ReactNode {
  const id = useId();
  const context = useCellContext(useListModel().resource.name);
  const { Component, labelled = 'above' } = inputs[field.type];
  const below = `${id}-below`;
  const words = (
    <>
      {label}
      {!field.required && field.type !== 'group' && <span className={styles.optional}> {context.translate('lectern.fields.optional')}</span>}
    </>
  );
  return (
    <div role={labelled === 'group' ? 'group' : undefined} aria-labelledby={labelled === 'group' ? `${id}-label` : undefined}>
      {labelled === 'above' && (
        <label id={`${id}-label`} htmlFor={id} className={styles.label}>
          {words}
        </label>
      )}
      {labelled === 'group' && (
        <span id={`${id}-label`} className={styles.label}>
          {words}
        </span>
      )}
      <Component
        field={field}
        path={field.name}
        id={id}
        labelId={`${id}-label`}
        label={label}
        value={value}
        onChange={onChange}
        onBlur={() => undefined}
        context={context}
        isInvalid={message !== null}
        isRequired={field.required}
        describedBy={message ? below : undefined}
      />
      {message && (
        <p id={below} className={styles.problem}>
          {message}
        </p>
      )}
    </div>
  );
}
