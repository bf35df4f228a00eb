import { itemTitle } from '../../fields/values/titleIn';
import type { LecternDataProvider, LookupItem } from '../../dataProvider';
import { isOwnerField } from '../../fields/cells/owner';
import { isOfOneInstitute } from '../../fields/controls/choiceScope';
import type { CellContext, PortableContext } from '../../fields/values/cellTypes';
import { withWords } from '../../i18n/withWords';
import { cleanValue, isEmptyValue, targetsOf } from '../../schemas';
import type { Field, Head, Resource } from '../../schemas';
import { cellOf } from '../export/exportRows';
import type { FileCell } from '../export/fileCell';
import { createFileWriter } from '../export/fileWriter';
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

/** A row of true formats: a record that the declaration would take, of values as people have them, referring to what there is, and within the institute that it names. */
export async function exampleRow({ provider, resource, fields, context, headOf }: TemplateParams): Promise<ExampleRow> {
  const { exampleRecord } = await withWords(() => import('../../schemas/examples'));
  const firstOf = async (to: string, filter = {}): Promise<LookupItem | undefined> => (await provider.lookup(to, { size: 1, quiet: true, filter }).catch(() => ({ data: [] }))).data[0];
  const owner = fields.find(isOwnerField)?.to;
  const institute = owner ? await firstOf(owner) : undefined;
  const targets = new Map(fields.flatMap((field) => targetsOf(field).map((to) => [to, field] as const)));
  const first = new Map(await Promise.all([...targets].map(async ([to, field]) => {
    const isWithin = institute !== undefined && isOfOneInstitute({ field, target: headOf(to) });
    return [to, to === owner ? institute : await firstOf(to, isWithin ? { instituteId: institute.id } : {})] as const;
  })));
  const record = withSamples({ resource, context, record: exampleRecord({ resource, number: 1, isLoose: true, idOf: ({ module }) => first.get(module)?.id ?? NOBODY }) });
  const titleOf: PortableContext['titleOf'] = ({ to, id }) => {
    const item = first.get(to);
    return item?.id === id ? itemTitle({ item, translate: context.translate }) : '';
  };
  const valueOf = (field: Field): unknown => record[field.name] ?? (field.to ? first.get(field.to)?.id : null) ?? null;
  return {
    values: Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]).filter(([, value]) => !JSON.stringify(value).includes(NOBODY))),
    cells: fields.map((field) => cellOf({ field, value: valueOf(field), context: { ...context, titleOf } })),
  };
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
