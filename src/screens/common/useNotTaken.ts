import { useGetOne, useTranslate } from 'ra-core';
import { failureDetails, useActor, useDeclaredOf, useMayRead } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { useCellContext } from '../../fields/cellContext';
import { useRules } from '../../forms/useRules';
import { holdsRight, routeFields } from '../../schemas';
import type { PlaceValues, Resource } from '../../schemas';
import { notTaken } from './notTaken';

interface NotTakenParams {
  readonly resource: Resource;
  /** What a new record stands below, by field. */
  readonly place: PlaceValues;
  /** Whether what it stands below may have been deleted. @default true */
  readonly mayBeGone?: boolean;
}

/**
 * Why nothing new of a module is taken where it would stand: what it stands below takes none as it is now, or was deleted. Null: it is, or it is
 * not known yet; who may not read what is above is told nothing of it.
 */
export function useNotTaken({ resource, place, mayBeGone = true }: NotTakenParams): string | null {
  const translate = useTranslate();
  const actor = useActor();
  const rules = useRules(actor);
  const mayRead = useMayRead();
  const names = Object.keys(place).filter((name) => resource.fields[name]?.to && typeof place[name] === 'string');
  const field = resource.fields[names.find((name) => resource.fields[name]!.where) ?? (mayBeGone ? names[0] : undefined) ?? ''];
  const above = useDeclaredOf(field?.to ? [field.to] : NONE).declared.get(field?.to ?? '');
  const context = useCellContext(above?.name ?? resource.name);
  const enabled = field !== undefined && above !== undefined && actor !== undefined && holdsRight(actor, resource, 'create') && mayRead(above.name);
  const { data: record, error } = useGetOne<LecternRecord>(above?.name ?? resource.name, { id: String(place[field?.name ?? '']), meta: QUIET }, { enabled, retry: false, onError: () => undefined });
  if (!enabled) return null;
  if (failureDetails(error)?.reason === 'deleted') return translate('lectern.record.aboveGone');
  return record ? notTaken({ field, resource: above, record, context, rules }) : null;
}

const QUIET = { quiet: true };
const NONE: readonly string[] = [];

/** What a record stands below by the address of its module, and by that of the page one is on. */
export function placeOfRecord({ resource, record, within }: { readonly resource: Resource; readonly record: PlaceValues; readonly within: PlaceValues }): PlaceValues {
  return { ...Object.fromEntries(routeFields(resource.routes[0] ?? '').map((name) => [name, record[name]])), ...within };
}
