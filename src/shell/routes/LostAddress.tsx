import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useCloseNotification, useNotify, useTranslate } from 'ra-core';
import { Navigate, useLocation } from 'react-router';
import { Button } from '../../ui';
import { useFrame } from '../context/frameContext';
import { PageLoading } from '../marks/PageLoading';
import { useLanding } from './useLanding';

/**
 * An address without a screen leads to the landing path, where that is said, with the way to search; a user without any module
 * goes to sign-in (part 1 §2). That page stays open to who has a session, so the two do not send anybody back and forth.
 */
export default function LostAddress(): ReactNode {
  const landing = useLanding();
  const notify = useNotify();
  const { pathname, hash } = useLocation();
  const mustLeave = landing?.ofUnknown === null;
  const isKnown = landing !== undefined;
  useEffect(() => {
    if (mustLeave) window.location.replace('/auth/login');
    else if (isKnown) notify(<NoPage address={cut(`/app${pathname === '/' ? '' : pathname}${hash}`)} />, { type: 'warning', autoHideDuration: null });
    // oxlint-disable-next-line react/exhaustive-deps -- said once, of the address that was asked for
  }, [mustLeave, isKnown]);
  return landing && landing.ofUnknown !== null ? <Navigate replace to={landing.ofUnknown} /> : <PageLoading />;
}

/** As much of an address as tells it apart. */
function cut(address: string): string {
  return address.length > MOST_LETTERS ? `${address.slice(0, MOST_LETTERS - 1)}…` : address;
}

const MOST_LETTERS = 80;

/** Stands in the notice. */
function NoPage({ address }: { readonly address: string }): ReactNode {
  const translate = useTranslate();
  const { openPalette } = useFrame();
  const close = useCloseNotification();
  const search = (): void => {
    close();
    openPalette();
  };
  return (
    <>
      {translate('lectern.help.noPage', { address })}{' '}
      <Button kind="bare" isSmall icon="search" onClick={search}>{translate('lectern.help.noPageSearch')}</Button>
    </>
  );
}
