import type { OwnProfile, OwnProfileBody } from '@wspolnik/contract';
import {
  ABOUT_LENGTH,
  CITY_LENGTH,
  COMPANY_LINK_LENGTH,
  HEADLINE_LENGTH,
  JOB_TITLE_LENGTH,
} from '@wspolnik/contract/limits';
import { rules } from '@wspolnik/system/forms';
import { lazy, object } from 'yup';

const TEXTS = ['headline', 'city', 'facebook', 'linkedin', 'twitter', 'about'] as const;
const TAGS = ['seeks', 'offers'] as const;

export interface CardValues extends Record<(typeof TEXTS)[number], string>, Record<(typeof TAGS)[number], string[]> {
  /** Job titles by the id of the company. */
  jobs: Record<string, string>;
  /** The company that is named beside the person; empty for the first by name. */
  first_company_id: string;
}

export const cardSchema = object({
  headline: rules.maxLength(HEADLINE_LENGTH),
  city: rules.maxLength(CITY_LENGTH),
  facebook: rules.socials('Facebook').max(COMPANY_LINK_LENGTH),
  linkedin: rules.socials('LinkedIn').max(COMPANY_LINK_LENGTH),
  twitter: rules.socials('Twitter').max(COMPANY_LINK_LENGTH),
  about: rules.maxLength(ABOUT_LENGTH),
  jobs: lazy((jobs: CardValues['jobs']) =>
    object(Object.fromEntries(Object.keys(jobs).map((id) => [id, rules.maxLength(JOB_TITLE_LENGTH)]))),
  ),
});

export const valuesOf = ({ seeks, offers, jobs, first_company_id, ...texts }: OwnProfile): CardValues => ({
  headline: texts.headline ?? '',
  city: texts.city ?? '',
  facebook: texts.facebook ?? '',
  linkedin: texts.linkedin ?? '',
  twitter: texts.twitter ?? '',
  about: texts.about ?? '',
  seeks,
  offers,
  jobs: Object.fromEntries(jobs.map(({ company_id, job_title }) => [company_id, job_title ?? ''])),
  first_company_id: first_company_id ?? '',
});

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The changes, as the API takes them. */
export function changesOf(values: CardValues, base: CardValues): OwnProfileBody {
  const changed = [...TEXTS, ...TAGS].filter((name) => !isEqual(values[name], base[name]));
  const jobs = Object.entries(values.jobs)
    .filter(([id, title]) => title !== base.jobs[id])
    .map(([company_id, job_title]) => ({ company_id, job_title }));
  return {
    ...Object.fromEntries(changed.map((name) => [name, values[name]])),
    ...(jobs.length > 0 && { jobs }),
    ...(values.first_company_id !== base.first_company_id && { first_company_id: values.first_company_id || null }),
  };
}

export const isSame = (values: CardValues, base: CardValues): boolean => isEqual(changesOf(values, base), {});

/** Of a draft, what this release has fields for: a company may have been left since. */
export function readCard(stored: Partial<CardValues>, base: CardValues): CardValues {
  const jobs = Object.fromEntries(Object.entries(base.jobs).map(([id, title]) => [id, stored.jobs?.[id] ?? title]));
  const first = stored.first_company_id ?? base.first_company_id;
  return { ...base, ...stored, jobs, first_company_id: first === '' || first in jobs ? first : '' };
}
