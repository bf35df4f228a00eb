import { pointTo, type Resource } from '../../schemas';

/** The value by which a field of another module refers to a record; `of`: the record's module. */
export function referring({ target, field, id, of }: { target: Resource; field: string; id: string; of: string }): string {
  const kinds = Object.entries(target.fields[field]?.kinds ?? {});
  const kind = kinds.find(([, to]) => to === of)?.[0];
  return kind === undefined ? id : pointTo({ kind, id });
}
