import { LANGUAGES, type Language } from '../../platform/kernel/language';
import { MESSAGE_PARAMS, messagesOf, paramsOf, type ModuleMessage } from '../../platform/messages/words/ofModules';
import { titleFields, type FieldType, type Resource } from '../../src/schemas';

/** Types of fields that a mail can say; a choice has its words in the console. */
const SAYABLE: ReadonlySet<FieldType> = new Set(['text', 'longText', 'richText', 'email', 'phone', 'url', 'date', 'datetime', 'integer', 'number', 'ref']);

type MessagesOf = (asked: { readonly module: string; readonly language: Language }) => Readonly<Record<string, ModuleMessage>>;

/** What is wrong with the messages that declarations send: without words in a language, of no step, or about what a mail cannot say. */
export function moduleMessages({ resources, of = messagesOf }: { readonly resources: readonly Resource[]; readonly of?: MessagesOf }): string[] {
  return resources.flatMap((resource) => {
    const asked = new Set(Object.values(resource.after).flat().flatMap((step) => (step.kind === 'tell' ? [step.message] : [])));
    return LANGUAGES.flatMap((language) => {
      const place = `src/i18n/${language}/modules/${resource.name}.ts`;
      const words = of({ module: resource.name, language });
      return [
        ...[...asked].filter((name) => !words[name]?.subject.trim() || !words[name]?.text.trim()).map((name) => `${place}: messages.${name} lacks its subject or its text, which the declaration sends`),
        ...Object.keys(words).filter((name) => !asked.has(name)).map((name) => `${place}: nothing sends messages.${name}; name it in after, or remove it`),
        ...Object.entries(words).flatMap(([name, message]) => strangeParams({ resource, message }).map((param) => `${place}: messages.${name} asks for %{${param}}: write one of ${MESSAGE_PARAMS.join(', ')}, or a field of the module that can be said in a mail`)),
        ...(language === 'en' ? [] : Object.entries(words).filter(([name, { text }]) => text === of({ module: resource.name, language: 'en' })[name]?.text).map(([name]) => `${place}: messages.${name} is left in English`)),
      ];
    });
  });
}

function strangeParams({ resource, message }: { resource: Resource; message: ModuleMessage }): string[] {
  const isForAll = (name: string): boolean => !resource.fields[name]?.readRoles;
  const isSaid = (name: string): boolean => (name === 'title' ? titleFields(resource).every(isForAll) : (MESSAGE_PARAMS as readonly string[]).includes(name)) || (resource.fields[name] !== undefined && SAYABLE.has(resource.fields[name].type) && isForAll(name));
  return paramsOf(message).filter((name) => !isSaid(name));
}
