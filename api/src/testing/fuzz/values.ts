import fc from 'fast-check';
import type { Schema } from './operations.ts';

// Valid values whose content may break later code.

const HOSTILE_TEXTS = [
  '',
  ' ',
  ' \u2028\t\n',
  "'; drop table users; --",
  '%_\\%',
  '" or 1=1 --',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '$1$$&{{7*7}}',
  '../../../../etc/passwd',
  'a\0b',
  'half \ud800',
  '\udc00 half',
  '🙂👨‍👩‍👧‍👦🏳️‍🌈',
  'שלום \u202eعالم\u202c',
  'Z\u0351\u036b\u0343a\u0310l\u0346g\u0310o\u0321',
  '\ufeffZażółć gęślą jaźń',
  'ﷺ'.repeat(20),
  'null',
  '__proto__',
  'constructor',
  '1e308',
  '-0',
  '１２',
  '@[',
  'a\r\nBcc: b@test.pl',
  '{"a":[{}]}',
];

const PLAIN_TEXTS = ['Inne!2345', 'Kraków', 'Strony internetowe', '00-950'];

const REPEATED = ['a', 'ą', '🙂', 'e\u0301', '\u202e', "'", '\\', '&', ' a', '\n'];

/** Cut at `length` characters, never within one. */
const cut = (text: string, length: number) => [...text].slice(0, length).join('');

const longText = (length: number) =>
  fc.constantFrom(...REPEATED).map((part) => cut(part.repeat(Math.ceil(length / part.length)), length));

function texts({ minLength = 0, maxLength = 10_000 }: Schema): fc.Arbitrary<string> {
  const hostile = fc.constantFrom(...HOSTILE_TEXTS).map((text) => cut(text, maxLength).padEnd(minLength, 'x'));
  const random = fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, 40) });
  const plain = fc.constantFrom(...PLAIN_TEXTS).map((text) => cut(text, maxLength).padEnd(minLength, 'x'));
  // Mostly plain: a single hostile field among valid ones gets further than a body of hostile ones.
  return fc.oneof({ weight: 9, arbitrary: plain }, { weight: 4, arbitrary: hostile }, random, longText(maxLength));
}

const EMAILS = [
  'a@b.pl',
  'nowa@test.pl',
  `${'a'.repeat(180)}@test.pl`,
  '"a\r\nBcc: b@test.pl"@test.pl',
  '"<script>"@test.pl',
  "o'neil@test.pl",
  'a@[IPv6:::1]',
  'user@demo.wspolnik.test',
];
const URLS = ['https://test.pl', 'javascript:alert(1)', 'http://[::1]/', `https://test.pl/${'a'.repeat(1000)}`, 'x:'];
const MONEY = ['0.00', '-0.00', '0.01', '-1.00', '100.00', '20000.00', '999999999999.99', '-999999999999.99'];
const TIMES = [
  '2027-01-01T10:00:00Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999Z',
  '2016-12-31T23:59:60Z',
  '2027-01-01t10:00:00+23:59',
  '2027-01-01T10:00:00Z[Europe/Warsaw]',
];
const DATES = ['2026-11-21', '0000-01-01', '9999-12-31', '2024-02-29'];

function formatted(schema: Schema, ids: readonly string[]): fc.Arbitrary<string> {
  const { format, pattern = '' } = schema;
  if (format === 'uuid') return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ids) }, fc.uuid());
  if (format === 'email') return fc.constantFrom(...EMAILS);
  if (format === 'uri') return fc.constantFrom(...URLS);
  if (format === 'date-time') return fc.constantFrom(...TIMES);
  if (format === 'date') return fc.constantFrom(...DATES);
  if (pattern.includes('\\.\\d{2}')) return fc.oneof(fc.constantFrom(...MONEY), fc.constant('100.00'));
  return pattern ? fc.stringMatching(new RegExp(pattern)) : texts(schema);
}

const HUGE = 1e308;

function numbers({ type, minimum = -HUGE, maximum = HUGE }: Schema): fc.Arbitrary<number> {
  const edges = [minimum, maximum, 0, -0, 1, 2 ** 31, 2 ** 53, 2 ** 63, -1e18, HUGE, 1.005, 5e-324];
  const fits = (value: number) => value >= minimum && value <= maximum;
  const allowed = edges.filter((value) => fits(value) && (type === 'number' || Number.isInteger(value)));
  return fc.oneof(fc.constantFrom(...allowed), fc.constant(Math.max(Math.min(10, maximum), minimum)));
}

function objects({ properties = {}, required = [] }: Schema, ids: readonly string[]): fc.Arbitrary<object> {
  const model = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valid(schema, ids)]));
  const needed = required.filter((name) => name in model);
  const least = fc.record(Object.fromEntries(needed.map((name) => [name, model[name] ?? fc.constant(null)])));
  return fc.oneof(fc.record(model, { requiredKeys: needed }), least);
}

/** Values that `schema` accepts. `ids` exist and mostly belong to other people. */
export function valid(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((branch) => valid(branch, ids)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string':
      return formatted(schema, ids);
    case 'integer':
    case 'number':
      return numbers(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const { items = {}, maxItems = 3000 } = schema;
      return fc.oneof(
        fc.array(valid(items, ids), { maxLength: Math.min(4, maxItems) }),
        fullList(schema, ids, maxItems),
      );
    }
    default:
      return objects(schema, ids);
  }
}

/** As many items as the schema allows, all equal. */
function fullList({ items = {} }: Schema, ids: readonly string[], length: number): fc.Arbitrary<unknown[]> {
  return valid(items, ids).map((item) => new Array(length).fill(item));
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
}

/** Values that hardly any field accepts. */
const wrong: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(
  null,
  [],
  {},
  true,
  -1,
  1.005,
  HUGE,
  '',
  '1.234',
  '-5.00',
  'a'.repeat(10_000),
  '🙂'.repeat(10_000),
  'not-an-id',
  '2027-13-45T99:99:99Z',
  [null],
  [[]],
  { $gt: '' },
  { length: 1e9 },
  new Array(5000).fill('a'),
  nested(1000),
);

const wholes: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(null, [], {}, 1, 'text', true, [{}], nested(1000));

/** Breaks up to three fields of a valid body, or all of it. */
export function broken(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const names = Object.keys(schema.properties ?? {});
  if (names.length === 0) return wholes;
  const change = fc.record({ name: fc.constantFrom(...names), value: fc.option(wrong, { nil: undefined, freq: 5 }) });
  const changed = fc
    .tuple(valid(schema, ids), fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([body, changes]) => ({
      ...(body as object),
      ...Object.fromEntries(changes.map(({ name, value }) => [name, value])),
    }));
  return fc.oneof({ weight: 4, arbitrary: changed }, wholes);
}
