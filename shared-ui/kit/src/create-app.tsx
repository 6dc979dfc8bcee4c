import { type AppProps, definePages, type Locale, localePath, Providers } from '@wspolnik/system';
import type { ComponentType } from 'react';
import { FirstAnswers } from './first-answers.ts';
import type { PageDefinition } from './pages.ts';

const NO_ANSWERS = {};

/** The root component of a remote: locale, texts, what was fetched ahead, and the page of the address. */
export function createApp(pages: readonly PageDefinition[]): {
  App: ComponentType<AppProps>;
  prepare(path: string, locale: Locale): Promise<void>;
} {
  const { Page, prepare } = definePages(pages);
  const App = ({ locale, messages, path, search, fallback = NO_ANSWERS }: AppProps) => (
    <Providers locale={locale} messages={messages} location={localePath(path, locale) + search}>
      <FirstAnswers value={fallback}>
        <Page />
      </FirstAnswers>
    </Providers>
  );
  return { App, prepare };
}
