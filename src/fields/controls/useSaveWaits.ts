import { useContext, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { FILE_WAITS, FormScopeContext } from './formScope';

/** While there is a reason, a save of the form stops here and says it; once there is none, nothing is said of it any more. */
export function useSaveWaits({ path, isInvalid, reason }: { path: string; isInvalid: boolean; reason: string | null }): void {
  const files = useContext(FormScopeContext)?.pendingFiles;
  const { trigger, getFieldState } = useFormContext();
  useEffect(() => {
    if (!files || reason === null) return;
    files.set(path, reason);
    return () => void files.delete(path);
  }, [files, path, reason]);
  const { error } = getFieldState(path);
  // A check that began while the file was on its way may say so after it has arrived.
  const isOutdated = files !== undefined && isInvalid && (error?.type === FILE_WAITS ? error.message !== reason : reason !== null);
  useEffect(() => {
    if (isOutdated) void trigger(path);
  }, [isOutdated, error?.message, path, trigger]);
}
