import { LOCALES, type Locale } from '../release/manifest-types.ts';
import type { SiteSettings } from '../release/page-types.ts';
import type { PageDescription } from './indexing/describe-page.ts';
import { siteBlocks } from './indexing/site-data.ts';
import { type Block, blocksOf, SITE } from './indexing/structured-data.ts';
import { localePath, type PagePath } from './paths.ts';

const OG_LOCALE: Record<Locale, string> = { pl: 'pl_PL', en: 'en_GB' };

export interface MetaInput {
  origin: string;
  page: PagePath;
  about: PageDescription;
  site: SiteSettings;
}

/** Title, canonical address, the other language, the preview of a shared link, and what the page is in schema.org's vocabulary. */
export function metaTags({ origin, page: { locale, path }, about, site }: MetaInput): string {
  const { title, description, preview, hidden } = about;
  const url = (of: Locale) => origin + localePath({ locale: of, path }) + about.query;
  const address = { origin, locale, url: url(locale) };
  const blocks = [...(path === '/' ? siteBlocks(site, address) : []), ...(preview ? blocksOf(preview, address) : [])];
  const tags = [`<title>${escapeHtml(title ? `${title} · ${SITE}` : SITE)}</title>`];
  if (description) tags.push(meta('name', 'description', description));
  if (hidden) return [...tags, meta('name', 'robots', 'noindex'), ...blocks.map(dataBlock)].join('');
  tags.push(link('canonical', url(locale)));
  tags.push(...LOCALES.map((of) => link('alternate', url(of), of)), link('alternate', url('pl'), 'x-default'));
  tags.push(
    property('og:site_name', SITE),
    property('og:type', 'website'),
    property('og:title', title || SITE),
    property('og:url', url(locale)),
    property('og:locale', OG_LOCALE[locale]),
    ...LOCALES.filter((of) => of !== locale).map((of) => property('og:locale:alternate', OG_LOCALE[of])),
  );
  if (description) tags.push(property('og:description', description));
  const image = preview?.image ? new URL(preview.image, origin).href : null;
  if (image) tags.push(property('og:image', image), meta('name', 'twitter:card', 'summary_large_image'));
  return [...tags, ...blocks.map(dataBlock)].join('');
}

/** A data block, which no browser runs. A `<` could end it. */
const dataBlock = (block: Block): string =>
  `<script type="application/ld+json">${JSON.stringify(block).replaceAll('<', '\\u003c')}</script>`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;
const property = (key: string, content: string) => meta('property', key, content);
const link = (rel: string, href: string, language?: string) =>
  `<link rel="${rel}"${language ? ` hreflang="${language}"` : ''} href="${escapeHtml(href)}">`;
