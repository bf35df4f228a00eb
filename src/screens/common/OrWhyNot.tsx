import type { ComponentProps, ReactNode } from 'react';
import { useActor, useDeclared } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { useCellContext } from '../../fields/cellContext';
import { useRules } from '../../forms/useRules';
import type { Field } from '../../schemas';
import { notTaken } from './notTaken';
import { ReasonedButton } from './ReasonedButton';

interface OrWhyNotProps extends Pick<ComponentProps<typeof ReasonedButton>, 'label' | 'kind' | 'icon' | 'isSmall'> {
  /** The field by which a new record would refer to this one. */
  readonly field: Field;
  /** The module of the record. */
  readonly of: string;
  /** Undefined while it is not known. */
  readonly record: LecternRecord | undefined;
  /** The way to a new one. */
  readonly children: ReactNode;
}

/** The way to a new record that refers to another; where that takes none as it is now, why not. */
export function OrWhyNot({ field, of, record, children, ...button }: OrWhyNotProps): ReactNode {
  const resource = useDeclared(of);
  const context = useCellContext(of);
  const rules = useRules(useActor());
  const reason = record ? notTaken({ field, resource, record, context, rules }) : null;
  return reason === null ? children : <ReasonedButton {...button} reason={reason} onPress={() => undefined} />;
}
