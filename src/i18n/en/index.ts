import { mergeMessages } from '../mergeMessages';
import { first } from './first';
import { later } from './later';

/** Every English text. */
export const en = mergeMessages(later, first);
