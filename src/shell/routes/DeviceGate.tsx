import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Button, EmptyState, buttonClass } from '../../ui';
import styles from './DeviceGate.module.css';
import { Screen } from './Screen';
import { useIsWideDevice } from './deviceCheck';

/** Shows a screen on devices it can be worked with on; elsewhere a page that says so, and helps the link to one. */
export function DeviceGate({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return useIsWideDevice() ? children : <OtherDevice title={title} />;
}

function OtherDevice({ title }: { title: string }): ReactNode {
  const translate = useTranslate();
  const [said, setSaid] = useState('');
  const address = window.location.href;
  const copy = async (): Promise<void> => {
    const isCopied = await navigator.clipboard.writeText(address).then(() => true, () => false);
    setSaid(isCopied ? translate('lectern.gates.device.copied') : translate('lectern.gates.device.notCopied', { address }));
  };
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  const actions = (
    <div className={styles.actions}>
      <Button icon="copy" onClick={() => void copy()}>
        {translate('lectern.gates.device.copy')}
      </Button>
      <a className={buttonClass('quiet')} href={mail}>
        {translate('lectern.gates.device.send')}
      </a>
    </div>
  );
  return (
    <Screen kind="device">
      <EmptyState drawing="screen" level={1} title={translate('lectern.gates.device.title', { name: title })} text={translate('lectern.gates.device.text')} action={actions} />
      <p className={styles.said} role="status">
        {said}
      </p>
    </Screen>
  );
}
