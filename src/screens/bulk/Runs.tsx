import type { ReactNode } from 'react';
import { BrokenRunNotice } from './BrokenRunNotice';
import { KeptRunPanel } from './KeptRunPanel';

/** What is kept of runs over rows of a list: one that was left in its midst is said, one that is done can be taken back. */
export default function Runs(): ReactNode {
  return (
    <>
      <BrokenRunNotice />
      <KeptRunPanel />
    </>
  );
}
