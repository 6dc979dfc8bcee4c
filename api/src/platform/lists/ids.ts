import { MAX_PAGE } from '@wspolnik/contract/limits';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Ids of a comma-separated list, as many as a page has; malformed ones are ignored. Null when there is none. */
export function idsOf(text: string | undefined): string[] | null {
  const ids = (text ?? '').split(',').filter((id) => UUID.test(id));
  return ids.length > 0 ? ids.slice(0, MAX_PAGE) : null;
}
