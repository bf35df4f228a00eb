import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import MaintenancePage from './MaintenancePage';
import { isMissingPart, reloadForMissingPart } from './newRelease';

interface State {
  readonly error: Error | null;
  /** The page is being loaded anew: nothing is worth saying any more. */
  readonly isReloading: boolean;
}

/**
 * Keeps a failing screen from taking the console with it (part 1 §2). React offers this to classes alone.
 * A part that could not be fetched, as after a new release, is loaded anew with the page; without a network, once it is back.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, isReloading: false };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.onNetwork);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.onNetwork);
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    if (reloadForMissingPart({ error })) return this.setState({ isReloading: true });
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    if (this.state.isReloading) return null;
    return this.state.error ? <MaintenancePage /> : this.props.children;
  }

  private readonly onNetwork = (): void => {
    if (isMissingPart(this.state.error)) reloadForMissingPart({ error: this.state.error });
  };
}
