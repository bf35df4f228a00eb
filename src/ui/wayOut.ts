import type { TranslateFunction } from 'ra-core';

/** Words of the button that leaves a question as it is: “Cancel”, unless the deed itself is called so. */
export function wayOut({ translate, verb }: { readonly translate: TranslateFunction; readonly verb: string }): string {
  const cancel = translate('lectern.shell.cancel');
  return verb.toLocaleLowerCase().startsWith(cancel.toLocaleLowerCase()) ? translate('lectern.shell.close') : cancel;
}
