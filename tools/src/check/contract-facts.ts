/** A schema of the OpenAPI document, as far as callers depend on it: limits and patterns are left out. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  required?: string[];
}

interface Content {
  content?: Record<string, { schema?: Schema }>;
}
interface Parameter {
  $ref?: string;
  in: string;
  name: string;
  required?: boolean;
  schema: Schema;
}
interface Operation {
  'x-access': string;
  'x-confirmed'?: true;
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
}
export interface ContractDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> };
}

/** Whether a caller sends or gets it. */
type Direction = 'takes' | 'answers';
const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);

/**
 * Everything that a caller may rely on, also of live updates (`frames`), a line each, sorted: `GET /api/offers/ takes query.page?: integer`,
 * `Offer answers .title: string`. `?` may be missing. Values of an enumeration have their own lines, `OfferForm takes .vat_rate = "23"`.
 */
export function contractFacts({ paths, components }: ContractDocument, frames: Schema): string[] {
  const facts = new Facts();
  facts.describe('socket', 'answers', 'frame', frames);
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const call = `${method.toUpperCase()} ${path}`;
      const { 'x-access': access, 'x-confirmed': confirmed, parameters = [], requestBody, responses } = operation;
      facts.add(`${call} is for ${access}${confirmed ? ', confirmed' : ''}`);
      for (const one of parameters) {
        const { in: place, name, required = false, schema } = components.parameters[nameOf(one.$ref ?? '')] ?? one;
        facts.describe(call, 'takes', `${place}.${name}`, schema, required);
      }
      facts.content(call, 'takes', 'body', requestBody);
      for (const [status, response] of Object.entries(responses)) {
        if (status.startsWith('2')) facts.content(call, 'answers', status, response);
      }
    }
  }
  return facts.withSchemas(components.schemas);
}

class Facts {
  readonly #lines = new Set<string>();
  /** Named schemas that are sent or answered. */
  readonly #used = new Set<string>();

  add(line: string): void {
    this.#lines.add(line);
  }

  content(call: string, direction: Direction, place: string, { content = {} }: Content = {}): void {
    for (const [type, { schema = {} }] of Object.entries(content)) {
      const kind = type === 'multipart/form-data' ? 'form' : place;
      this.describe(call, direction, kind, schema);
    }
  }

  /** The type, or of an object and an array what is in them. */
  describe(subject: string, direction: Direction, path: string, schema: Schema, required = true): void {
    const types = [...new Set(alternatives(schema).map((one) => this.#typeOf(subject, direction, path, one)))].sort();
    // Another type to send is an addition; another one to get is a change.
    for (const type of direction === 'takes' ? types : [types.join(' | ')]) {
      this.add(`${subject} ${direction} ${path}${required ? '' : '?'}: ${type}`);
    }
  }

  #typeOf(subject: string, direction: Direction, path: string, schema: Schema): string {
    if (schema.$ref) {
      const name = nameOf(schema.$ref);
      this.#used.add(`${direction} ${name}`);
      return name;
    }
    const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
    for (const value of values) this.add(`${subject} ${direction} ${path} = ${JSON.stringify(value)}`);
    if (values.length > 0) return 'one of';
    if (schema.type === 'array') this.describe(subject, direction, `${path}[]`, schema.items ?? {});
    for (const [name, property] of Object.entries({ ...schema.properties, ...schema.patternProperties })) {
      this.describe(subject, direction, `${path}.${name}`, property, schema.required?.includes(name) ?? false);
    }
    return [schema.type ?? 'anything', schema.format].filter(Boolean).join(' ');
  }

  /** Adds the schemas that were named, and those that they name. */
  withSchemas(schemas: Record<string, Schema>): string[] {
    // A set also visits what is added to it meanwhile.
    for (const used of this.#used) {
      const [direction, name = ''] = used.split(' ');
      this.describe(name, direction as Direction, '', schemas[name] ?? {});
    }
    return [...this.#lines].sort();
  }
}

function alternatives(schema: Schema): Schema[] {
  const several = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  return several ? several.flatMap(alternatives) : [schema];
}
