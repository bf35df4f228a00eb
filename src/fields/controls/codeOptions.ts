import { useMemo } from 'react';
import type { ComboOption } from './Combobox';

/** A long, fixed list of codes, each with the name it is shown by. */
export interface CodeSource {
  readonly codes: () => readonly string[];
  readonly text: (input: { code: string; locale: string }) => string;
  /** Further words a code is found by. @default its name alone */
  readonly also?: (input: { code: string }) => string;
}

/** One code to choose, be it of the list or not. Its words are made when they are read: of a list that nobody opens, only those of the one chosen. */
export function codeOption({ text, also }: CodeSource, { code, locale }: { code: string; locale: string }): ComboOption {
  const option = {
    value: code,
    get text() {
      return text({ code, locale });
    },
  };
  return also ? Object.defineProperty(option, 'also', { get: () => also({ code }), enumerable: true }) : option;
}

/** All codes of the list, in the user's language. */
export function useCodeOptions(source: CodeSource, locale: string): readonly ComboOption[] {
  return useMemo(() => source.codes().map((code) => codeOption(source, { code, locale })), [source, locale]);
}
