import { createApp, loadFirst, type PageDefinition } from '@wspolnik/kit';
import { type Locale, loadCommonMessages, type Messages } from '@wspolnik/system';
import { prerender } from 'react-dom/static';
import { withSharedTexts } from './texts.ts';

interface Remote {
  pages: readonly PageDefinition[];
  messages: Record<Locale, Messages>;
  /** Answers of the API to the first reads, by path. */
  answers?: Readonly<Record<string, unknown>>;
}

/** Makes the `firstView` of a remote's tests: a page's markup from its first reads, in a process that has no browser. */
export function createFirstView({ pages, messages, answers = {} }: Remote) {
  const texts = withSharedTexts(messages);
  const { App, prepare } = createApp(pages);
  return async (locale: Locale, path: string, search = ''): Promise<string> => {
    if (typeof window !== 'undefined') throw new Error('the first view is rendered where there is no browser');
    const fallback = await loadFirst(pages, { getJSON: async (read) => answers[read], path, search });
    await Promise.all([loadCommonMessages(locale), prepare(path, locale)]);
    const { prelude } = await prerender(<App {...{ locale, path, search, fallback }} messages={texts[locale]} />);
    return new Response(prelude).text();
  };
}
