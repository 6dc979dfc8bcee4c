import type { Locale } from '../../release/manifest-types.ts';
import type { DescribedCompany, Job, JobSalary, NamedCategory, Preview, Sale, Seller } from './preview.ts';

interface Picture {
  url?: string;
}
interface CategoryAnswer {
  id: string;
  name: string;
  name_en: string;
}
interface WebinarAnswer {
  id: string;
  title: string;
  short_description: string;
  image: Picture | null;
  webinar_date: string;
  state: string;
  signup_url: string | null;
  speaker: { name: string };
}

/** What the API answers, of any kind; see its contract. */
export interface Described {
  title?: string;
  name?: string;
  /** Of a person. */
  first_name?: string;
  last_name?: string;
  headline?: string | null;
  description?: string | null;
  /** Of a post, which has no title. */
  text?: string;
  link?: { image?: Picture | null } | null;
  image?: string | Picture | null;
  price_from?: string | null;
  price_to?: string | null;
  is_job?: boolean;
  created_at?: string;
  workplace_types?: string[];
  work_schedule_types?: string[];
  salary_from?: string | null;
  salary_to?: string | null;
  salary_period?: JobSalary['period'] | null;
  salary_type?: 'gross' | 'net' | null;
  closes_on?: string | null;
  category_path?: CategoryAnswer[] | null;
  author?: { id?: string; name?: string | null };
  address?: string | null;
  zip_code?: string | null;
  city?: string | null;
  location?: { city?: string | null; lat?: number | null; lng?: number | null };
  phone?: string | null;
  website?: string | null;
  facebook?: string | null;
  linkedin?: string | null;
  twitter?: string | null;
  rating?: number;
  rating_count?: number;
  nip?: string | null;
  founded_year?: number | null;
  /** Of the list of webinars. */
  results?: WebinarAnswer[];
}

const DESCRIPTION_LENGTH = 200;

export function toPreview(described: Described, locale: Locale): Preview {
  const { title, name, first_name, last_name, headline, description, text, image, link, author } = described;
  const url = typeof image === 'string' ? image : (image?.url ?? link?.image?.url);
  return {
    title: title ?? name ?? author?.name ?? [first_name, last_name].filter(Boolean).join(' '),
    description: shorten(plainText(description ?? text ?? headline ?? '')),
    image: url ?? null,
    sale: toSale(described),
    job: toJob(described),
    company: toCompany(described),
    categories: (described.category_path ?? []).map((category) => named(category, locale)),
    webinars: (described.results ?? []).filter(({ state }) => state === 'upcoming').map(toWebinar),
  };
}

export const named = ({ id, name, name_en }: CategoryAnswer, locale: Locale): NamedCategory => ({
  id,
  name: locale === 'pl' ? name : name_en,
});

const sellerOf = ({ author }: Described): Seller | null =>
  author?.name ? { id: author.id ?? '', name: author.name } : null;

function toSale(described: Described): Sale | null {
  const { price_from, price_to, is_job } = described;
  const seller = sellerOf(described);
  if (price_from === undefined || is_job || !seller) return null;
  return { price: price_from, highPrice: price_to ?? null, seller };
}

function toJob(described: Described): Job | null {
  const { is_job, description, created_at, address, zip_code, city } = described;
  const { workplace_types = [], work_schedule_types = [], closes_on = null } = described;
  const employer = sellerOf(described);
  const text = plainText(description ?? '');
  if (!is_job || !employer || !text || !created_at || !city) return null;
  const place = { street: address ?? null, zipCode: zip_code ?? null, city };
  return {
    text,
    since: created_at,
    employer,
    place,
    schedules: work_schedule_types,
    isRemote: workplace_types.includes('remote'),
    salary: toSalary(described),
    closesOn: closes_on,
  };
}

/** schema.org's base salary is the one before tax. */
function toSalary({ salary_from, salary_to, salary_period, salary_type }: Described): JobSalary | null {
  if (!salary_from || !salary_period || salary_type !== 'gross') return null;
  return { from: salary_from, to: salary_to ?? null, period: salary_period };
}

/** Only a company answers with its number of ratings. */
function toCompany(described: Described): DescribedCompany | null {
  const { address, zip_code, location, rating, rating_count, phone, website, facebook, linkedin, twitter } = described;
  if (rating === undefined || rating_count === undefined) return null;
  const { lat, lng } = location ?? {};
  return {
    street: address ?? null,
    zipCode: zip_code ?? null,
    city: location?.city ?? null,
    phone: phone ?? null,
    links: [website, facebook, linkedin, twitter].filter((link) => typeof link === 'string' && link !== '') as string[],
    point: typeof lat === 'number' && typeof lng === 'number' ? [lat, lng] : null,
    nip: described.nip ?? null,
    founded: described.founded_year ?? null,
    rating: rating_count > 0 ? { average: rating, count: rating_count } : null,
  };
}

const toWebinar = ({ id, title, short_description, image, webinar_date, signup_url, speaker }: WebinarAnswer) => ({
  id,
  title,
  description: plainText(short_description),
  image: image?.url ?? null,
  start: webinar_date,
  signUp: signup_url,
  speaker: speaker.name,
});

/** Removes tags and the markup of descriptions. */
function plainText(markup: string): string {
  return markup
    .replace(/<[^<>]*>/g, ' ')
    .replace(/@?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/\*+|^[ \t]*(?:[-+]|\d+\.)\s/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, DESCRIPTION_LENGTH).replace(/(?<!\s)\s+\S*$/, '')}…`;
}
