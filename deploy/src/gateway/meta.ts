import { LOCALES, type Locale, type Route } from '../release/types.ts';
import type { DescribedCompany, Preview, Sale } from './open-graph.ts';
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
  if (preview?.company) tags.push(companyData({ ...preview, image }, preview.company, url(locale)));
  return tags.join('');
}

/** The company in schema.org's vocabulary. */
function companyData({ title, description, image }: Preview, company: DescribedCompany, url: string): string {
  const { street, zipCode, city, rating } = company;
  const place = {
    ...(street ? { streetAddress: street } : {}),
    ...(zipCode ? { postalCode: zipCode } : {}),
    ...(city ? { addressLocality: city } : {}),
  };
  const stars = rating && { '@type': 'AggregateRating', ratingValue: rating.average, ratingCount: rating.count };
  return dataBlock({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: title,
    url,
    ...(description ? { description } : {}),
    ...(image ? { image, logo: image } : {}),
    ...(Object.keys(place).length > 0 ? { address: { '@type': 'PostalAddress', ...place, addressCountry: 'PL' } } : {}),
    ...(stars ? { aggregateRating: stars } : {}),
  });
}

/** The offer in schema.org's vocabulary, for search engines. */
function structuredData({ title, description, image }: Preview, sale: Sale, url: string): string {
  const range = { '@type': 'AggregateOffer', lowPrice: sale.price, highPrice: sale.highPrice };
  const price = sale.highPrice ? range : { '@type': 'Offer', price: sale.price };
  const bounds = sale.highPrice ? { minPrice: sale.price, maxPrice: sale.highPrice } : { price: sale.price };
  // Every price is gross.
  const specification = { '@type': 'PriceSpecification', ...bounds, priceCurrency: 'PLN', valueAddedTaxIncluded: true };
  const seller = { '@type': 'Organization', name: sale.seller };
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    description,
    ...(image ? { image } : {}),
    // Individual pricing has no price to show.
    ...(sale.price
      ? { offers: { ...price, priceCurrency: 'PLN', priceSpecification: specification, url, seller } }
      : { brand: seller }),
  };
  return dataBlock(data);
}

/** A data block, which no browser runs. A `<` could end it. */
const dataBlock = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;
const property = (key: string, content: string) => meta('property', key, content);
const link = (rel: string, href: string, language?: string) =>
  `<link rel="${rel}"${language ? ` hreflang="${language}"` : ''} href="${escapeHtml(href)}">`;
