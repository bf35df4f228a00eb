import { mergeMessages } from '../mergeMessages';
import { first } from './first';
import { later } from './later';

/** Every Japanese text. The language has one plural form, so no text holds two. */
export const ja = mergeMessages(later, first);
