import type { ReactNode } from 'react';
import { Icon } from '../../../ui';
import type { Input, InputProps } from '../../values/inputTypes';
import { ariaOf } from '../../controls/aria';
import styles from '../../controls/input.module.css';
import { wordsPath } from '../../values/paths';
import { toTexts } from '../../values/values';

export const input: Input = { Component: ChoicesInput, labelled: 'group' };

function ChoicesInput(props: InputProps): ReactNode {
  const { field, id, path, labelId, value, onChange, onBlur, context, describedBy } = props;
  const chosen = toTexts(value);
  const toggle = (choice: string): void =>
    onChange(field.choices.filter((one) => (one === choice ? !chosen.includes(one) : chosen.includes(one))));
  return (
    <div {...ariaOf({ isInvalid: false, isRequired: false, describedBy })} role="group" aria-labelledby={labelId} className={styles.options}>
      {field.choices.map((choice, index) => (
        <label key={choice} className={styles.pill}>
          <input
            id={index === 0 ? id : undefined}
            name={path}
            type="checkbox"
            checked={chosen.includes(choice)}
            onChange={() => toggle(choice)}
            onBlur={onBlur}
          />
          <Icon name="check" size={14} />
          <span>{context.choice(wordsPath(path), choice)}</span>
        </label>
      ))}
    </div>
  );
}
