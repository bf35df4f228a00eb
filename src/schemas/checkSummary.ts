import type { Report } from './checkReport';
import type { ResourceInput } from './declaration';
import type { FieldType } from './field';
import type { Resource } from './resource';
import { isToldBy, MEASURES, SPANS, type Measure } from './summary';

/** What rows are grouped by can be told apart, and what is put together is a number. */
export function checkSummary(report: Report, input: ResourceInput, resource: Resource): void {
  const { summary, fields } = resource;
  if (!summary) return;
  if (resource.isSingle) report.add('summary', 'a single record has no rows to put together', 'leave out summary, or single');
  if (summary.by.length === 0) report.add('summary.by', 'rows are grouped by nothing', "write for example by: ['createdAt:month']");
  if (summary.measures.length === 0) report.add('summary.measures', 'nothing is told of the groups', "write for example measures: { records: 'count' }");
  if (new Set(summary.by.map(({ name }) => name)).size < summary.by.length) report.add('summary.by', 'one of them stands there twice', 'keep one of the two');
  summary.by.forEach(({ field: name, span }, index) => {
    const path = `summary.by.${index}`;
    const field = fields[name];
    if (!field) return report.unknown(path, name, 'a field', Object.keys(fields));
    if (field.writeOnly) return report.add(path, `${name} is never sent back`, 'leave it out');
    const isTime = field.type === 'date' || field.type === 'datetime';
    if (span !== null && !SPANS.includes(span)) return report.unknown(path, span, 'a length of time', SPANS);
    if (isTime && span === null) report.add(path, `${name} is a time, of which nearly every row has its own`, `write '${name}:month'`);
    else if (!isTime && span !== null) report.add(path, `${name} is no time`, `write '${name}'`);
    else if (isTime && summary.measures.length > 0 && !summary.measures.some((measure) => isToldBy(measure, summary.by[index]!))) report.add(path, 'no measure is told by it', `count the rows, or say what came about then: 'sum@${name}'`);
    else if (!isTime && !GROUPED.has(field.type)) report.add(path, `a field of type ${field.type} makes no groups`, 'name a choice, a switch, a reference or a date');
  });
  for (const measure of summary.measures) {
    const { name, kind, field } = measure;
    const path = `summary.measures.${name}`;
    if (!MEASURES.includes(kind)) report.unknown(path, kind, 'a measure', MEASURES);
    else if (field === null && name in fields) report.add(path, `a count of rows is called like the field ${name}`, 'choose another name');
    else if (field !== null && !fields[field]) report.unknown(path, field, 'a field', Object.keys(fields));
    else if (field !== null && !NUMBERS.has(fields[field]!.type)) report.add(path, `${name} is not a number`, "name a number, or write 'count' under another name");
    else checkTime(report, resource, measure);
  }
  if (input.summary?.chart && !['bar', 'line'].includes(input.summary.chart)) report.unknown('summary.chart', input.summary.chart, 'a kind of chart', ['bar', 'line']);
}

/** What says when it came about says a time that rows are grouped by, and not when they were made of what the platform reckons up later. */
function checkTime(report: Report, { summary, fields, source }: Resource, { name, kind, field, at }: Measure): void {
  const path = `summary.measures.${name}`;
  if (at === null) return;
  const times = [...new Set(summary!.by.filter(({ span }) => span !== null).map((one) => one.field))];
  if (field === null) report.add(path, 'rows are counted by every time', `write '${kind}'`);
  else if (!times.includes(at)) report.unknown(path, at, 'a time that rows are grouped by', times);
  else if (source === null && fields[at]!.system && fields[field]!.readOnly) report.add(path, `${field} comes about after the record was made`, `write '${kind}', and it is told by no time`);
}

const GROUPED = new Set<FieldType>(['choice', 'boolean', 'ref', 'language', 'timeZone']);
const NUMBERS = new Set<FieldType>(['number', 'integer', 'money', 'duration']);
