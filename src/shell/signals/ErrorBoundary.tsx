import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Button, EmptyState } from '../ui';

interface State {
  readonly error: Error | null;
}

/**
 * Keeps a failing screen from taking the console with it (part 1 §2). React offers this to classes alone.
 * A part that could not be fetched, as after a new release, is loaded anew with the page.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.error ? <Maintenance /> : this.props.children;
  }
}

function Maintenance(): ReactNode {
  const translate = useTranslate();
  return (
    <EmptyState
      drawing="maintenance"
      level={1}
      title={translate('fixed.screens.maintenance')}
      text={translate('lectern.shell.maintenance')}
      action={
        <Button kind="primary" icon="retry" onClick={() => window.location.reload()}>
          {translate('lectern.shell.reload')}
        </Button>
      }
    />
  );
}
