import { textsOf } from '../../dataProvider';
import type { CellContext } from '../../fields/values/cellTypes';
import { titleFields } from '../../schemas';
import type { Field, FieldType, Resource } from '../../schemas';

/** What files call a column of addresses of mail or of phone numbers, in any language. */
export const USUAL_NAMES: Partial<Readonly<Record<FieldType, readonly string[]>>> = {
  email: ['Email', 'Email address', 'Email ID', 'Mail', 'Mail id', 'Courriel', 'Adresse e-mail', 'メール', 'メールアドレス', '邮箱', '电子邮箱', '电子邮件'],
  phone: ['Phone', 'Phone number', 'Mobile', 'Mobile number', 'Mobile no', 'Phone no', 'Contact', 'Contact number', 'Contact no', 'WhatsApp', 'WhatsApp number', 'Téléphone', 'Portable', '電話', '電話番号', '携帯電話', '电话', '手机', '手机号', '手机号码', '联系电话'],
};

interface NamesParams {
  readonly resource: Pick<Resource, 'name' | 'title' | 'fields'>;
  /** One a language. */
  readonly contexts: readonly CellContext[];
}

/** What a column may be called that holds a field, beside what the field is called itself: of a title “Branch” and “Branch name”, of a reference “Course name”, of whatever else “Branch code”. */
export function furtherNames({ resource, contexts }: NamesParams): (field: Field) => readonly string[] {
  const titles = titleFields(resource);
  const modules = contexts.map((context) => ({ ...context, one: textsOf({ resource: resource.name, translate: context.translate }).one }));
  return ({ name, type }) => modules.flatMap(({ translate, label, one }) => {
    const isTitle = titles.length === 1 && titles[0] === name;
    const named = isTitle ? [one] : type === 'ref' ? [label(name)] : [];
    return [`${one} ${label(name)}`, ...(isTitle ? [one] : []), ...named.map((what) => translate('lectern.imports.columns.nameOf', { what }))];
  });
}

/** A name by its words alone, in no order, without those that only join them, what a word of English has as the plural, and the currency: “Rent (monthly, INR)” is “Monthly rent”. */
export function wordsOf(name: string): string {
  const words = name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !JOINING.has(word)).map((word) => (word.length > 3 ? word.replace(/s$/, '') : word)).sort().join(' ');
}

const JOINING: ReadonlySet<string> = new Set(['of', 'the', 'a', 'an', 'in', 'de', 'du', 'des', 'la', 'le', 'les', 'l', 'd', 'en', 'inr', 'rs', 'rupees']);
