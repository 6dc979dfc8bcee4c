import { type ReactNode, Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { ErrorBoundary } from '../error-boundary/error-boundary.tsx';

interface OverlayBoundaryProps {
  children: ReactNode;
  /** Called when the overlay's code cannot be had, so that the page does not believe it open. */
  onFailure(): void;
}

/** An overlay whose chunk is missing must not take the page down with it. */
export function OverlayBoundary({ children, onFailure }: OverlayBoundaryProps) {
  return (
    <ErrorBoundary fallback={(_, retry) => <Failure onFailure={onFailure} retry={retry} />}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function Failure({ onFailure, retry }: { onFailure(): void; retry(): void }) {
  const intl = useIntl();
  useEffect(() => {
    onFailure();
  }, [onFailure]);
  return (
    <button type="button" className="wp-visually-hidden" onClick={retry}>
      {intl.formatMessage({ id: 'ui.failure.title' })}
    </button>
  );
}
