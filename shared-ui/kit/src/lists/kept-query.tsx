import type { QueryOf } from './query.ts';

export interface KeptQueryProps<Query extends object> {
  of: Pick<QueryOf<Query>, 'with'>;
  query: Query;
  /** Parameters that have a field in the form. */
  except: readonly string[];
}

/** The rest of the query, for a form that the browser sends by itself. The list starts again on page 1. */
export function KeptQuery<Query extends object>({ of, query, except }: KeptQueryProps<Query>) {
  return Object.entries(of.with(query, {})).map(
    ([name, value]) =>
      value !== undefined &&
      !except.includes(name) && <input key={name} type="hidden" name={name} value={String(value)} />,
  );
}
