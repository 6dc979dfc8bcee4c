import { ErrorPanel, usePage, useWhenOnline } from '@wspolnik/system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { currentNumber } from './remotes.ts';

export interface RemoteFailureProps {
  /** Name of the container. */
  remote: string;
  error: unknown;
  retry(): Promise<void>;
}

/** The panel in place of a remote's page; retries automatically when the connection is back. */
export function RemoteFailure({ remote, error, retry }: RemoteFailureProps) {
  const intl = useIntl();
  // The failed page cannot set its title; this also moves the focus here and announces it.
  usePage({ title: intl.formatMessage({ id: 'ui.failure.title' }) });
  const [retrying, setRetrying] = useState(false);
  const onRetry = () => {
    setRetrying(true);
    void retry();
  };
  useWhenOnline(onRetry);
  const report = {
    remote,
    release: String(currentNumber()),
    detail: error instanceof Error ? error.message : String(error),
  };
  return <ErrorPanel onRetry={onRetry} retrying={retrying} report={report} />;
}
