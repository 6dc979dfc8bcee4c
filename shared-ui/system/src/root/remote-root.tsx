import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from '../routing/location.ts';
import { type Locale, type Messages, RootContext } from './locale.ts';

/** Props of every remote's App, in the browser and on a server alike. */
export interface AppProps {
  locale: Locale;
  /** Without locale prefix: `/offers/1`. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
  messages: Messages;
  /** Data that is available before the first fetch, by SWR key. */
  fallback?: Record<string, unknown>;
}

interface RemoteRootProps {
  App: ComponentType<AppProps>;
  /** Locale of the mount; later the address determines it. */
  locale: Locale;
  messages: Messages | undefined;
  load(locale: Locale): Promise<Messages>;
  fallback?: Record<string, unknown>;
}

/** Follows the address; on a change of locale the old texts stay until the new ones have loaded. */
export function RemoteRoot({ App, locale, messages = {}, load, fallback }: RemoteRootProps) {
  const location = useLocation();
  const [shown, setShown] = useState({ locale, messages });
  useEffect(() => {
    if (location.locale === shown.locale) return;
    let current = true;
    load(location.locale).then(
      (loaded) => current && setShown({ locale: location.locale, messages: loaded }),
      // The page keeps the previous language, which the user could read.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [location.locale, shown.locale, load]);
  return (
    <RootContext value={{ locale: shown.locale }}>
      <App
        locale={shown.locale}
        messages={shown.messages}
        path={location.pathname}
        search={location.search}
        fallback={fallback}
      />
    </RootContext>
  );
}
