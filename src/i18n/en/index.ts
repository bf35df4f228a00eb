import { mergeMessages } from '../mergeMessages';
import { wordsByModule, type ModuleWords } from '../modules';
import { first } from './first';
import { later } from './later';

const resources = wordsByModule(import.meta.glob<ModuleWords>('./modules/*.ts', { eager: true }));

/** Every English text. */
export const en = mergeMessages(mergeMessages(later, first), { resources });
