import { mergeMessages } from '../mergeMessages';
import { wordsByModule, type ModuleWords } from '../modules';
import { first } from './first';
import { later } from './later';

const resources = wordsByModule(import.meta.glob<ModuleWords>('./modules/*.ts', { eager: true }));

/** Every Japanese text. The language has one plural form, so no text holds two. */
export const ja = mergeMessages(mergeMessages(later, first), { resources });
