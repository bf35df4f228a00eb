import type { Report } from './checkReport';
import type { Field } from './resource';

interface Fixed {
  readonly report: Report;
  readonly path: string;
  readonly field: Field;
  readonly siblings: Readonly<Record<string, Field>>;
}

/** What keeps a field as it is is a count of the same record, and the field is one that somebody would change. */
export function checkFixed({ report, path, field: { fixedBy, readOnly, createOnly, isTaken }, siblings }: Fixed): void {
  if (fixedBy === null) return;
  const at = `${path}.fixedBy`;
  if (!/^fields\.\w+$/.test(path)) return report.add(at, 'is said of a question or a part of a group, to which no record refers', 'leave it out, or say it of a field of the record');
  const counts = Object.values(siblings).filter(isCount).map(({ name }) => name);
  if (!counts.includes(fixedBy)) report.unknown(at, fixedBy, 'a count beside it', counts);
  if ((readOnly || createOnly) && !isTaken) report.add(at, 'is said of what nobody changes in any case', 'leave it out');
}

function isCount({ computed }: Field): boolean {
  return computed !== null && 'count' in computed && computed.sum === undefined;
}
