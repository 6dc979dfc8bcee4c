import type { OwnProfileBody } from '@wspolnik/contract/accounts';
import { type SocialService, socialLink } from '../../platform/contact-fields.ts';
import { ApiProblem, type FieldErrors, problem } from '../../platform/wire/problem.ts';
import { cleanText, nameText, plainText } from '../../platform/words/text.ts';

/** Columns of `users` that the form writes; absent ones stay unchanged. */
export type PersonTexts = Partial<{
  headline: string | null;
  city: string | null;
  seeks: string[];
  offers: string[];
  facebook: string | null;
  linkedin: string | null;
  twitter: string | null;
  about: string;
}>;

const LINKS: readonly SocialService[] = ['facebook', 'linkedin', 'twitter'];

/** On one line. */
const lineOf = (typed: string | null): string | null => nameText((typed ?? '').replace(/\s+/g, ' ')) || null;

/** Of tags that differ only in case the first. */
function tagsOf(typed: readonly string[]): string[] {
  const byFolded = new Map<string, string>();
  for (const tag of typed.map(lineOf)) {
    const folded = tag?.toLocaleLowerCase('pl');
    if (tag && folded && !byFolded.has(folded)) byFolded.set(folded, tag);
  }
  return [...byFolded.values()];
}

/** @throws ApiProblem validation_failed: socials {service} */
function linksOf(body: OwnProfileBody): Pick<PersonTexts, SocialService> {
  const links: Pick<PersonTexts, SocialService> = {};
  const errors: FieldErrors = {};
  for (const service of LINKS) {
    const typed = body[service];
    if (typed === undefined) continue;
    const value = plainText(typed ?? '');
    try {
      links[service] = value === '' ? null : socialLink(service, value);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      Object.assign(errors, error.details.fields);
    }
  }
  if (Object.keys(errors).length > 0) throw problem('validation_failed', { fields: errors });
  return links;
}

/** Texts are trimmed; an empty one clears its field. @throws ApiProblem validation_failed: socials {service} */
export function readPersonTexts(body: OwnProfileBody): PersonTexts {
  const { headline, city, seeks, offers, about } = body;
  return {
    ...(headline !== undefined && { headline: lineOf(headline) }),
    ...(city !== undefined && { city: lineOf(city) }),
    ...(seeks && { seeks: tagsOf(seeks) }),
    ...(offers && { offers: tagsOf(offers) }),
    ...(about !== undefined && { about: cleanText(about ?? '') }),
    ...linksOf(body),
  };
}

/** A job title as it is stored. */
export const jobTitleOf = lineOf;
