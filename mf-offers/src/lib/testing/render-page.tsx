import { configure, type RenderResult, render } from '@testing-library/react';
import { getJSON } from '@wspolnik/shared-auth';
import { type Locale, loadCommonMessages, Providers } from '@wspolnik/shared-ui';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import en from '../../messages/en.json';
import pl from '../../messages/pl.json';
import './user-timing.ts';

// Milliseconds. The first dialog of a process loads its engine, and all packages may be testing at once.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

interface PageOptions {
  /** As in the address bar. */
  url: string;
  locale?: Locale;
}

/** A page as the remote's root shows it, on an empty cache. */
export async function renderPage(page: ReactNode, { url, locale = 'pl' }: PageOptions): Promise<RenderResult> {
  window.history.replaceState(null, '', url);
  await loadCommonMessages(locale);
  return render(
    <Providers locale={locale} messages={locale === 'pl' ? pl : en}>
      <SWRConfig
        value={{ provider: () => new Map(), fetcher: (key: string) => getJSON(key), shouldRetryOnError: false }}
      >
        {page}
      </SWRConfig>
    </Providers>,
  );
}
