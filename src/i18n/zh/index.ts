import { mergeMessages } from '../mergeMessages';
import { first } from './first';
import { later } from './later';

/** Every Chinese text. The language has one plural form, so no text holds two. */
export const zh = mergeMessages(later, first);
