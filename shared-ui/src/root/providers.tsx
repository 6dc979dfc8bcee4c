import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { RawIntlProvider } from 'react-intl';
import { commonMessages, loadCommonMessages, subscribeCommonMessages } from '../messages/load.ts';
import { NavigationConfirm } from '../routing/navigation-confirm.tsx';
import { createTexts } from './create-texts.ts';
import { type Locale, type Messages, RootContext } from './locale.ts';

export interface ProvidersProps {
  locale: Locale;
  /** The root's own texts; those of shared-ui lie under them. */
  messages?: Messages;
  /** True in the one root of the page that carries what a page has once: the question about unsaved changes. */
  globals?: boolean;
  /** Path, query and hash as in the address bar; needed where there is no browser, and taken once. */
  location?: string;
  children?: ReactNode;
}

/** What every React root of the page wraps itself in: locale, texts and address. Cheap: no style engine runs here. */
export function Providers({ locale, messages, globals = false, location, children }: ProvidersProps) {
  const common = useSyncExternalStore(
    subscribeCommonMessages,
    () => commonMessages(locale),
    () => commonMessages(locale),
  );
  useEffect(() => {
    // Usually there already: `defineRemote` and the shell load it before the first mount.
    if (!common) loadCommonMessages(locale).catch(() => undefined);
  }, [common, locale]);
  const intl = useMemo(() => {
    return createTexts(locale, { ...common, ...messages } as Messages);
  }, [locale, common, messages]);
  // A browser has its address in the window; a new value for each would draw anew whatever reads the locale.
  const [asked] = useState(location);
  const root = useMemo(() => ({ locale, location: asked }), [locale, asked]);
  return (
    <RootContext value={root}>
      <RawIntlProvider value={intl}>
        {children}
        {globals && <NavigationConfirm />}
      </RawIntlProvider>
    </RootContext>
  );
}
