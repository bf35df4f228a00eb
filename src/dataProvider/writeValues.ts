import { followersOf, type Resource } from '../schemas';

type Values = Readonly<Record<string, unknown>>;

interface WriteValuesParams {
  readonly resource: Resource;
  readonly data: Values;
  readonly isNew: boolean;
  /** The record as the user saw it. */
  readonly previous?: Values | undefined;
}

/**
 * What a write sends: declared fields that a client may write. With the record as it was, only what differs from it:
 * the platform changes the fields that are sent and leaves the rest, but for what is counted from a date that is changed. So that is sent with
 * the date where it is among the data, and stays as it is there.
 */
export function writeValues({ resource, data, isNew, previous }: WriteValuesParams): Record<string, unknown> {
  const isChanged = (name: string): boolean => previous === undefined || !isSame(data[name], previous[name]);
  const beside = followersOf({ fields: resource.fields, changed: Object.keys(data).filter(isChanged) });
  return Object.fromEntries(
    Object.entries(data).filter(([name, value]) => {
      const field = resource.fields[name];
      if (!field || value === undefined || name === 'id' || (field.system && name !== 'instituteId')) return false;
      if (field.readOnly || (field.createOnly && !isNew)) return false;
      if (field.writeOnly && (value === '' || value === null)) return false;
      return isChanged(name) || beside.includes(name);
    }),
  );
}

/** Equal as JSON, whatever the order of keys; nothing, null and an empty text are one. */
export function isSame(a: unknown, b: unknown): boolean {
  return stable(a) === stable(b);
}

function stable(value: unknown): string {
  return JSON.stringify(value === undefined || value === '' ? null : value, (_key, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([left], [right]) => (left < right ? -1 : 1)))
      : one);
}
