import {
  announceTakeover,
  ErrorBoundary,
  hydrateInParts,
  type Locale,
  type Messages,
  markBusy,
  Providers,
} from '@wspolnik/system';
import { type ReactNode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { pageLocale, shellMessages } from './i18n.ts';
import { report } from './report.ts';

export interface ShellRootOptions {
  /** Separates ids of this root from those of other roots on the page. */
  prefix: string;
  /** True in the only root with the page's global elements. */
  globals?: boolean;
  /** The gateway has rendered the same content into the element. */
  hydrate?: boolean;
}

/** Prefix of the ids of a root of the shell, in the browser as in the gateway's render. */
export const rootPrefix = (prefix: string): string => `shell-${prefix}-`;

interface ShellRootProps {
  locale: Locale;
  messages: Messages;
  /** Path and query; required without a browser. */
  location?: string;
  globals?: boolean;
  /** Called once the root is on the page: React renders it in a later task. */
  then?(): void;
  children: ReactNode;
}

const NOTHING = () => undefined;

/** The tree of a root of the shell, the same on the server and in the browser. */
export function ShellRoot({ locale, messages, location, globals, then = NOTHING, children }: ShellRootProps) {
  return (
    <Providers locale={locale} messages={messages} location={location} globals={globals}>
      <ErrorBoundary onError={report}>{children}</ErrorBoundary>
      <Rendered then={then} />
    </Providers>
  );
}

/** Renders a React root of the shell with its texts and boundary; returns a function that removes it. */
export function renderShellRoot(
  host: HTMLElement,
  content: ReactNode,
  { prefix, globals = false, hydrate = false }: ShellRootOptions,
): () => void {
  const release = markBusy();
  const rendered = () => {
    release();
    announceTakeover(host, 'done');
  };
  const tree = (
    <ShellRoot locale={pageLocale()} messages={shellMessages()} globals={globals} then={rendered}>
      {content}
    </ShellRoot>
  );
  const options = { identifierPrefix: rootPrefix(prefix) };
  const root = hydrate ? hydrateInParts(host, tree, options) : createRoot(host, options);
  if (hydrate) announceTakeover(host, 'begun');
  else root.render(tree);
  return () => {
    release();
    root.unmount();
  };
}

function Rendered({ then }: { then(): void }) {
  useLayoutEffect(then, [then]);
  return null;
}
