import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Replaces the default request to refresh the page; `retry` renders the children again. */
  fallback?: (error: unknown, retry: () => void) => ReactNode;
  onError?(error: unknown, info: ErrorInfo): void;
}

interface ErrorBoundaryState {
  failed: boolean;
  error: unknown;
}

/** Catches render errors of its children and asks the user to refresh the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, error: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failed: true, error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info);
  }

  retry = (): void => this.setState({ failed: false, error: null });

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback ? this.props.fallback(this.state.error, this.retry) : <RefreshNotice />;
  }
}

/** The specification requires this text: refresh the page. */
export function RefreshNotice() {
  const intl = useIntl();
  return (
    <Notice
      title={intl.formatMessage({ id: 'ui.crash.text' })}
      action={
        <Button onClick={() => window.location.reload()}>{intl.formatMessage({ id: 'ui.crash.refresh' })}</Button>
      }
    />
  );
}
