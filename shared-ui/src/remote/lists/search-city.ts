import { getJSON, withQuery } from '@wspolnik/shared-auth';

/** As the API answers search/suggest/. */
interface Suggested {
  results: readonly { label: string }[];
}

/** Cities of companies and offers that begin with the text. */
export async function searchCity(q: string, signal: AbortSignal): Promise<string[]> {
  const { results } = await getJSON<Suggested>(withQuery('search/suggest/', { q, type: 'city' }), { signal });
  return results.map(({ label }) => label);
}
