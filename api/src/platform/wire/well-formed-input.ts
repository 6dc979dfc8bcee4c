import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** None of our bodies comes near; with thousands of levels a recursive walk overflows the stack. */
const MAX_DEPTH = 32;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Whether lists and objects are nested deeper than any of our bodies. Level by level, because this must not recurse itself.
 */
export function isTooDeep(value: unknown): boolean {
  let level = [value].filter(isObject);
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    if (level.length === 0) return false;
    level = level.flatMap((parent) => Object.values(parent).filter(isObject));
  }
  return level.length > 0;
}

/** PostgreSQL stores neither NUL characters nor, in JSON, lone surrogates. */
export function isWellFormedText(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed();
}

interface Walked {
  maxLength?: number;
  properties?: Record<string, TSchema>;
  items?: TSchema;
  anyOf?: TSchema[];
}

export interface TextError {
  keyword: 'text' | 'maxLength';
  instancePath: string;
  schemaPath: '';
  params: { limit?: number };
  message: string;
}

function errorOf(value: string, limit: number | undefined, instancePath: string): TextError[] {
  const at = { instancePath, schemaPath: '' } as const;
  if (!isWellFormedText(value)) return [{ ...at, keyword: 'text', params: {}, message: 'is not well-formed text' }];
  // A length in UTF-16 is never below the number of characters.
  if (limit === undefined || value.length <= limit || [...value].length <= limit) return [];
  return [{ ...at, keyword: 'maxLength', params: { limit }, message: 'is too long' }];
}

function branchErrors(branches: readonly TSchema[], value: unknown, path: string): TextError[] {
  const results = branches
    .filter((branch) => Value.Check(branch, value))
    .map((branch) => textErrors(branch, value, path));
  return results.find((errors) => errors.length === 0) ?? results[0] ?? [];
}

/**
 * Errors in the texts of a value that its schema accepts. TypeBox counts graphemes, and any number of combining marks may
 * belong to one: a name of 100 could be a megabyte. Here `maxLength` counts characters.
 */
export function textErrors(schema: TSchema | undefined, value: unknown, path = ''): TextError[] {
  const { maxLength, properties, items, anyOf }: Walked = schema ?? {};
  if (anyOf) return branchErrors(anyOf, value, path);
  if (typeof value === 'string') return errorOf(value, maxLength, path);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const known = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
    return textErrors(Array.isArray(value) ? items : known, part, `${path}/${name}`);
  });
}
