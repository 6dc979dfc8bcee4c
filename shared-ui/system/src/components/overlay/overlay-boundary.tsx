import { type ReactNode, Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useBusy } from '../../root/settled.ts';
import { ErrorBoundary } from '../error-boundary/error-boundary.tsx';

interface OverlayBoundaryProps {
  children: ReactNode;
  /** Called when the overlay's code fails to load, so that the page does not consider it open. */
  onFailure(): void;
}

/** Limits the failure of an overlay's chunk to the overlay. */
export function OverlayBoundary({ children, onFailure }: OverlayBoundaryProps) {
  return (
    <ErrorBoundary fallback={(_, retry) => <Failure onFailure={onFailure} retry={retry} />}>
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function Loading() {
  useBusy();
  return null;
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
