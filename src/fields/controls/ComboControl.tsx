import type { ReactNode } from 'react';
import type { InputProps } from '../values/inputTypes';
import { Combobox } from './Combobox';
import type { ComboOption } from './Combobox';

interface ComboControlProps extends InputProps {
  readonly chosen: readonly ComboOption[];
  readonly options: readonly ComboOption[];
  /** The field's value is a list; else one value, null where nothing is chosen. */
  readonly isMultiple: boolean;
  /** Words of one's own are taken too. @default false */
  readonly isFree?: boolean;
  /** @default false */
  readonly isLoading?: boolean;
  /** Finds further options. @default the options are all there are */
  readonly onSearch?: (text: string) => void;
  /** Further options there are, and how they are fetched. @default none */
  readonly more?: number;
  readonly onMore?: () => void;
  /** What is said where there is no option. @default that nothing was found */
  readonly nothingText?: string;
  /** Why there is nothing to choose yet. @default there is */
  readonly whyNone?: string;
  /** What was chosen as the field's value. @default as it was chosen */
  readonly take?: (values: readonly string[]) => readonly string[];
}

/** The one control of all fields whose value is searched for by name. */
export function ComboControl({ isFree = false, isLoading = false, onSearch, take = same, whyNone, ...props }: ComboControlProps): ReactNode {
  const { path, context, isMultiple, onChange } = props;
  return (
    <Combobox
      {...props}
      label={undefined}
      name={path}
      isFree={isFree}
      isLoading={isLoading}
      {...(onSearch ? { onSearch } : {})}
      onChoose={(values) => onChange(isMultiple ? take(values) : (values[0] ?? null))}
      placeholder={whyNone ?? context.translate(isFree ? 'lectern.fields.typeTag' : 'lectern.fields.search')}
      {...(whyNone === undefined ? {} : { nothingText: whyNone })}
      translate={context.translate}
    />
  );
}

function same(values: readonly string[]): readonly string[] {
  return values;
}
