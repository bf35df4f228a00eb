import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useUsual } from '../../dataProvider';
import type { Call, Field } from '../../schemas';

interface UsualValueProps {
  readonly field: Field;
  readonly call: Call;
  /** Whose the new record is. */
  readonly instituteId: string | null;
}

/** A field of a new record begins with what is usual at its institute, unless somebody has chosen by then. */
export function UsualValue({ field: { name, choices }, call, instituteId }: UsualValueProps): ReactNode {
  const { resetField, getFieldState } = useFormContext();
  // Back to none where the form begins anew.
  const { submitCount } = useFormState();
  const usual = useUsual({ call, field: name, instituteId });
  const isChoice = typeof usual === 'string' && choices.includes(usual);
  useEffect(() => {
    if (isChoice && !getFieldState(name).isDirty) resetField(name, { defaultValue: usual });
  }, [isChoice, usual, name, submitCount, resetField, getFieldState]);
  return null;
}
