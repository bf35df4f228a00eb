import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { BrokenRunNotice } from '../bulk/BrokenRunNotice';
import { DrawnAhead } from './DrawnAhead';
import { PrintHead } from './PrintHead';
import { rowMenu } from './rowMenu';
import { KeptRunPanel } from '../bulk/KeptRunPanel';

/** What is kept of runs over rows of a list: one that was left in its midst is said, one that is done can be taken back; and what a print says of the list. */
export default function Later(): ReactNode {
  // A failure is met again, and said, when the menu is opened.
  useEffect(() => void rowMenu.preload().catch(() => undefined), []);
  return (
    <>
      <PrintHead />
      <BrokenRunNotice />
      <KeptRunPanel />
      <DrawnAhead />
    </>
  );
}
