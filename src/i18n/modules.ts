import { mergeMessages, type MessageTree } from './mergeMessages';

/** What a file of `modules/` exports: the words of menus and lists, and those of forms, records and what is asked before an action. */
export interface ModuleWords {
  readonly first: MessageTree;
  readonly later?: MessageTree;
}

/** All words of the modules, by the names of the declarations: `resources.<module>`. `files` as found, by path. */
export function wordsByModule(files: Readonly<Record<string, ModuleWords>>): Readonly<Record<string, MessageTree>> {
  return byModule(files, ({ first, later = {} }) => mergeMessages(later, first));
}

/** What the modules are called, in the same way. The first load holds this of each; its other words come with its declaration. */
export function namesByModule(files: Readonly<Record<string, ModuleWords>>): Readonly<Record<string, MessageTree>> {
  return byModule(files, namesOfModule);
}

/** What one is called: in lists of others, in the menu, and where a record of it is made. */
export function namesOfModule({ first: { name, menu, newOne } }: ModuleWords): MessageTree {
  return { ...(name === undefined ? {} : { name }), ...(menu === undefined ? {} : { menu }), ...(newOne === undefined ? {} : { newOne }) };
}

function byModule(files: Readonly<Record<string, ModuleWords>>, wordsOf: (words: ModuleWords) => MessageTree): Readonly<Record<string, MessageTree>> {
  return Object.fromEntries(Object.entries(files).map(([path, words]) => [path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.ts')), wordsOf(words)]));
}
