import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** @param retry renders what has failed once more */
  failed: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Shows something else in the place of what throws while it is rendered. */
export class Boundary extends Component<BoundaryProps, { error: unknown; hasFailed: boolean }> {
  override state = { error: null, hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  override render() {
    const { error, hasFailed } = this.state;
    const retry = () => this.setState({ error: null, hasFailed: false });
    return hasFailed ? this.props.failed(error, retry) : this.props.children;
  }
}
