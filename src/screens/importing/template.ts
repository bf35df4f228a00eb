import { itemTitle } from '../../fields/values/titleIn';
import type { LecternDataProvider, LookupItem } from '../../dataProvider';
import type { CellContext, PortableContext } from '../../fields/values/cellTypes';
import { withWords } from '../../i18n/withWords';
import { cleanValue, isEmptyValue, targetsOf } from '../../schemas';
import type { Field, Head, Resource } from '../../schemas';
import { cellOf } from '../export/exportRows';
import type { FileCell } from '../export/fileCell';
import { createFileWriter } from '../export/fileWriter';
import { filterFor, inReadingOrder } from './readRow';
import { withSamples } from './samples';

interface TemplateParams {
  readonly provider: LecternDataProvider;
  readonly resource: Resource;
  readonly fields: readonly Field[];
  readonly context: CellContext;
  /** What is known of every module. */
  readonly headOf: (module: string) => Head | undefined;
}

interface ExampleRow {
  /** By field, those that stand in the row. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly cells: readonly FileCell[];
}

/** A row of true formats: a record that the declaration would take, of values as people have them, referring to what there is of the institute that it names and may be named beside what else it says. */
export async function exampleRow({ provider, resource, fields, context, headOf }: TemplateParams): Promise<ExampleRow> {
  const { exampleRecord } = await withWords(() => import('../../schemas/examples'));
  const madeWith = (idOf: (module: string) => string): Readonly<Record<string, unknown>> => withSamples({ resource, context, record: exampleRecord({ resource, number: 1, isLoose: true, idOf: ({ module }) => idOf(module) }) });
  const first = new Map<string, LookupItem | undefined>();
  // What narrows a reference stands in the row before it is looked for.
  const known: Record<string, unknown> = Object.fromEntries(Object.entries(madeWith(() => NOBODY)).filter(([, value]) => !JSON.stringify(value).includes(NOBODY)));
  for (const field of inReadingOrder(fields)) {
    for (const to of targetsOf(field).filter((one) => !first.has(one))) {
      const filter = filterFor({ field, to, values: known, reading: { headOf, owner: undefined, within: {} } });
      const found = await provider.lookup(to, { size: 1, quiet: true, filter }).catch(() => ({ data: [] }));
      first.set(to, found.data[0]);
      if (field.to === to) known[field.name] = found.data[0]?.id ?? null;
    }
  }
  const record = madeWith((module) => first.get(module)?.id ?? NOBODY);
  const titleOf: PortableContext['titleOf'] = ({ to, id }) => {
    const item = first.get(to);
    return item?.id === id ? itemTitle({ item, translate: context.translate }) : '';
  };
  const valueOf = (field: Field): unknown => isLeftOut(field) ? null : record[field.name] ?? (field.to ? first.get(field.to)?.id : null) ?? null;
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

/** What a row says, for telling whether two say the same. */
export function sayingOf({ fields, values }: { readonly fields: readonly Field[]; readonly values: Readonly<Record<string, unknown>> }): string {
  return JSON.stringify(fields.map((field) => [field.name, cleanValue({ field, value: values[field.name] })]).filter(([, value]) => !isEmptyValue(value)).toSorted());
}

/** Downloads a file that has every column, under its name in the reader's language, and one example row. @returns what that row says */
export async function saveTemplate({ format, name, ...params }: TemplateParams & { readonly format: 'csv' | 'xlsx'; readonly name: string }): Promise<string> {
  const { cells, values } = await exampleRow(params);
  const writer = createFileWriter({ format, name, head: params.fields.map((field) => params.context.label(field.name)) });
  writer.add([cells]);
  await writer.save().finally(writer.close);
  return sayingOf({ fields: params.fields, values });
}
