import { useCallback, useRef, useState } from 'react';
import { useLocale } from 'ra-core';
import { FileError, type FileFault, type FileTable } from './fileTable';
import { openFile } from './openFile';

export interface ChosenFile {
  readonly name: string | null;
  readonly table: FileTable | null;
  readonly fault: FileFault | null;
  readonly isReading: boolean;
  readonly choose: (file: File) => void;
  /** Another sheet of the same book. */
  readonly chooseSheet: (sheet: string) => void;
}

/** The file that somebody has chosen, and what was read of it. */
export function useChosenFile(): ChosenFile {
  const locale = useLocale() ?? 'en';
  const [state, setState] = useState<Pick<ChosenFile, 'table' | 'fault' | 'isReading'> & { readonly file: File | null }>({ file: null, table: null, fault: null, isReading: false });
  const latest = useRef(0);
  const read = useCallback(
    async (file: File, sheet: string | null) => {
      latest.current += 1;
      const turn = latest.current;
      setState({ file, table: null, fault: null, isReading: true });
      const next = await openFile({ file, locale, sheet }).then((table) => ({ table, fault: null }), (error: unknown) => ({ table: null, fault: error instanceof FileError ? error.fault : ('broken' as const) }));
      // Another was chosen meanwhile.
      if (turn === latest.current) setState({ file, ...next, isReading: false });
    },
    [locale],
  );
  const { file, table, fault, isReading } = state;
  return { name: file?.name ?? null, table, fault, isReading, choose: (next) => void read(next, null), chooseSheet: (sheet) => void (file && read(file, sheet)) };
}
