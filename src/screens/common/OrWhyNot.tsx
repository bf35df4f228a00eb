import type { ComponentProps, ReactNode } from 'react';
import { ReasonedButton } from './ReasonedButton';

interface OrWhyNotProps extends Pick<ComponentProps<typeof ReasonedButton>, 'label' | 'kind' | 'icon' | 'isSmall'> {
  /** Why nothing new is taken; null: it is. */
  readonly reason: string | null;
  /** The way to a new one. */
  readonly children: ReactNode;
}

/** The way to a new record; where none is taken, why not. */
export function OrWhyNot({ reason, children, ...button }: OrWhyNotProps): ReactNode {
  return reason === null ? children : <ReasonedButton {...button} reason={reason} onPress={() => undefined} />;
}
