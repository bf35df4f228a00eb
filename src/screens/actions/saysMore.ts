type Translate = (key: string) => string;

/** Whether the label of an action has an object or a place of its own (“Cancel the class”), so that what it is done to has to be named apart and cannot simply stand beside it. */
export function saysMore({ translate, label }: { readonly translate: Translate; readonly label: string }): boolean {
  return new RegExp(translate('lectern.bulk.saysMore'), 'u').test(label);
}
