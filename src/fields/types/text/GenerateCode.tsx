import { useState } from 'react';
import type { ReactNode } from 'react';
import { codeShape } from '../../../schemas';
import { Button } from '../../../ui';
import type { InputProps } from '../../values/inputTypes';
import { makeCode } from './makeCode';

/** Makes up a code for a field whose pattern takes one, and reads it out; whether it is free is said by the save. */
export function GenerateCode({ field, label, onChange, context: { translate } }: InputProps): ReactNode {
  const [made, setMade] = useState('');
  const shape = codeShape(field);
  if (!shape) return null;
  const make = (): void => {
    const code = makeCode(shape);
    onChange(code);
    setMade(code);
  };
  return (
    <>
      <Button kind="bare" isSmall aria-label={translate('lectern.fields.generateOf', { name: label })} onClick={make}>
        {translate('lectern.fields.generate')}
      </Button>
      <span role="status" className="visuallyHidden">{made && translate('lectern.fields.pair', { name: label, value: [...made].join(' ') })}</span>
    </>
  );
}
