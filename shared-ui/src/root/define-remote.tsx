import * as React from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { RefreshNotice } from '../components/error-boundary/error-boundary.tsx';
import { loadCommonMessages } from '../messages/load.ts';
import { parseLocation } from '../routing/location.ts';
import type { Locale, Messages } from './locale.ts';
import { Providers } from './providers.tsx';
import { type AppProps, RemoteRoot } from './remote-root.tsx';

export interface RemoteOptions {
  /** Container name, e.g. `mf_offers`; prefix of every id that React makes in this root. */
  name: string;
  App: React.ComponentType<AppProps>;
  loadMessages: Record<Locale, () => Promise<Messages>>;
  /** Fetches the code of a page (path without locale) beside the texts, so that the first mount shows no skeleton of its own. */
  prepare?(path: string): Promise<unknown>;
}

/** Milliseconds that a mount waits for its page's code; what takes longer has the page's skeleton. */
const PREPARE_TIME = 1500;

/** What the shell hands to a remote beside single-spa's own props. */
export interface RemoteProps {
  name: string;
  locale: Locale;
  domElement?: HTMLElement;
  /** The shell's boundary around the remote. */
  errorBoundaryClass?: React.ComponentClass<RemoteProps>;
  /** First data by SWR key: of a page rendered on the server, or fetched ahead of it. */
  fallback?: Record<string, unknown>;
}

export interface RemoteLifecycles {
  bootstrap(props: RemoteProps): Promise<void>;
  mount(props: RemoteProps): Promise<void>;
  unmount(props: RemoteProps): Promise<void>;
}

/** The lifecycles that a remote's `./app` exposes; texts of the locale are there before the first mount. */
export function defineRemote({ name, App, loadMessages, prepare }: RemoteOptions): RemoteLifecycles {
  const texts: Partial<Record<Locale, Messages>> = {};
  const load = async (locale: Locale): Promise<Messages> => {
    const [own] = await Promise.all([texts[locale] ?? loadMessages[locale](), loadCommonMessages(locale)]);
    texts[locale] = own;
    return own;
  };
  const preparePage = async () => {
    const late = new Promise((resolve) => setTimeout(resolve, PREPARE_TIME));
    await Promise.race([prepare?.(parseLocation(window.location.pathname).pathname), late]);
  };
  const identifierPrefix = `${name}-`;
  const lifecycles = singleSpaReact<RemoteProps>({
    React,
    // single-spa-react passes no options to React, and ids of several roots on one page must differ.
    ReactDOMClient: {
      createRoot: (element: HTMLElement) => createRoot(element, { identifierPrefix }),
      hydrateRoot: (element: HTMLElement, tree: React.ReactNode) => hydrateRoot(element, tree, { identifierPrefix }),
    },
    rootComponent: ({ locale, fallback }: RemoteProps) => (
      <RemoteRoot App={App} locale={locale} messages={texts[locale]} load={load} fallback={fallback} />
    ),
    // Only when the shell gives no boundary of its own.
    errorBoundary: (_error, _info, { locale }) => (
      <Providers locale={locale}>
        <RefreshNotice />
      </Providers>
    ),
  });
  const run = (step: unknown, props: RemoteProps) => (step as (given: RemoteProps) => Promise<void>)(props);
  return {
    bootstrap: async (props) => {
      await Promise.all([load(props.locale), preparePage(), run(lifecycles.bootstrap, props)]);
    },
    mount: async (props) => {
      await Promise.all([load(props.locale), preparePage()]);
      await run(lifecycles.mount, props);
    },
    unmount: (props) => run(lifecycles.unmount, props),
  };
}
