import { type Static, Type } from 'typebox';
import { Id, Nullable, Time } from './common.ts';

/** What has a public page for each object. */
export const SITEMAP_KINDS = ['offers', 'companies', 'profiles', 'posts'] as const;
export const SitemapKind = Type.Enum(SITEMAP_KINDS);
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** GET sitemap/: what the sitemaps of the site consist of. Up to ten minutes old. */
export const Sitemap = Type.Object({
  kinds: Type.Array(
    Type.Object({
      kind: SitemapKind,
      /** Path of the call that answers one of them, with `:id`. */
      path: Type.String(),
      /** The first object of each part, the oldest part first. */
      parts: Type.Array(Type.Object({ from: Id })),
    }),
  ),
  /** When the newest public thing of each list was added; null for an empty list. */
  lists: Type.Object({
    offers: Nullable(Time),
    companies: Nullable(Time),
    posts: Nullable(Time),
    library: Nullable(Time),
    webinars: Nullable(Time),
    'terms-of-service': Nullable(Time),
    'privacy-policy': Nullable(Time),
  }),
});
export type Sitemap = Static<typeof Sitemap>;

export const SitemapPartQuery = Type.Object({ from: Id });
/** GET sitemap/{kind}/: what a guest may read, the oldest first. */
export const SitemapPart = Type.Array(Type.Object({ id: Id, changed_at: Time }));
export type SitemapPart = Static<typeof SitemapPart>;

/** GET sitemap/removed/: `path` is that of the call that answered `not_found`. */
export const RemovedQuery = Type.Object({ path: Type.String({ maxLength: 100 }) });
/** Whether it existed and was deleted for good; something hidden is not. */
export const Removed = Type.Object({ removed: Type.Boolean() });
export type Removed = Static<typeof Removed>;
