import type { Head } from '../../../schemas';

/** Whether the rows of a module belong to institutes, so that it has a place where one institute is looked at. */
export function isInstitutes({ tenant }: Head): boolean {
  return tenant === 'owned' || tenant === 'shared';
}
