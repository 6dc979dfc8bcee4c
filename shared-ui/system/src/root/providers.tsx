import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { RawIntlProvider } from 'react-intl';
import { commonMessages, loadCommonMessages, subscribeCommonMessages } from '../messages/load.ts';
import { NavigationConfirm } from '../routing/navigation-confirm.tsx';
import { createTexts } from './create-texts.ts';
import { type Locale, type Messages, RootContext } from './locale.ts';

export interface ProvidersProps {
  locale: Locale;
  /** The root's own texts; they override those of shared-ui. */
  messages?: Messages;
  /** True in the one root of the page that renders the page's singletons: the question about unsaved changes. */
  globals?: boolean;
  /** Path, query and hash as in the address bar; required without a browser, and read once. */
  location?: string;
  children?: ReactNode;
}

/** The wrapper of every React root of the page: locale, texts and address. Cheap: without Chakra and Emotion. */
export function Providers({ locale, messages, globals = false, location, children }: ProvidersProps) {
  const common = useSyncExternalStore(
    subscribeCommonMessages,
    () => commonMessages(locale),
    () => commonMessages(locale),
  );
  useEffect(() => {
    // Usually loaded already: `defineRemote` and the shell load it before the first mount.
    if (!common) loadCommonMessages(locale).catch(() => undefined);
  }, [common, locale]);
  const intl = useMemo(() => {
    return createTexts(locale, { ...common, ...messages } as Messages);
  }, [locale, common, messages]);
  // A browser reads its address from the window; a new value for each address would re-render every reader of the locale.
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
