import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { BrokenRunNotice } from '../bulk/BrokenRunNotice';
import { DrawnAhead } from './DrawnAhead';
import { LeftOutNotice } from './LeftOutNotice';
import type { AskedAddress } from './leftOut';
import { PrintHead } from './PrintHead';
import { rowMenu } from './rowMenu';
import { KeptRunPanel } from '../bulk/KeptRunPanel';

/** What is kept of runs over rows of a list: one that was left in its midst is said, one that is done can be taken back; what the list was opened without; and what a print says of it. */
export default function Later({ asked }: { readonly asked: AskedAddress | null }): ReactNode {
  // A failure is met again, and said, when the menu is opened.
  useEffect(() => void rowMenu.preload().catch(() => undefined), []);
  return (
    <>
      <PrintHead />
      <BrokenRunNotice />
      <LeftOutNotice asked={asked} />
      <KeptRunPanel />
      <DrawnAhead />
    </>
  );
}
