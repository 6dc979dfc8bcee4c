import type { ComponentType, ReactNode } from 'react';
import { PageSkeleton, type SkeletonKind } from '../components/page-skeleton/page-skeleton.tsx';
import { useLocation } from '../routing/location.ts';
import { matchRoute } from '../routing/match-route.ts';
import { lazyPage } from './lazy-page.tsx';
import { LOCALES, type Locale, type MessageGroup, useLocale } from './locale.ts';
import { PageSuspense } from './page-suspense.tsx';
import { Waiting } from './waiting.tsx';
import { withMessages } from './with-messages.tsx';

export interface PageProps {
  /** The value of `:id` in the path; empty when the path has none. */
  id: string;
}

export interface PageDefinition {
  /** Without locale prefix, as in remote.json: `/offers/:id`. */
  path: string;
  /** Skeleton of the page while its code loads. */
  skeleton: SkeletonKind;
  /** Texts of the page besides those of its remote, loaded with its code. */
  messages?: readonly MessageGroup[];
  load(): Promise<ComponentType<PageProps>>;
}

export interface Pages {
  /** The page of the address, or that of `path`, remounted for every id; nothing for an address of another remote. */
  Page(props: { path?: string }): ReactNode;
  /** Preloads the code and the texts of the page at a path without locale. */
  prepare(path: string, locale: Locale): Promise<void>;
}

/** The pages of a remote, each in its own chunk; the first one with a matching path is shown. */
export function definePages(definitions: readonly PageDefinition[]): Pages {
  const paths = definitions.map(({ path }) => path);
  const pagesIn = (locale: Locale) =>
    new Map(
      definitions.map(({ path, skeleton, messages = [], load }) => [
        path,
        { skeleton, ...lazyPage(() => withMessages(load, messages, locale)) },
      ]),
    );
  const pages = Object.fromEntries(LOCALES.map((locale) => [locale, pagesIn(locale)])) as Record<
    Locale,
    ReturnType<typeof pagesIn>
  >;
  const find = (pathname: string, locale: Locale) => {
    const match = matchRoute(paths, pathname);
    const page = match && pages[locale].get(match.pattern);
    return page ? { ...page, id: match.params.id ?? '' } : null;
  };
  return {
    Page: function PageOfAddress({ path }) {
      const { pathname } = useLocation();
      const locale = useLocale();
      // The address changes before single-spa unmounts the remote, so an address of another remote is possible.
      const found = find(path ?? pathname, locale);
      if (!found) return null;
      const { Page, id, skeleton } = found;
      return (
        <PageSuspense
          fallback={
            <Waiting>
              <PageSkeleton kind={skeleton} />
            </Waiting>
          }
        >
          <Page key={id} id={id} />
        </PageSuspense>
      );
    },
    prepare: async (path, locale) => find(path, locale)?.prepare(),
  };
}
