import { Component, type ComponentClass, type PropsWithChildren, type ReactNode } from 'react';

/**
 * The boundary that the shell puts around a remote: a crash while rendering leaves nothing behind and is told to the
 * shell, which shows the panel. One class per remote, because single-spa-react keeps the first that it is given.
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
