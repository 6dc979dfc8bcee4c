import { LOCALES, type Locale, type Route } from '../release/types.ts';
import type { Preview, Sale } from './open-graph.ts';
import { localePath } from './paths.ts';

const SITE = 'Wspólnik';
const OG_LOCALE: Record<Locale, string> = { pl: 'pl_PL', en: 'en_GB' };

export interface MetaInput {
  origin: string;
  locale: Locale;
  path: string;
  route: Route | null;
  preview: Preview | null;
  /** Hidden from search engines: signed-in pages, and missing pages. */
  hidden: boolean;
}

/** Title, canonical address, the other language, and the preview of a shared link. */
export function metaTags({ origin, locale, path, route, preview, hidden }: MetaInput): string {
  const title = preview?.title || route?.title?.[locale];
  const description = preview?.description || route?.description?.[locale];
  const url = (of: Locale) => origin + localePath({ locale: of, path });
  const image = preview?.image ? new URL(preview.image, origin).href : null;
  const tags = [`<title>${escapeHtml(title ? `${title} · ${SITE}` : SITE)}</title>`];
  if (description) tags.push(meta('name', 'description', description));
  if (hidden) return [...tags, meta('name', 'robots', 'noindex')].join('');
  tags.push(link('canonical', url(locale)));
  tags.push(...LOCALES.map((of) => link('alternate', url(of), of)), link('alternate', url('pl'), 'x-default'));
  tags.push(
    property('og:site_name', SITE),
    property('og:type', 'website'),
    property('og:title', title ?? SITE),
    property('og:url', url(locale)),
    property('og:locale', OG_LOCALE[locale]),
    ...LOCALES.filter((of) => of !== locale).map((of) => property('og:locale:alternate', OG_LOCALE[of])),
  );
  if (description) tags.push(property('og:description', description));
  if (image) tags.push(property('og:image', image), meta('name', 'twitter:card', 'summary_large_image'));
  if (preview?.sale) tags.push(structuredData({ ...preview, image }, preview.sale, url(locale)));
  return tags.join('');
}

/** The offer in schema.org's vocabulary, for search engines. A data block, which no browser runs. */
function structuredData({ title, description, image }: Preview, sale: Sale, url: string): string {
  const range = { '@type': 'AggregateOffer', lowPrice: sale.price, highPrice: sale.highPrice };
  const price = sale.highPrice ? range : { '@type': 'Offer', price: sale.price };
  const seller = { '@type': 'Organization', name: sale.seller };
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    description,
    ...(image ? { image } : {}),
    // Individual pricing has no price to show.
    ...(sale.price ? { offers: { ...price, priceCurrency: 'PLN', url, seller } } : { brand: seller }),
  };
  // A `<` could end the block.
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;
const property = (key: string, content: string) => meta('property', key, content);
const link = (rel: string, href: string, language?: string) =>
  `<link rel="${rel}"${language ? ` hreflang="${language}"` : ''} href="${escapeHtml(href)}">`;
