import { itemTitle } from '../../fields/values/titleIn';
import type { LecternDataProvider, LookupItem } from '../../dataProvider';
import type { CellContext, PortableContext } from '../../fields/values/cellTypes';
import { withWords } from '../../i18n/withWords';
import type { Field, Resource } from '../../schemas';
import { cellOf } from '../export/exportRows';
import type { FileCell } from '../export/fileCell';
import { createFileWriter } from '../export/fileWriter';

interface TemplateParams {
  readonly provider: LecternDataProvider;
  readonly resource: Resource;
  readonly fields: readonly Field[];
  readonly context: CellContext;
}

/** A row of true formats: a record that the declaration would take, referring to what there is. */
export async function exampleRow({ provider, resource, fields, context }: TemplateParams): Promise<readonly FileCell[]> {
  const { exampleRecord } = await withWords(() => import('../../schemas/examples'));
  const targets = [...new Set(fields.flatMap(({ to, kinds }) => [...(to ? [to] : []), ...Object.values(kinds)]))];
  const first = new Map(await Promise.all(targets.map(async (to): Promise<[string, LookupItem | undefined]> => [to, (await provider.lookup(to, { size: 1, quiet: true }).catch(() => ({ data: [] }))).data[0]])));
  const record = exampleRecord({ resource, number: 1, isLoose: true, idOf: ({ module }) => first.get(module)?.id ?? NOBODY });
  const titleOf: PortableContext['titleOf'] = ({ to, id }) => {
    const item = first.get(to);
    return item?.id === id ? itemTitle({ item, translate: context.translate }) : '';
  };
  return fields.map((field) => cellOf({ field, value: record[field.name] ?? (field.to ? first.get(field.to)?.id : null) ?? null, context: { ...context, titleOf } }));
}

/** Stands for a record where there is none yet: its cell is left empty. */
const NOBODY = '00000000-0000-7000-8000-000000000000';

/** Downloads a file that has every column, under its name in the reader's language, and one example row. */
export async function saveTemplate({ format, name, ...params }: TemplateParams & { readonly format: 'csv' | 'xlsx'; readonly name: string }): Promise<void> {
  const row = await exampleRow(params);
  const writer = createFileWriter({ format, name, head: params.fields.map((field) => params.context.label(field.name)) });
  writer.add([row]);
  await writer.save().finally(writer.close);
}
