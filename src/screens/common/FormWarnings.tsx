import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { Field, Resource } from '../../schemas';
import { Warnings } from './Warnings';
import styles from './FormWarnings.module.css';

/**
 * By what stands in the form now.
 * @param asked what the form asks, by name: a question called like a field of the module warns as that field does
 */
export function FormWarnings({ resource, asked }: { readonly resource: Resource; readonly asked: Readonly<Record<string, Field>> }): ReactNode {
  const named = Object.values(resource.fields).flatMap(({ name, warns }) => (warns !== null && name in asked ? [name] : []));
  const values: readonly unknown[] = useWatch({ name: named });
  return named.length === 0 ? null : <div className={styles.warnings}><Warnings resource={resource} values={Object.fromEntries(named.map((name, at) => [name, values[at]]))} /></div>;
}
