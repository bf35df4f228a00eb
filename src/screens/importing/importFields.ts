import { hasInstitutes } from '../../dataProvider';
import { formSections } from '../../forms/formFields';
import { isAcrossInstitutes } from '../../schemas';
import type { Actor, Field, PlaceValues, Resource } from '../../schemas';

interface FieldsParams {
  readonly resource: Resource;
  readonly actor: Actor;
  /** What the list stands below: every row of a file belongs there. */
  readonly within: PlaceValues;
}

/** The fields that columns of a file may hold for this user: whose a row is first, for whoever works across institutes, then as declared. */
export function importFields({ resource, actor, within }: FieldsParams): readonly Field[] {
  const typed = new Set(formSections({ resource, actor, isNew: true }).flatMap(({ fields }) => fields.filter((one) => !one.isFixed).map(({ field }) => field.name)));
  const owner = isAcrossInstitutes(actor) && hasInstitutes(resource) ? ['instituteId'] : [];
  return [...owner, ...(resource.import?.columns ?? [])].flatMap((name) => {
    const field = resource.fields[name];
    return field && typed.has(name) && !(name in within) && field.computed === null && field.derive.length === 0 ? [field] : [];
  });
}

/** The references by which a list stands below others: a column of the file may name them, and a row that names another record than the open one does not belong here. */
export function placeFields({ resource, within }: Pick<FieldsParams, 'resource' | 'within'>): readonly Field[] {
  return Object.values(resource.fields).filter(({ name, type }) => type === 'ref' && typeof within[name] === 'string');
}
