import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { type AppProps, type Locale, loadCommonMessages, type Messages } from '../index.ts';

interface Remote {
  App: ComponentType<AppProps>;
  messages: Record<Locale, Messages>;
  /** The remote's loader, where a page has public data: its first data by SWR key. */
  load?: (asked: Pick<AppProps, 'locale' | 'path' | 'search'>) => Promise<{ fallback: AppProps['fallback'] }>;
}

/** Makes the `firstView` of a remote's tests: a page's markup from its loader's data, in a process that has no browser. */
export function createFirstView({ App, messages, load }: Remote) {
  return async (locale: Locale, path: string, search = ''): Promise<string> => {
    if (typeof window !== 'undefined') throw new Error('the first view is rendered where there is no browser');
    const asked = { locale, path, search };
    const fallback = (await load?.(asked))?.fallback;
    await loadCommonMessages(locale);
    const { prelude } = await prerender(<App {...asked} messages={messages[locale]} {...(fallback && { fallback })} />);
    return new Response(prelude).text();
  };
}
