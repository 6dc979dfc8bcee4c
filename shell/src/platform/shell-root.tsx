import { ErrorBoundary, markBusy, Providers } from '@wspolnik/system';
import { type ReactNode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { pageLocale, shellMessages } from './i18n.ts';
import { report } from './report.ts';

export interface ShellRootOptions {
  /** Separates ids of this root from those of other roots on the page. */
  prefix: string;
  /** True in the only root with the page's global elements. */
  globals?: boolean;
}

/** Renders a React root of the shell with its texts and boundary; returns a function that removes it. */
export function renderShellRoot(
  host: HTMLElement,
  content: ReactNode,
  { prefix, globals }: ShellRootOptions,
): () => void {
  const root = createRoot(host, { identifierPrefix: `shell-${prefix}-` });
  const release = markBusy();
  root.render(
    <Providers locale={pageLocale()} messages={shellMessages()} globals={globals}>
      <ErrorBoundary onError={report}>{content}</ErrorBoundary>
      <Rendered then={release} />
    </Providers>,
  );
  return () => {
    release();
    root.unmount();
  };
}

/** Calls back once the root is on the page: React renders it in a later task. */
function Rendered({ then }: { then(): void }) {
  useLayoutEffect(then, [then]);
  return null;
}
