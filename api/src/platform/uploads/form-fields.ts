import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { isTooDeep } from '../wire/well-formed-input.ts';

type Properties = Record<string, TSchema & { type?: string }>;

/** Unchanged, for the schema to refuse, when it is not JSON or nested too deep. */
function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isTooDeep(value) ? text : value;
  } catch {
    return text;
  }
}

/** Lists come as a repeated field or as JSON, objects as JSON; the schema converts other texts. */
function structured(schema: Properties[string], values: readonly unknown[]): unknown {
  const last = values.at(-1);
  const isJson = typeof last === 'string' && /^\s*[[{]/.test(last);
  if (schema.type === 'array') {
    if (values.length === 1 && isJson) return parsed(last);
    return values.filter((value) => value !== '');
  }
  return schema.type === 'object' && isJson ? parsed(last) : last;
}

/**
 * Multipart has only texts: `"true"` and `"12"` become the schema's types. An empty text counts as not sent, unless the
 * schema accepts it.
 */
export function fieldsFromTexts(schema: TSchema, texts: ReadonlyMap<string, unknown[]>): Record<string, unknown> {
  const properties = ((schema as { properties?: Properties }).properties ?? {}) as Properties;
  const fields: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(properties)) {
    const values = texts.get(name);
    if (!values) continue;
    const value = structured(property, values);
    // Before any conversion, which would turn it into zero.
    if (value === '' && !Value.Check(property, '')) {
      if (Value.Check(property, null)) fields[name] = null;
      continue;
    }
    fields[name] = Value.Convert(property, value);
  }
  return fields;
}
