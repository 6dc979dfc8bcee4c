import type {
  BreadcrumbList,
  JobPosting,
  LocalBusiness,
  MonetaryAmount,
  Organization,
  PostalAddress,
  Product,
  Event as SchemaEvent,
  Service,
  WebSite,
  WithContext,
} from 'schema-dts';
import type { Locale } from '../../release/manifest-types.ts';
import { localePath } from '../paths.ts';
import type { DescribedCompany, Job, JobSalary, Place, Preview, Sale, Seller, UpcomingWebinar } from './preview.ts';

export const SITE = 'Wspólnik';
export const CONTEXT = 'https://schema.org';
/** A webinar runs for an hour (specification §4). */
const WEBINAR_MS = 3_600_000;
const OFFERS: Record<Locale, string> = { pl: 'Oferty', en: 'Offers' };

/** What a block says besides the object: where the page is. */
export interface PageAddress {
  origin: string;
  locale: Locale;
  /** The canonical one. */
  url: string;
}

export type Block = WithContext<
  BreadcrumbList | SchemaEvent | JobPosting | LocalBusiness | Organization | Product | Service | WebSite
>;

/** The blocks of a page in schema.org's vocabulary, for search engines (ADR 122). */
export function blocksOf(preview: Preview, page: PageAddress): Block[] {
  const { sale, job, company, webinars, categories } = preview;
  const image = preview.image ? new URL(preview.image, page.origin).href : null;
  const shown = { ...preview, image };
  return [
    ...(sale ? [forSale(shown, sale, page)] : []),
    ...(job ? [jobPosting(shown, job, page)] : []),
    ...(company ? [business(shown, company, page)] : []),
    ...webinars.map((webinar) => event(webinar, page)),
    ...(categories.length > 0 ? [breadcrumbs(shown, page)] : []),
  ];
}

const seller = ({ id, name }: Seller, { origin, locale }: PageAddress) => ({
  '@type': 'Organization' as const,
  name,
  ...(id ? { url: origin + localePath({ locale, path: `/companies/${id}` }) } : {}),
});

/** An individual price is no price, which search engines require of a product: such an offer is a service on request. */
function forSale(
  { title, description, image }: Preview,
  sale: Sale,
  page: PageAddress,
): WithContext<Product> | WithContext<Service> {
  const about = { name: title, description, ...(image ? { image } : {}) };
  const by = seller(sale.seller, page);
  if (!sale.price) return { '@context': CONTEXT, '@type': 'Service', ...about, url: page.url, provider: by };
  // Every price is gross.
  const gross = { '@type': 'PriceSpecification', priceCurrency: 'PLN', valueAddedTaxIncluded: true } as const;
  const terms = { priceCurrency: 'PLN', url: page.url, seller: by };
  const { price, highPrice } = sale;
  const offers = highPrice
    ? {
        '@type': 'AggregateOffer' as const,
        lowPrice: price,
        highPrice,
        ...terms,
        priceSpecification: { ...gross, minPrice: Number(price), maxPrice: Number(highPrice) },
      }
    : { '@type': 'Offer' as const, price, ...terms, priceSpecification: { ...gross, price } };
  return { '@context': CONTEXT, '@type': 'Product', ...about, offers };
}

const EMPLOYMENT: Record<string, string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
};

function jobPosting({ title }: Preview, job: Job, page: PageAddress): WithContext<JobPosting> {
  const types = job.schedules.flatMap((schedule) => EMPLOYMENT[schedule] ?? []);
  return {
    '@context': CONTEXT,
    '@type': 'JobPosting',
    title,
    description: job.text,
    datePosted: job.since,
    url: page.url,
    hiringOrganization: seller(job.employer, page),
    jobLocation: { '@type': 'Place', address: addressOf(job.place) },
    ...(types.length > 0 ? { employmentType: types } : {}),
    ...(job.closesOn ? { validThrough: job.closesOn } : {}),
    ...(job.isRemote ? REMOTE : {}),
    ...(job.salary ? { baseSalary: salaryOf(job.salary) } : {}),
    directApply: true,
  };
}

/** Search engines show remote work only with the country in which people may do it. */
const REMOTE = {
  jobLocationType: 'TELECOMMUTE',
  applicantLocationRequirements: { '@type': 'Country', name: 'PL' },
} as const;

const salaryOf = ({ from, to, period }: JobSalary): MonetaryAmount => ({
  '@type': 'MonetaryAmount',
  currency: 'PLN',
  value: {
    '@type': 'QuantitativeValue',
    ...(to === from ? { value: from } : { minValue: Number(from), ...(to ? { maxValue: Number(to) } : {}) }),
    unitText: period.toUpperCase(),
  },
});

/** The specification limits addresses to Poland. */
const addressOf = ({ street, zipCode, city }: Place): PostalAddress => ({
  '@type': 'PostalAddress',
  ...(street ? { streetAddress: street } : {}),
  ...(zipCode ? { postalCode: zipCode } : {}),
  ...(city ? { addressLocality: city } : {}),
  addressCountry: 'PL',
});

/** Search engines require an address of a local business; without one a company is an organization. */
function business(
  { title, description, image }: Preview,
  company: DescribedCompany,
  { url }: PageAddress,
): WithContext<LocalBusiness> | WithContext<Organization> {
  const { phone, links, point, rating, nip, founded } = company;
  const about = {
    '@context': CONTEXT,
    name: title,
    url,
    ...(description ? { description } : {}),
    ...(image ? { image, logo: image } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...(links.length > 0 ? { sameAs: links } : {}),
    ...(nip ? { taxID: nip } : {}),
    ...(founded ? { foundingDate: String(founded) } : {}),
    ...(rating ? { aggregateRating: stars(rating) } : {}),
  } as const;
  if (!company.city && !company.street) return { ...about, '@type': 'Organization' };
  return {
    ...about,
    '@type': 'LocalBusiness',
    address: addressOf(company),
    ...(point ? { geo: { '@type': 'GeoCoordinates', latitude: point[0], longitude: point[1] } } : {}),
  };
}

const stars = ({ average, count }: { average: number; count: number }) => ({
  '@type': 'AggregateRating' as const,
  ratingValue: average,
  ratingCount: count,
});

function event(webinar: UpcomingWebinar, { origin, url }: PageAddress): WithContext<SchemaEvent> {
  const { title, description, image, start, signUp, speaker } = webinar;
  return {
    '@context': CONTEXT,
    '@type': 'Event',
    name: title,
    ...(description ? { description } : {}),
    ...(image ? { image: new URL(image, origin).href } : {}),
    startDate: start,
    endDate: new Date(Date.parse(start) + WEBINAR_MS).toISOString(),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: signUp ?? url },
    url,
    performer: { '@type': 'Person', name: speaker },
    organizer: { '@type': 'Organization', name: SITE, url: `${origin}/` },
  };
}

/** As above the offer: the list, its categories and the offer itself. */
function breadcrumbs(
  { title, categories }: Preview,
  { origin, locale, url }: PageAddress,
): WithContext<BreadcrumbList> {
  const list = origin + localePath({ locale, path: '/offers' });
  const steps = [
    { name: OFFERS[locale], item: list },
    ...categories.map(({ id, name }) => ({ name, item: `${list}?category=${id}` })),
    { name: title, item: url },
  ];
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
