import { useEffect } from 'react';
import { useNotify } from 'ra-core';
import { takeSwitchedAccount } from '../../authProvider/switchedAccount';

/** Two names take longer to read than most notices. In ms. */
const STAY_MS = 10_000;

/** Says once that an address has brought another account than the one that was signed in here (part 1 §4). */
export function SwitchNotice(): null {
  const notify = useNotify();
  useEffect(() => {
    const switched = takeSwitchedAccount();
    if (switched) notify('lectern.shell.switched', { type: 'info', messageArgs: { ...switched }, autoHideDuration: STAY_MS });
  }, [notify]);
  return null;
}
