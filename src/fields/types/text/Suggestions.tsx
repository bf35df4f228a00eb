import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSuggestions } from '../../../dataProvider';
import type { Call } from '../../../schemas';
import { textOf } from '../../controls/TextControl';
import { useDebounced } from '../../controls/useDebounced';

interface SuggestionsProps {
  readonly call: Call;
  /** Of the list, which the input refers to. */
  readonly id: string;
  readonly value: unknown;
}

/** What may complete the text of an input, asked once somebody types. Whatever else is typed is taken as well. */
export function Suggestions({ call, id, value }: SuggestionsProps): ReactNode {
  const text = textOf(value).trim();
  const [begun] = useState(text);
  const query = useDebounced({ value: text, delay: REST_MS });
  const names = useSuggestions({ call, query, enabled: query !== '' && query !== begun });
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

const REST_MS = 200;
