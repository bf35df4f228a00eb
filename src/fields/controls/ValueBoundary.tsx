import { Component } from 'react';
import type { ReactNode } from 'react';
import { rawText } from '../values/rawText';

interface ValueBoundaryProps {
  readonly value: unknown;
  readonly children: ReactNode;
}

/** Around one input of a form: a value that its control cannot show stands there as it came, and the rest of the form works. */
export class ValueBoundary extends Component<ValueBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <code>{rawText(this.props.value)}</code> : this.props.children;
  }
}
