import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { ErrorPanel } from '../components/error-panel/error-panel.tsx';
import { useWhenOnline } from '../hooks/use-when-online.ts';
import { usePage } from '../routing/use-page.ts';
import { reportFailure } from './report-failure.ts';

interface PageNotLoadedProps {
  error: unknown;
  onRetry(): void;
  /** Called when another page is shown, or this one after a retry. */
  onLeave(): void;
}

/** Replaces a page whose code failed to load; retries automatically when the connection is back. */
export function PageNotLoaded({ error, onRetry, onLeave }: PageNotLoadedProps) {
  const intl = useIntl();
  usePage({ title: intl.formatMessage({ id: 'ui.failure.title' }) });
  useWhenOnline(onRetry);
  useEffect(() => onLeave, [onLeave]);
  useEffect(() => reportFailure(error), [error]);
  return <ErrorPanel onRetry={onRetry} report={{ detail: error instanceof Error ? error.message : String(error) }} />;
}
