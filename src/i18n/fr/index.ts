import { mergeMessages } from '../mergeMessages';
import { first } from './first';
import { later } from './later';

/** Every French text. A no-break space stands before high punctuation and inside quotation marks, so that no line begins with a colon. */
export const fr = mergeMessages(later, first);
