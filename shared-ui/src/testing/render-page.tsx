import { type RenderResult, render } from '@testing-library/react';
import { type Locale, loadCommonMessages, type Messages, Providers } from '@wspolnik/shared-ui';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { emptyCache } from '../remote/cache.ts';

interface PageOptions {
  /** As in the address bar. */
  url: string;
  locale?: Locale;
}

export type RenderPage = (page: ReactNode, options: PageOptions) => Promise<RenderResult>;

interface Remote {
  messages: Record<Locale, Messages>;
  /** Of a remote that does not stand on the kit yet. */
  fetcher?: (key: string) => Promise<unknown>;
}

/** Makes the `renderPage` of a remote's tests: a page as the remote's root shows it, on an empty cache. */
export function createRenderPage({ messages, fetcher }: Remote): RenderPage {
  return async (page, { url, locale = 'pl' }) => {
    window.history.replaceState(null, '', url);
    await Promise.all([loadCommonMessages(locale), emptyCache()]);
    const old = { provider: () => new Map(), fetcher, shouldRetryOnError: false };
    return render(
      <Providers locale={locale} messages={messages[locale]}>
        {fetcher ? <SWRConfig value={old}>{page}</SWRConfig> : page}
      </Providers>,
    );
  };
}
