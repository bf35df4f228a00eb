import { mergeMessages } from '../mergeMessages';
import { wordsByModule, type ModuleWords } from '../modules';
import { first } from './first';
import { later } from './later';

const resources = wordsByModule(import.meta.glob<ModuleWords>('./modules/*.ts', { eager: true }));

/** Every French text. A no-break space stands before high punctuation and inside quotation marks, so that no line begins with a colon. */
export const fr = mergeMessages(mergeMessages(later, first), { resources });
