import type { ReactNode } from 'react';
import type { Input, InputProps } from '../../values/inputTypes';
import { ComboControl } from '../../controls/ComboControl';
import { toTexts } from '../../values/values';

export const input: Input = { Component: TagsInput };

const NONE: readonly never[] = [];

/** Typed words, each ended by Enter; several at once by pasting them with commas between. */
function TagsInput(props: InputProps): ReactNode {
  const chosen = toTexts(props.value).map((tag) => ({ value: tag, text: tag }));
  return <ComboControl {...props} chosen={chosen} options={NONE} isMultiple isFree take={tagsOf} />;
}

function tagsOf(words: readonly string[]): string[] {
  return [...new Set(words.flatMap((one) => one.split(',').map((tag) => tag.trim()).filter(Boolean)))];
}
