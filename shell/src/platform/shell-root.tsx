import { ErrorBoundary, Providers } from '@wspolnik/shared-ui';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { pageLocale, shellMessages } from './i18n.ts';
import { report } from './report.ts';

export interface ShellRootOptions {
  /** Keeps ids of this root apart from those of the other roots on the page. */
  prefix: string;
  /** True in the one root that carries what a page has once. */
  globals?: boolean;
}

/** A React root of the shell with its texts and boundary; returns its end. */
export function renderShellRoot(
  host: HTMLElement,
  content: ReactNode,
  { prefix, globals }: ShellRootOptions,
): () => void {
  const root = createRoot(host, { identifierPrefix: `shell-${prefix}-` });
  root.render(
    <Providers locale={pageLocale()} messages={shellMessages()} globals={globals}>
      <ErrorBoundary onError={report}>{content}</ErrorBoundary>
    </Providers>,
  );
  return () => root.unmount();
}
