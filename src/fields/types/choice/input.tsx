import { useContext } from 'react';
import type { ReactNode } from 'react';
import type { Input, InputProps } from '../../values/inputTypes';
import { ariaOf } from '../../controls/aria';
import styles from '../../controls/input.module.css';
import { wordsPath } from '../../values/paths';
import { widthInLetters } from '../../values/widthInLetters';
import { SelectControl } from '../../controls/SelectControl';
import { isAcrossInstitutes, isPersonsRole, offeredChoices } from '../../../schemas';
import type { Field } from '../../../schemas';
import { useActor, useDeclarations } from '../../../dataProvider';
import { OwnerContext } from '../../controls/choiceScope';

export const input: Input = { Component: ChoiceInput, labelled: 'group' };

/** Few choices of which one must be taken stand side by side; many, or one that may be left open, in a list. */
function ChoiceInput(props: InputProps): ReactNode {
  const { field, context, path, value } = props;
  const offered = useOffered(field, context.resource);
  // What stands there is shown also where it could not be chosen.
  const all = field.choices.map((choice) => ({ value: choice, text: context.choice(wordsPath(path), choice) }));
  const options = all.filter(({ value: choice }) => choice === value || offered.includes(choice));
  // The control stays the same however many of them are offered.
  return isSegmented({ field, options: all, isNested: path.includes('.') }) ? <Segments {...props} options={options} /> : <List {...props} options={options} />;
}

/** The choices this user may make, to whom the record belongs by what the form says. */
function useOffered(field: Field, name: string): readonly string[] {
  const actor = useActor();
  const resource = useDeclarations().loaded(name);
  const isNarrowed = Boolean(resource && isPersonsRole({ resource, field })) || Object.keys(field.choiceRoles).length > 0;
  const owner = useContext(OwnerContext);
  if (!isNarrowed || !resource || !actor) return field.choices;
  return offeredChoices({ actor, resource, field, instituteId: isAcrossInstitutes(actor) ? owner : actor.instituteId });
}

const MOST_SEGMENTS = 5;
/** In Latin letters: together they fit half a form, and a phone, in every language we have. */
const MOST_LETTERS = 44;

interface Option {
  readonly value: string;
  readonly text: string;
}

function isSegmented({ field, options, isNested }: { field: Field; options: readonly Option[]; isNested: boolean }): boolean {
  const letters = options.reduce((sum, option) => sum + widthInLetters(option.text) + 4, 0);
  return field.required && !isNested && options.length <= MOST_SEGMENTS && letters <= MOST_LETTERS;
}

function Segments(props: InputProps & { options: readonly Option[] }): ReactNode {
  const { id, path, value, onChange, onBlur, labelId, isInvalid, options } = props;
  return (
    <div {...ariaOf(props)} role="radiogroup" aria-labelledby={labelId} className={styles.segments} data-invalid={isInvalid ? '' : undefined}>
      {options.map((option, index) => (
        <label key={option.value} className={styles.segment}>
          <input
            id={index === 0 ? id : undefined}
            type="radio"
            name={path}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            onBlur={onBlur}
          />
          <span>{option.text}</span>
        </label>
      ))}
    </div>
  );
}

function List(props: InputProps & { options: readonly Option[] }): ReactNode {
  const { context, path, value, isRequired, onChange, onBlur, options, id, labelId, isInvalid, describedBy } = props;
  const known = typeof value === 'string' ? value : '';
  const emptyText = context.translate(isRequired ? 'lectern.fields.choose' : 'lectern.fields.none');
  return (
    <SelectControl
      {...{ id, isInvalid, isRequired, describedBy, onBlur }}
      name={path}
      labelledBy={labelId}
      value={known}
      options={options}
      {...(isRequired && known !== '' ? {} : { emptyText })}
      onChange={(chosen) => onChange(chosen === '' ? null : chosen)}
    />
  );
}
