import { type AppProps, type Locale, loadCommonMessages, type Messages } from '@wspolnik/system';
import type { ComponentType } from 'react';
import { createApp } from './create-app.tsx';
import type { RemoteDefinition } from './create-remote.ts';

/** What the server bundle of a remote exports as `remote`: its pages, rendered by the shell's bundle. */
export interface ServerRemote {
  /** Container name; prefix of every id that React generates, as in the browser. */
  name: string;
  App: ComponentType<AppProps>;
  /** Loads the code and the texts of a page (path without locale); resolves with the texts of the remote. */
  prepare(locale: Locale, path: string): Promise<Messages>;
}

/** The same pages as `createRemote` gives to a browser, for the gateway's render. */
export function createServerRemote({ name, pages, messages }: RemoteDefinition): ServerRemote {
  const texts: Partial<Record<Locale, Messages>> = {};
  const { App, prepare } = createApp(pages);
  return {
    name,
    App,
    async prepare(locale, path) {
      const [own] = await Promise.all([
        texts[locale] ?? messages[locale](),
        prepare(path, locale),
        loadCommonMessages(locale),
      ]);
      texts[locale] = own;
      return own;
    },
  };
}
