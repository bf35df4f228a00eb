import { targetsOf } from '../oneOf';
import { mayBeNeeded } from '../required';
import type { Field, Resource } from '../resource';

/** Modules, each after those its records refer to; in a circle of references those that may be empty give way. */
export function inOrderOfNeed(resources: readonly Resource[]): Resource[] {
  const left = [...resources];
  const ordered: Resource[] = [];
  const waits = (resource: Resource, isAsked: (field: Field) => boolean): boolean =>
    referencesOf(resource).filter(isAsked).flatMap(targetsOf).some((to) => to !== resource.name && left.some(({ name }) => name === to));
  while (left.length > 0) {
    const [free, freed] = [left.findIndex((one) => !waits(one, () => true)), left.findIndex((one) => !waits(one, mayBeNeeded))];
    ordered.push(...left.splice(Math.max(0, free >= 0 ? free : freed), 1));
  }
  return ordered;
}

function referencesOf({ fields }: Resource): Field[] {
  return Object.values(fields).filter(({ system, computed }) => !system && computed === null).flatMap((field) => [field, ...Object.values(field.fields)]);
}
