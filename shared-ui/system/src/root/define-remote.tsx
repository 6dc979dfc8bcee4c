import * as React from 'react';
import { createRoot } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { RefreshNotice } from '../components/error-boundary/error-boundary.tsx';
import { loadCommonMessages } from '../messages/load.ts';
import { parseLocation } from '../routing/location.ts';
import { hydrateInParts } from './hydrate.ts';
import type { Locale, MessageSource, Messages } from './locale.ts';
import { Providers } from './providers.tsx';
import { type AppProps, RemoteRoot } from './remote-root.tsx';
import { announceTakeover } from './takeover.ts';

export interface RemoteOptions {
  /** Container name, e.g. `mf_offers`; prefix of every id that React generates in this root. */
  name: string;
  App: React.ComponentType<AppProps>;
  loadMessages: MessageSource;
  /**
   * Preloads the code and the texts of a page (path without locale) together with those of the remote, so that the first mount
   * shows no further skeleton.
   */
  prepare?(path: string, locale: Locale): Promise<unknown>;
}

/** Milliseconds that a mount waits for its page's code before it shows the page's skeleton. */
const PREPARE_TIME = 1500;

/** Resolves with the code of a page, or when that takes too long. */
export async function inPrepareTime(code: Promise<unknown> | undefined): Promise<void> {
  await Promise.race([code, new Promise((resolve) => setTimeout(resolve, PREPARE_TIME))]);
}

/** Props from the shell in addition to single-spa's. */
export interface RemoteProps {
  name: string;
  locale: Locale;
  domElement?: HTMLElement;
  /** The shell's error boundary around the remote. */
  errorBoundaryClass?: React.ComponentClass<RemoteProps>;
  /** Initial data by SWR key: of a server-rendered page, or preloaded. */
  fallback?: Record<string, unknown>;
  /** `domElement` holds the page as a server rendered it from `fallback`. */
  hydrate?: boolean;
}

export interface RemoteLifecycles {
  bootstrap(props: RemoteProps): Promise<void>;
  mount(props: RemoteProps): Promise<void>;
  unmount(props: RemoteProps): Promise<void>;
}

/** The lifecycles that a remote's `./app` exposes; texts of the locale are loaded before the first mount. */
export function defineRemote({ name, App, loadMessages, prepare }: RemoteOptions): RemoteLifecycles {
  const texts: Partial<Record<Locale, Messages>> = {};
  const load = async (locale: Locale): Promise<Messages> => {
    const [own] = await Promise.all([texts[locale] ?? loadMessages[locale](), loadCommonMessages(locale)]);
    texts[locale] = own;
    return own;
  };
  const preparePage = () => {
    const { pathname, locale } = parseLocation(window.location.pathname);
    return inPrepareTime(prepare?.(pathname, locale));
  };
  const identifierPrefix = `${name}-`;
  let hydrates = false;
  const lifecycles = singleSpaReact<RemoteProps>({
    React,
    // Asked while the root is made, in the same task as `mount` below.
    renderType: () => (hydrates ? 'hydrateRoot' : 'createRoot'),
    // single-spa-react passes no options to React, and ids of several roots on one page must differ.
    ReactDOMClient: {
      createRoot: (element: HTMLElement) => createRoot(element, { identifierPrefix }),
      hydrateRoot: (element: HTMLElement, tree: React.ReactNode) => hydrateInParts(element, tree, { identifierPrefix }),
    },
    rootComponent: ({ locale, fallback }: RemoteProps) => (
      <RemoteRoot App={App} locale={locale} messages={texts[locale]} load={load} fallback={fallback} />
    ),
    // Only when the shell provides no error boundary.
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
      hydrates = props.hydrate === true;
      const mounted = run(lifecycles.mount, props);
      if (hydrates && props.domElement) announceTakeover(props.domElement, 'begun');
      await mounted;
    },
    unmount: (props) => run(lifecycles.unmount, props),
  };
}
