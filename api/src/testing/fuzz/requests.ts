import fc from 'fast-check';
import { asForm, malformed, type RawBody } from './malformed.ts';
import type { Operation, Schema } from './operations.ts';
import { broken, valid } from './values.ts';

export interface FuzzRequest {
  method: Operation['method'];
  url: string;
  headers: Record<string, string>;
  payload?: Buffer;
}

type Pair = readonly [name: string, value: unknown];

const encoded = (value: unknown) => encodeURIComponent(String(value).toWellFormed());

/** Added to a query without encoding: some of them cannot be decoded. */
const RAW_QUERIES = [
  '',
  '&&&',
  '=',
  '%',
  '%ff=%ff',
  'page=%00',
  '__proto__[a]=1',
  'a[b][c]=1',
  `q=${'%F0'.repeat(900)}`,
];
const PAGES: readonly Pair[] = [
  ['page', 100_000],
  ['page', -1],
  ['page', '9'.repeat(30)],
  ['limit', 100],
  ['limit', 0],
];
const WRONG_PARAMETERS = [
  '',
  'null',
  '-1',
  '1e308',
  'NaN',
  'x'.repeat(5000),
  '\0',
  '[]',
  '{}',
  "'",
  'ł',
  '0x10',
  '1.005',
];

function queries({ parameters }: Operation, ids: readonly string[]): fc.Arbitrary<string> {
  const named = parameters.filter((parameter) => parameter.in === 'query');
  if (named.length === 0) return fc.constantFrom('', '?page=1', '?__proto__=1');
  const one = fc.constantFrom(...named).chain(({ name, schema }) => {
    const value = fc.oneof({ weight: 4, arbitrary: valid(schema, ids) }, fc.constantFrom(...WRONG_PARAMETERS));
    return value.map((chosen): Pair => [name, chosen]);
  });
  const pair = fc.oneof({ weight: 6, arbitrary: one }, fc.constantFrom(...PAGES));
  const once = fc.uniqueArray(pair, { maxLength: 6, selector: ([name]) => name });
  const pairs = fc.oneof({ weight: 4, arbitrary: once }, fc.array(pair, { maxLength: 6 }));
  const typed = pairs.map((chosen) => chosen.map(([name, value]) => `${name}=${encoded(value)}`).join('&'));
  return fc.oneof({ weight: 8, arbitrary: typed }, fc.constantFrom(...RAW_QUERIES)).map((query) => `?${query}`);
}

const PATHS = ['1', 'null', '%00', '%E0%A4%A', '..%2f..', '%F0%9F%99%82', 'a'.repeat(150), 'a'.repeat(5000), "'--"];

function paths({ path, parameters }: Operation, ids: readonly string[]): fc.Arbitrary<string> {
  const parameter = parameters.find((candidate) => candidate.in === 'path');
  if (!parameter) return fc.constant(path);
  const known = valid(parameter.schema, ids).map(encoded);
  const value = fc.oneof({ weight: 6, arbitrary: known }, fc.constantFrom(...PATHS));
  // A function, because "$&" in a text would mean the match.
  return value.map((chosen) => path.replace(/\{\w+\}/, () => chosen));
}

// Header values that Node sends: no control characters, only Latin-1.
const HEADER_VALUES = ["'; --", '\u0080\u00ff', 'a'.repeat(201), 'a'.repeat(5000), '[]', ' ', '0', '%00'];
const headerValue = (ids: readonly string[]) => fc.constantFrom(...HEADER_VALUES, ...ids.slice(0, 8));

/** Most requests have their own key and no unusual header; `identity` adds the rest. */
function headers(ids: readonly string[]): fc.Arbitrary<Record<string, string>> {
  const odd = fc.record(
    {
      'idempotency-key': headerValue(ids),
      'company-id': headerValue(ids),
      authorization: fc.constantFrom(
        'Bearer',
        'Bearer ',
        'Bearer a.b.c',
        'Basic YTpi',
        'bearer \u00ff',
        'x'.repeat(5000),
      ),
      'accept-language': headerValue(ids),
      'user-agent': headerValue(ids),
      'if-none-match': headerValue(ids),
      range: fc.constantFrom('bytes=0-', 'bytes=9-1', 'x'),
    },
    { requiredKeys: [] },
  );
  const none = fc.uuid().map((key): Record<string, string> => ({ 'idempotency-key': key }));
  return fc.oneof({ weight: 7, arbitrary: none }, odd as fc.Arbitrary<Record<string, string>>);
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As JSON, or as a form where the call accepts one, with a file in its file fields. */
function written(body: unknown, { takesForms, body: schema }: Operation, choice: number): RawBody {
  if (!takesForms || choice === 0 || !isRecord(body))
    return { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) };
  const isFile = ({ contentMediaType, items }: Schema) => (contentMediaType ?? items?.contentMediaType) !== undefined;
  const files = Object.entries(schema?.properties ?? {}).flatMap(([name, part]) => (isFile(part) ? [name] : []));
  const fields = Object.entries(body).filter(([name]) => choice === 1 || !files.includes(name));
  return asForm(Object.fromEntries(fields), choice === 1 ? [] : files, choice === 5);
}

function bodies(operation: Operation, ids: readonly string[]): fc.Arbitrary<RawBody | null> {
  const { body, method } = operation;
  if (method === 'GET') return fc.constant(null);
  const schema: Schema = body ?? { type: 'object' };
  const value = fc.oneof({ weight: 3, arbitrary: valid(schema, ids) }, { weight: 2, arbitrary: broken(schema, ids) });
  const typed = fc.tuple(value, fc.nat(5)).map(([chosen, choice]) => written(chosen, operation, choice));
  return fc.oneof({ weight: 10, arbitrary: typed }, { weight: 2, arbitrary: malformed }, fc.constant(null));
}

/** Requests to the operation, from nearly valid to nonsense. */
export function requestsTo(operation: Operation, ids: readonly string[]): fc.Arbitrary<FuzzRequest> {
  const parts = fc.tuple(paths(operation, ids), queries(operation, ids), bodies(operation, ids), headers(ids));
  return parts.map(([path, query, body, sent]) => ({
    method: operation.method,
    url: `${path}${query}`,
    headers: { ...sent, ...(body?.type ? { 'content-type': body.type } : {}) },
    ...(body ? { payload: body.bytes } : {}),
  }));
}
