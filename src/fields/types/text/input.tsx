import type { ReactNode } from 'react';
import { textInput } from '../../controls/TextControl';
import { SecretControl } from '../../controls/SecretControl';
import type { Input, InputProps } from '../../values/inputTypes';
import { GenerateCode } from './GenerateCode';

const plain = textInput({ beside: (props) => props.field.generate && <GenerateCode {...props} /> });

/** A line of text; one that is never sent back is typed as a password is. */
export const input: Input = { Component: TextInput };

function TextInput(props: InputProps): ReactNode {
  const Control = props.field.writeOnly ? SecretControl : plain.Component;
  return <Control {...props} />;
}
