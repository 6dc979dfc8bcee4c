import type { CompanyCard, SearchPage, UserCard } from '@wspolnik/contract';
import { getJSON, withQuery } from '@wspolnik/shared-auth';
import type { MentionOption } from '@wspolnik/system/forms';

/** Of each kind. */
const LIMIT = 5;

/** One kind of profile. */
export async function findMentions(
  type: 'users' | 'companies',
  q: string,
  signal: AbortSignal,
): Promise<MentionOption[]> {
  const page = await getJSON<SearchPage>(withQuery('search-separate/', { q, type, limit: LIMIT }), { signal });
  // Names that are merely spelt alike would be tagged by mistake.
  if (page.closest) return [];
  return (page.results as (UserCard | CompanyCard)[]).map(({ id, type, name, thumbnail, image, ...card }) => ({
    id,
    type,
    name,
    image: thumbnail ?? image,
    detail: ('headline' in card && card.headline) || card.city,
  }));
}

/** People first: they are mentioned more often. */
export async function searchMentions(q: string, signal: AbortSignal): Promise<MentionOption[]> {
  const found = await Promise.all([findMentions('users', q, signal), findMentions('companies', q, signal)]);
  return found.flat();
}
