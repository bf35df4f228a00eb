import { textsOf } from '../dataProvider/texts';
import { intlLocale } from '../i18n/locales';
import type { CellContext } from './values/cellTypes';

/** The context from its parts; also for exports, which run outside a component. */
export function createCellContext(input: { resource: string; locale: string; translate: CellContext['translate']; isPrinted?: boolean }): CellContext {
  const { resource, translate, isPrinted = false } = input;
  const texts = textsOf({ resource, translate });
  const labels = remember((path: string) => texts.field(lastOf(path)));
  const choices = remember((key: string) => {
    const at = key.indexOf(' ');
    return texts.choice(key.slice(0, at), key.slice(at + 1));
  });
  return {
    resource,
    translate,
    locale: intlLocale(input.locale),
    isPrinted,
    // A context lasts as long as its page: what happens meanwhile does not lie ahead.
    get now() {
      return Date.now();
    },
    label: labels,
    choice: (path, value) => choices(`${lastOf(path)} ${value}`),
    meaning: (path, value) => texts.meaning(lastOf(path), value),
  };
}


function remember(make: (key: string) => string): (key: string) => string {
  const known = new Map<string, string>();
  return (key) => {
    const text = known.get(key) ?? make(key);
    known.set(key, text);
    return text;
  };
}

/** A nested field is called by its own name alone: the name of its group stands above it. */
function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}
