import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { LecternRecord } from '../../dataProvider';
import type { Resource } from '../../schemas';
import { RestoreDialog } from './RestoreDialog';
import { useRestore } from './useRestore';

interface RestoreRowsProps {
  readonly resource: Resource;
  readonly records: readonly LecternRecord[];
  /** All that could be restored has been, and what could not was said. */
  readonly onEnd: () => void;
}

/** Takes rows of a list out of the bin as soon as it is drawn; one that cannot come back as it was is asked about. */
export function RestoreRows({ resource, records, onEnd }: RestoreRowsProps): ReactNode {
  const isBegun = useRef(false);
  const { run, refused, dismiss, finish } = useRestore({ resource, onDone: NOTHING });
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void run(records).then((isRefused) => (isRefused ? undefined : onEnd()));
  }, [run, records, onEnd]);
  if (!refused) return null;
  return <RestoreDialog resource={resource} refusal={refused} onRestored={(record, leftOut) => { finish(record, leftOut); onEnd(); }} onClose={() => { dismiss(); onEnd(); }} />;
}

const NOTHING = (): void => undefined;
