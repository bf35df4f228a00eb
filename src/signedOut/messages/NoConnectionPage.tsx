import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { MessagePage } from '../frame/MessagePage';
import { Button } from '../../ui/Button';
import { useSignedOut } from '../context/signedOutContext';

type Phase = 'idle' | 'trying' | 'failed';

/** No connection: the plain page of `error-2`. Goes on once the platform answers, tried by hand or when the network is back. */
export function NoConnectionPage(): ReactNode {
  const { translate, publicApi } = useSignedOut();
  const [phase, setPhase] = useState<Phase>('idle');
  const retry = useCallback(async () => {
    setPhase('trying');
    if (await publicApi.isReachable()) window.location.assign('/');
    else setPhase('failed');
  }, [publicApi]);

  useEffect(() => {
    const onOnline = (): void => void retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [retry]);

  return (
    <MessagePage
      drawing="failed"
      title={translate('lectern.auth.errors.offline.title')}
      text={translate('lectern.auth.errors.offline.text')}
      status={phase === 'failed' ? translate('lectern.auth.errors.still') : ''}
      action={
        <Button kind="primary" icon="retry" isBusy={phase === 'trying'} onClick={() => void retry()}>
          {translate('lectern.auth.errors.retry')}
        </Button>
      }
    />
  );
}
