import { Component, type ComponentClass, type PropsWithChildren, type ReactNode } from 'react';

/**
 * The boundary that the shell puts around a remote: after a render error it renders nothing and notifies the shell, which
 * shows the panel. One class per remote, because single-spa-react keeps the first one that it is given.
 */
export function createCrashBoundary(onCrash: (error: unknown) => void): ComponentClass<PropsWithChildren> {
  return class CrashBoundary extends Component<PropsWithChildren, { crashed: boolean }> {
    override state = { crashed: false };

    static getDerivedStateFromError() {
      return { crashed: true };
    }

    override componentDidCatch(error: unknown): void {
      onCrash(error);
    }

    override render(): ReactNode {
      return this.state.crashed ? null : this.props.children;
    }
  };
}
