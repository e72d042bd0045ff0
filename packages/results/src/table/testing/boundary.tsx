import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  onError: (message: string) => void;
  children: ReactNode;
}

/** Catches what its children throw, and then shows nothing. */
export class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error.message);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
