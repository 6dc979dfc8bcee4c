import type { ServerRemote } from '@wspolnik/kit';
import * as auth from '@wspolnik/shared-auth';
import * as system from '@wspolnik/system';
import type { ReactNode } from 'react';
import * as react from 'react';
import * as jsx from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { renderToReadableStream } from 'react-dom/server.edge';
import * as intl from 'react-intl';
import { Footer } from '../layout/footer.tsx';
import { FOOTER, HEADER, HeaderRoot } from '../layout/layout.tsx';
import { prepare } from '../pages/pages.ts';
import { PAGE, ShellPages } from '../pages/shell-pages.tsx';
import { loadTexts } from '../platform/i18n.ts';
import { type Release, renderWith } from '../platform/release.ts';
import { rootPrefix, ShellRoot, type ShellRootOptions } from '../platform/shell-root.tsx';
import { guestSlots } from '../platform/slots.ts';

/** The modules that the shell provides to every remote, on the server as in the browser (tools/src/webpack/sharing.ts). */
export const shared: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsx,
  'react-dom': reactDom,
  'react-intl': intl,
  '@wspolnik/system': system,
  '@wspolnik/shared-auth': auth,
};

export interface RenderRequest {
  locale: system.Locale;
  /** Without the locale. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
  /** Answers of the page's first reads, by path. */
  answers: Record<string, unknown>;
  /** As the page contains it. */
  release: Release;
}

export interface RenderedPage {
  header: string;
  main: string;
  footer: string;
}

/** The page as a guest sees it: that of a remote, or of the shell without one. Rejects when a part of it throws. */
export async function renderPage(remote: ServerRemote | null, request: RenderRequest): Promise<RenderedPage> {
  const { locale, path, search, answers, release } = request;
  const location = system.localePath(path, locale) + search;
  const [texts, messages] = await Promise.all([
    loadTexts(locale),
    remote ? remote.prepare(locale, path) : prepare(path, locale),
  ]);
  renderWith(release);
  system.setGuestSlots(guestSlots(release.remotes));
  const root = (content: ReactNode, { prefix, globals }: ShellRootOptions) =>
    toMarkup(
      <ShellRoot locale={locale} messages={texts} location={location} globals={globals}>
        {content}
      </ShellRoot>,
      rootPrefix(prefix),
    );
  const [main, header, footer] = await Promise.all([
    remote
      ? toMarkup(
          <remote.App {...{ locale, path, search }} messages={messages ?? {}} fallback={answers} />,
          `${remote.name}-`,
        )
      : root(<ShellPages answers={answers} />, PAGE),
    root(<HeaderRoot />, HEADER),
    root(<Footer />, FOOTER),
  ]);
  return { main, header, footer };
}

/** With everything that the tree loads, and without scripts: a boundary is never sent later. */
async function toMarkup(tree: ReactNode, identifierPrefix: string): Promise<string> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(tree, {
    identifierPrefix,
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => void failures.push(error),
  });
  await stream.allReady;
  const decoder = new TextDecoder();
  let markup = '';
  for await (const bytes of stream) markup += decoder.decode(bytes, { stream: true });
  if (failures.length > 0) throw failures[0];
  return markup;
}
