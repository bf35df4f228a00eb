import type { ComponentType } from 'react';
import type { Field, Filter } from '../../schemas';
import type { CellContext } from './cellTypes';

export interface InputProps {
  readonly field: Field;
  /** Dotted path in the form's values, `openingHours.0.opens`; without the row's number it names the field's words. */
  readonly path: string;
  /** Id of the element that takes the focus; the label points at it. */
  readonly id: string;
  /** Id of the label, for groups of controls. */
  readonly labelId: string;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
  /** What was pasted or dropped is not here whole: it was longer than the control takes, or held pictures, which a text does not take. */
  readonly onCut?: (lost: 'text' | 'pictures') => void;
  readonly context: CellContext;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
  /** Ids of hint and message. */
  readonly describedBy: string | undefined;
  /** Of a list that completes what is typed. @default none */
  readonly listId?: string;
}

/** How a field type is typed in. Loaded when a form is first opened. */
export interface Input {
  readonly Component: ComponentType<InputProps>;
  /** `above`: one control with a label · `group`: several controls under one name · `inside`: draws its own label. @default 'above' */
  readonly labelled?: 'above' | 'group' | 'inside';
}

export interface FilterProps {
  readonly field: Field;
  readonly filter: Filter;
  /** The value in react-admin's filter object: a scalar, an array (any of), `{ from, to }`; undefined: none. */
  readonly value: unknown;
  /** Called with undefined where nothing is left to filter by. */
  readonly onChange: (value: unknown) => void;
  readonly context: CellContext;
  /** Names the control or the group of controls. */
  readonly label: string;
}

/** How a field type is filtered by. Loaded when a filter is first opened. */
export type FilterInput = ComponentType<FilterProps>;
