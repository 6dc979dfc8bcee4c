import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { type Locale, loadCommonMessages, type Messages, Providers } from '../index.ts';

interface PageOptions {
  /** As in the address bar. */
  url: string;
  locale?: Locale;
}

export type RenderPage = (page: ReactNode, options: PageOptions) => Promise<RenderResult>;

interface Remote {
  messages: Record<Locale, Messages>;
  /** What the remote's root gives SWR; none where its hooks bring their own. */
  fetcher?: (key: string) => Promise<unknown>;
}

/** Makes the `renderPage` of a remote's tests: a page as the remote's root shows it, on an empty cache. */
export function createRenderPage({ messages, fetcher }: Remote): RenderPage {
  return async (page, { url, locale = 'pl' }) => {
    window.history.replaceState(null, '', url);
    await loadCommonMessages(locale);
    return render(
      <Providers locale={locale} messages={messages[locale]}>
        <SWRConfig value={{ provider: () => new Map(), fetcher, shouldRetryOnError: false }}>{page}</SWRConfig>
      </Providers>,
    );
  };
}
