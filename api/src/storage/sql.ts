import { createHash } from 'node:crypto';

/**
 * Possible values of a statement: scalars, dates, arrays (as PostgreSQL arrays), JSON through {@link json}, or a fragment.
 */
export type SqlValue = string | number | bigint | boolean | Date | null | Uint8Array | readonly SqlValue[] | Sql;

interface Text {
  text: string;
  name: string;
}

/**
 * A connection stores every named plan until it closes; combinations of list filters produce more texts than it should store.
 */
const MAX_NAMED = 600;

const namedTexts = new Map<string, Text>();

/**
 * Named statements are parsed and planned once per connection. The name depends on the text, so equal texts share a plan.
 * Past the limit a statement has no name and is planned each time.
 */
function named(text: string): Text {
  const known = namedTexts.get(text);
  if (known) return known;
  if (namedTexts.size >= MAX_NAMED) return { text, name: '' };
  const entry = { text, name: `q_${createHash('sha256').update(text).digest('base64url').slice(0, 16)}` };
  namedTexts.set(text, entry);
  return entry;
}

/** Begins anew, as a process does: tests have many servers in one, each with its own statements. */
export function forgetNames(): void {
  namedTexts.clear();
}

/** A statement, or a part of one. Values never enter the text. */
export class Sql {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
  /** See {@link plannedByValue}. */
  readonly byValue: boolean;
  private cached: Text | undefined;

  constructor(strings: readonly string[], values: readonly unknown[], byValue = false) {
    this.strings = strings;
    this.values = values;
    this.byValue = byValue;
  }

  get text(): string {
    return this.resolve().text;
  }

  get name(): string {
    return this.resolve().name;
  }

  private resolve(): Text {
    if (this.cached) return this.cached;
    const text = this.strings.reduce((joined, part, index) => `${joined}$${index}${part}`);
    this.cached = this.byValue ? { text, name: '' } : named(text);
    return this.cached;
  }
}

/**
 * Tagged template for SQL: `` sql`select … where id = ${id} and ${condition}` ``. A nested {@link Sql} is spliced in, any
 * other value becomes a parameter. `undefined` is refused, because it would silently become null.
 */
export function sql(template: TemplateStringsArray, ...args: SqlValue[]): Sql {
  const strings: string[] = [template[0] ?? ''];
  const values: unknown[] = [];
  let byValue = false;
  const append = (text: string) => {
    strings[strings.length - 1] += text;
  };
  args.forEach((arg, index) => {
    const following = template[index + 1] ?? '';
    if (arg === undefined) throw new TypeError(`undefined in SQL after "${template[index]}"`);
    if (arg instanceof Sql) {
      byValue ||= arg.byValue;
      append(arg.strings[0] ?? '');
      arg.values.forEach((value, position) => {
        values.push(value);
        strings.push(arg.strings[position + 1] ?? '');
      });
      append(following);
    } else {
      values.push(arg);
      strings.push(following);
    }
  });
  return new Sql(strings, values, byValue);
}

/**
 * A condition that matches a few rows or most of the table, depending on its values. Statements with it have no name, so that
 * each is planned for its own values: a generic plan would read a million rows for some of them.
 */
export function plannedByValue({ strings, values }: Sql): Sql {
  return new Sql(strings, values, true);
}

/** The empty fragment: for conditions that do not apply. */
export const emptySql: Sql = new Sql([''], []);

/** Joins fragments: `joinSql(conditions, ' and ')`. The separator is code, never input. */
export function joinSql(parts: readonly Sql[], separator: ' and ' | ' or ' | ', ' | ' ' | ' union all '): Sql {
  return parts.reduce<Sql>((joined, part, index) => {
    if (index === 0) return part;
    const glue = new Sql([separator], []);
    return sql`${joined}${glue}${part}`;
  }, emptySql);
}

/** A value for a json or jsonb column. */
export function json(value: unknown): string {
  return JSON.stringify(value);
}

/** The names of columns, with commas between. They come from the code; anything that is no plain name is refused. */
export function columnsSql(names: readonly string[]): Sql {
  const odd = names.find((name) => !/^[a-z_0-9]+$/.test(name));
  if (odd !== undefined) throw new TypeError(`no name of a column: ${odd}`);
  return new Sql([names.join(', ')], []);
}
