import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { besideFields } from '../../schemas';
import type { Field, Resource } from '../../schemas';
import { Warnings } from './Warnings';
import styles from './FormWarnings.module.css';

/**
 * By what stands in the form now.
 * @param asked what the form asks, by name: a question called like a field of the module warns as that field does
 */
export function FormWarnings({ resource, asked }: { readonly resource: Resource; readonly asked: Readonly<Record<string, Field>> }): ReactNode {
  const warning = Object.values(resource.fields).filter(({ name, warns }) => warns !== null && name in asked);
  const beside = warning.flatMap(({ warns }) => besideFields(warns!).filter((name) => name in asked));
  const named = [...new Set([...warning.map(({ name }) => name), ...beside])];
  const watched: readonly unknown[] = useWatch({ name: named });
  const values = Object.fromEntries(named.map((name, at) => [name, watched[at]]));
  return warning.length === 0 ? null : <div className={styles.warnings}><Warnings resource={resource} values={values} beside={values} /></div>;
}
