import * as contract from '@wspolnik/contract';

/** Part of a JSON document. */
export type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

/** Stands for a reference until the document is complete: @fastify/swagger would resolve `$ref` by itself. */
const PLACEHOLDER = 'x-schema';
const PATH = '#/components/schemas/';

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What identifies a schema: TypeBox copies one that it makes optional, but not these parts of it. */
function partOf(value: unknown): object | undefined {
  const { properties, anyOf } = value as { properties?: object; anyOf?: object };
  return properties ?? anyOf;
}

/** The names that the contract exports schemas under. Queries are documented as parameters, so they need none. */
function namesOf(exported: object): Map<object, string> {
  const names = new Map<object, string>();
  for (const [name, value] of Object.entries(exported)) {
    const part = isObject(value) ? partOf(value) : undefined;
    if (part && !names.has(part)) names.set(part, name);
  }
  return names;
}

const NAMES = namesOf(contract);

function mapValues(value: Json, change: (inner: Json) => Json): Json {
  if (Array.isArray(value)) return value.map(change);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner)]));
}

/** Gives the schemas of one document their names, and collects those that it uses. */
export class NamedSchemas {
  private readonly used = new Map<string, Json>();

  /** The schema with placeholders for everything in it that has a name. */
  replace(schema: unknown): Json {
    const value = schema as Json;
    const part = isObject(value) ? partOf(value) : undefined;
    const name = part && NAMES.get(part);
    if (!name) return this.inside(value);
    if (!this.used.has(name)) {
      this.used.set(name, null);
      this.used.set(name, this.inside(value));
    }
    return { [PLACEHOLDER]: name };
  }

  /** The same, but the schema itself stays: of parameters @fastify/swagger needs the properties. */
  inside(schema: unknown): Json {
    return mapValues(schema as Json, (inner) => this.replace(inner));
  }

  /** `components.schemas`: the used schemas by name, with their examples. */
  components(examples: Readonly<Record<string, Json>>): JsonObject {
    const sorted = [...this.used].sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(
      sorted.map(([name, schema]) => {
        const example = examples[name];
        return [name, example === undefined ? schema : { ...(schema as JsonObject), examples: [example] }];
      }),
    );
  }
}

/** Replaces placeholders by references, in a complete document. */
export function withReferences(value: Json): Json {
  if (isObject(value) && typeof value[PLACEHOLDER] === 'string') return { $ref: `${PATH}${value[PLACEHOLDER]}` };
  return mapValues(value, withReferences);
}
