import { PICTURE_WIDTHS } from '@wspolnik/contract/limits';
import { type QueryValue, withQuery } from '@wspolnik/shared-auth';
import type { ListQuery } from './list-query.ts';

declare const DATA: unique symbol;
/** Path of a read with its query, relative to /api/. It carries the type of its answer. */
export type ReadPath<Data> = string & { readonly [DATA]?: Data };

/** Data with which the gateway asks for the same before any script runs; a page's entry in the release (ARCHITECTURE.md). */
export interface EarlyRequest {
  path: string;
  query?: readonly string[];
  defaults?: Readonly<Record<string, string>>;
  pictures?: string;
  sizes?: string;
  widths?: readonly number[];
}

/** A page's address: the parameters of its path, and its query with the question mark. */
export interface PageAddress {
  params: Readonly<Record<string, string>>;
  search: string;
}

/** The part of a read that pages.ts declares. */
export interface PageRead {
  readonly early: EarlyRequest;
  /** Reads of the page at an address. */
  at(address: PageAddress): string;
}

export interface Read<Data, Input = void> extends PageRead {
  (input: Input): ReadPath<Data>;
  at(address: PageAddress): ReadPath<Data>;
  /** Whether a path is one of this read's, whatever its input. */
  covers(path: string): boolean;
}

interface ReadOptions<Query extends object> {
  /** Of a list: which parameters of the page's address the API is asked with. */
  query?: ListQuery<Query>;
  /** Sent unless the input says otherwise. */
  defaults?: Readonly<Record<string, string>>;
  /**
   * Where the answer holds pictures, `*` for each of a list, and their width on the page (`pictureSource`); the first few are
   * fetched with the page.
   */
  pictures?: { at: string; sizes: string };
}

type Inputs = Readonly<Record<string, QueryValue>>;

/**
 * Defines a read of the API: `template` is the path relative to /api/ (`offers/:id/`). Called with its input, it gives the path:
 * parameters that the template names are put into the path, the rest become the query.
 */
export function defineRead<Data, Input = void>(
  template: string,
  { query, defaults = {}, pictures }: ReadOptions<Input & object> = {},
): Read<Data, Input> {
  const params = Array.from(template.matchAll(/:(\w+)/g), ([, name = '']) => name);
  const pattern = new RegExp(`^${template.replace(/:\w+/g, '[^/?]+')}(\\?|$)`);
  const pathOf = (input: Inputs): ReadPath<Data> => {
    const names = query?.sent ?? Object.keys(input).filter((name) => !params.includes(name));
    const asked = Object.fromEntries(names.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]])));
    const filled = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name] ?? '')));
    return withQuery(filled, { ...defaults, ...asked });
  };
  const early = {
    path: template,
    ...(query && { query: query.sent }),
    ...(Object.keys(defaults).length > 0 && { defaults }),
    ...(pictures && { pictures: pictures.at, sizes: pictures.sizes, widths: PICTURE_WIDTHS }),
  };
  return Object.assign((input: Input) => pathOf((input ?? {}) as Inputs), {
    early,
    at: ({ params: given, search }: PageAddress) =>
      pathOf({ ...Object.fromEntries(params.map((name) => [name, given[name]])), ...query?.parse(search) } as Inputs),
    covers: (path: string) => pattern.test(path),
  });
}
