import { isEmptyValue, type Scalar } from './predicate';
import type { Field, Resource } from './resource';
import { titleFields } from './texts';

/** Fields whose values no two records share together. */
export interface UniqueInput<F extends string = string> {
  /** The fields; what is wrong is said at the first. @example fields: ['courseId', 'userId'] */
  readonly fields: readonly F[];
  /** Counts only records whose fields have these values. @default all @example where: { status: 'active' } */
  readonly where?: { readonly [K in F]?: Scalar | readonly Scalar[] };
}

/** The same with every option decided. */
export interface UniqueSet {
  readonly fields: readonly string[];
  readonly where: Readonly<Record<string, Scalar | readonly Scalar[]>>;
}

export function normalizeUnique(input: readonly string[] | UniqueInput): UniqueSet {
  return 'fields' in input ? { fields: input.fields, where: (input.where ?? {}) as UniqueSet['where'] } : { fields: input, where: {} };
}

/** Whether records are told apart also by being without it: the page of no course is one beside that of a course. */
export function isToldByAbsence({ type, required, default: usual, fill }: Pick<Field, 'type' | 'required' | 'default' | 'fill'>): boolean {
  return type === 'ref' && !required && isEmptyValue(usual) && fill === null;
}

/** References that tell apart records of one title: those that are unique together with it and nothing else, as the subject of a topic. */
export function toldApartBy(resource: Pick<Resource, 'unique' | 'title' | 'fields'>): readonly string[] {
  const titles = titleFields(resource);
  const isReference = (name: string): boolean => resource.fields[name]?.type === 'ref' && !resource.fields[name].system;
  const sets = resource.unique.filter(({ fields, where }) => Object.keys(where).length === 0 && fields.some((name) => titles.includes(name)) && fields.every((name) => titles.includes(name) || isReference(name)));
  return [...new Set(sets.flatMap(({ fields }) => fields.filter(isReference)))];
}
