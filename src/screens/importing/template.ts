import { isOwnerField } from '../../fields/cells/owner';
import { itemTitle } from '../../fields/values/titleIn';
import type { LecternDataProvider, LookupItem } from '../../dataProvider';
import type { CellContext, PortableContext } from '../../fields/values/cellTypes';
import { withWords } from '../../i18n/withWords';
import { cleanValue, isEmptyValue, linesOf, targetsOf } from '../../schemas';
import type { Field, Resource } from '../../schemas';
import { cellOf } from '../export/exportRows';
import type { FileCell } from '../export/fileCell';
import { createFileWriter } from '../export/fileWriter';
import { filterFor, inReadingOrder } from './readRow';
import type { Reading } from './readRow';
import { withSamples } from './samples';

interface TemplateParams {
  readonly provider: LecternDataProvider;
  readonly resource: Resource;
  readonly fields: readonly Field[];
  readonly context: CellContext;
  /** How references are read where such a file is chosen, so that the row names what is found there. */
  readonly reading: Pick<Reading, 'headOf' | 'owner' | 'within'>;
}

interface ExampleRow {
  /** By field, those that stand in the row. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly cells: readonly FileCell[];
}

/** A row of true formats: a record that the declaration would take, of values as people have them, referring to what there is of the institute that it names and may be named beside what else it says. */
export async function exampleRow({ provider, resource, fields, context, reading }: TemplateParams): Promise<ExampleRow> {
  const { exampleRecord } = await withWords(() => import('../../schemas/examples'));
  const madeWith = (idOf: (module: string, field: string) => string): Readonly<Record<string, unknown>> => withSamples({ resource, context, record: exampleRecord({ resource, number: 1, isLoose: true, idOf: ({ module, field }) => idOf(module, field.name) }) });
  /** By field, since each may be narrowed in another way, and by what it refers to. */
  const first = new Map<string, { readonly to: string; readonly item: LookupItem | undefined }>();
  const itemOf = (field: string, to: string): LookupItem | undefined => (first.get(`${field} ${to}`) ?? [...first.values()].find((one) => one.to === to))?.item;
  // What narrows a reference stands in the row before it is looked for.
  const known: Record<string, unknown> = Object.fromEntries(Object.entries(madeWith(() => NOBODY)).filter(([, value]) => !JSON.stringify(value).includes(NOBODY)));
  for (const field of inReadingOrder(fields)) {
    for (const to of targetsOf(field)) {
      const filter = filterFor({ field, to, values: known, reading });
      const isKnown = isOwnerField(field) && typeof reading.owner === 'string';
      const found = await provider.lookup(to, { size: 1, quiet: true, ...(isKnown ? { ids: [reading.owner!] } : { filter }) }).catch(() => ({ data: [] }));
      first.set(`${field.name} ${to}`, { to, item: found.data[0] });
      const id = found.data[0]?.id ?? null;
      if (field.to === to) known[field.name] = field.type === 'refs' && id !== null ? [id] : id;
    }
  }
  const record = madeWith((module, field) => itemOf(field, module)?.id ?? NOBODY);
  const titleOf: PortableContext['titleOf'] = ({ to, id }) => {
    const item = [...first.values()].find((one) => one.to === to && one.item?.id === id)?.item;
    return item ? itemTitle({ item, translate: context.translate }) : '';
  };
  const valueOf = (field: Field): unknown => isLeftOut(field) ? null : record[field.name] ?? (field.to ? itemOf(field.name, field.to)?.id : null) ?? null;
  return {
    values: Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]).filter(([, value]) => !JSON.stringify(value).includes(NOBODY))),
    cells: fields.map((field) => cellOf({ field, value: valueOf(field), context: { ...context, titleOf } })),
  };
}

/** An address of a picture elsewhere is refused by most platforms: whoever writes over the row is not led to one. */
function isLeftOut({ type, required }: Field): boolean {
  return type === 'image' && !required;
}

/** Stands for a record where there is none yet: its cell is left empty. */
const NOBODY = '00000000-0000-7000-8000-000000000000';

/** What a row says, for telling whether two say the same; of formatted text the words alone stand in the file. */
export function sayingOf({ fields, values }: { readonly fields: readonly Field[]; readonly values: Readonly<Record<string, unknown>> }): string {
  return JSON.stringify(fields.map((field) => [field.name, inWords(field, cleanValue({ field, value: values[field.name] }))]).filter(([, value]) => !isEmptyValue(value)).toSorted());
}

function inWords({ type }: Field, value: unknown): unknown {
  return type === 'richText' && typeof value === 'string' ? linesOf(value) : value;
}

/** Downloads a file that has every column, under its name in the reader's language, and one example row. @returns what that row says */
export async function saveTemplate({ format, name, ...params }: TemplateParams & { readonly format: 'csv' | 'xlsx'; readonly name: string }): Promise<string> {
  const { cells, values } = await exampleRow(params);
  const writer = createFileWriter({ format, name, head: params.fields.map((field) => params.context.label(field.name)) });
  writer.add([cells]);
  await writer.save().finally(writer.close);
  return sayingOf({ fields: params.fields, values });
}
