export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];
export type QueryParams = Readonly<Record<string, QueryValue>>;

function textOf(value: QueryValue): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? value.join(',') : String(value);
}

/**
 * Canonical query without the question mark: keys sorted, empty values dropped, arrays joined by a comma, encoded as by
 * URLSearchParams. The gateway's early fetch builds the same string, and the two must match exactly.
 */
export function queryString(params: QueryParams): string {
  const pairs = Object.entries(params)
    .map(([key, value]): [string, string] => [key, textOf(value)])
    .filter(([, text]) => text !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return new URLSearchParams(pairs).toString();
}

/** `offers/` and params to `offers/?limit=30&page=2`; to `offers/` without params. */
export function withQuery(path: string, params: QueryParams): string {
  const query = queryString(params);
  return query ? `${path}?${query}` : path;
}
