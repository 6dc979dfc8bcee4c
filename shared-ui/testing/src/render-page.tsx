import { type RenderResult, render } from '@testing-library/react';
import { emptyCache } from '@wspolnik/kit';
import { type Locale, loadCommonMessages, type Messages, Providers } from '@wspolnik/system';
import type { ReactNode } from 'react';
import { withSharedTexts } from './texts.ts';

interface PageOptions {
  /** As in the address bar. */
  url: string;
  locale?: Locale;
}

export type RenderPage = (page: ReactNode, options: PageOptions) => Promise<RenderResult>;

interface Remote {
  messages: Record<Locale, Messages>;
}

/** Makes the `renderPage` of a remote's tests: a page inside the providers of the remote's root, with an empty cache. */
export function createRenderPage({ messages }: Remote): RenderPage {
  const texts = withSharedTexts(messages);
  return async (page, { url, locale = 'pl' }) => {
    window.history.replaceState(null, '', url);
    await Promise.all([loadCommonMessages(locale), emptyCache()]);
    return render(
      <Providers locale={locale} messages={texts[locale]}>
        {page}
      </Providers>,
    );
  };
}
