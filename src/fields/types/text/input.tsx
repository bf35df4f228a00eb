import type { ReactNode } from 'react';
import { textInput } from '../../controls/TextControl';
import { SecretControl } from '../../controls/SecretControl';
import type { Input, InputProps } from '../../values/inputTypes';
import { GenerateCode } from './GenerateCode';
import { Suggestions } from './Suggestions';

const plain = textInput({ beside: (props) => props.field.generate && <GenerateCode {...props} /> });

/** A line of text; one that is never sent back is typed as a password is. */
export const input: Input = { Component: TextInput };

function TextInput(props: InputProps): ReactNode {
  const { field, id, value } = props;
  const Control = field.writeOnly ? SecretControl : plain.Component;
  if (!field.suggest) return <Control {...props} />;
  const listId = `${id}-suggestions`;
  return (
    <>
      <Control {...props} listId={listId} />
      <Suggestions call={field.suggest} id={listId} value={value} />
    </>
  );
}
