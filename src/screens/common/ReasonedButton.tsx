import { useId } from 'react';
import type { ReactNode } from 'react';
import { useNotify } from 'ra-core';
import { Button } from '../../ui';
import type { IconName } from '../../ui';

interface ReasonedButtonProps {
  readonly label: string;
  /** Why it cannot be pressed; null: it can. */
  readonly reason: string | null;
  readonly isBusy?: boolean;
  readonly isSmall?: boolean;
  readonly kind?: 'primary' | 'bare';
  readonly icon?: IconName;
  readonly onPress: () => void;
}

/** Stays in the order of the Tab key when it cannot be pressed, so that everybody can learn why: pointed at it says so, and where nothing points, as on a phone, when it is pressed. */
export function ReasonedButton({ label, reason, isBusy = false, isSmall = false, onPress, ...look }: ReasonedButtonProps): ReactNode {
  const notify = useNotify();
  const id = useId();
  return (
    <>
      <Button
        {...look}
        isBusy={isBusy}
        isSmall={isSmall}
        aria-disabled={reason !== null || undefined}
        aria-describedby={reason === null ? undefined : id}
        title={reason ?? undefined}
        onClick={reason === null ? onPress : () => notify(reason, { type: 'info' })}
      >
        {label}
      </Button>
      {reason !== null && <span id={id} className="visuallyHidden">{reason}</span>}
    </>
  );
}
