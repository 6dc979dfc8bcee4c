import { MONEY_PATTERN } from '@wspolnik/contract/common';
import type { FieldError } from '@wspolnik/contract/errors';
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { Format } from 'typebox/format';
import { Settings } from 'typebox/system';
import { Value } from 'typebox/value';
import { plainInput } from './plain-input.ts';
import type { FieldErrors } from './problem.ts';
import { isWellFormedText, textErrors } from './well-formed-input.ts';

// A form needs all invalid fields at once; a body with more errors than this is not from one of our forms.
Settings.Set({ maxErrors: 64 });

// The standard allows anything in quotes before the @: line ends, commas, another address. No mailbox needs it, and it has
// misled mail parsers.
Format.Set('email', (value) => Format.IsEmail(value) && !value.includes('"'));

type RawError = FastifySchemaValidationError;

/** Attached to the error that Fastify raises; the error handler reads it. */
export interface ValidationFailure extends Error {
  validation: RawError[];
  validationContext: string;
}

function topField(error: RawError): string | undefined {
  return error.instancePath.split('/')[1];
}

interface Parameter {
  name: string;
  schema: TSchema;
  fallback: unknown;
}

/** `?price_from=` means no filter, not zero. */
const says = (value: unknown) => value !== '' && (typeof value !== 'string' || isWellFormedText(value));

/** Text pasted into an address or a search may have invisible characters, which no word has. */
const visible = (value: unknown): unknown => (typeof value === 'string' ? value.replace(/\p{Cf}/gu, '') : value);

/**
 * Parameters are checked one by one: walking the whole schema, for texts and for defaults, cost a list more than its SQL cost
 * Node.
 */
function parametersOf(schema: TSchema): Parameter[] {
  const { properties } = schema as { properties?: Record<string, TSchema> };
  if (!properties) throw new TypeError('a query is an object of parameters');
  return Object.entries(properties).map(([name, own]) => ({
    name,
    schema: own,
    fallback: Value.Default(own, undefined),
  }));
}

/**
 * Converts texts to the schema's types and adds defaults. A value that the schema refuses is dropped, as if it had not been
 * sent: links are typed, cut and shared, and a list without one invalid filter is better than an error page. An invalid
 * `limit` is refused: only programs send one, and they would take a shorter page for the whole list (ADR 6).
 */
function queryReader(schema: TSchema, check: (value: unknown) => RawError[]) {
  const parameters = parametersOf(schema);
  const withDefaults = (query: Record<string, unknown>) => {
    for (const { name, fallback } of parameters) if (fallback !== undefined) query[name] ??= fallback;
    return query;
  };
  return (raw: Record<string, unknown>): ReturnType<typeof verdict> => {
    const query = Object.fromEntries(
      Object.entries(raw)
        .map(([name, value]) => [name, visible(value)] as const)
        .filter(([, value]) => says(value)),
    );
    for (const parameter of parameters) {
      const { name } = parameter;
      if (query[name] !== undefined) query[name] = Value.Convert(parameter.schema, query[name]);
    }
    const errors = check(withDefaults(query));
    if (errors.length === 0) return { value: query };
    const ofLimit = errors.filter((error) => topField(error) === 'limit');
    if (ofLimit.length > 0) return verdict(ofLimit, query);
    for (const error of errors) {
      const field = topField(error);
      if (field) delete query[field];
    }
    return verdict(check(withDefaults(query)), query);
  };
}

function verdict(errors: RawError[], value: unknown) {
  // Fastify treats the array as its own kind of validation error.
  return errors.length > 0 ? { error: errors as unknown as Error } : { value };
}

/** Errors of a value and of its texts: see {@link textErrors}. Compiled for the first value, not at the start. */
export function checkerOf(schema: TSchema): (value: unknown) => RawError[] {
  let compiled: ReturnType<typeof Compile<TSchema>> | undefined;
  return (value) => {
    compiled ??= Compile(schema);
    return compiled.Check(value) ? textErrors(schema, value) : compiled.Errors(value);
  };
}

/** On the schema of a body that `readForm` reads and validates itself, because it may be multipart. */
export const FORM_KEYWORD = 'x-form';

/** Bodies by {@link plainInput}, path parameters converted, queries read by {@link queryReader}. */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  if (FORM_KEYWORD in schema) return (raw: unknown) => ({ value: raw });
  const check = checkerOf(schema);
  if (httpPart === 'querystring') return queryReader(schema, check);
  const mayBeAbsent = Type.IsOptional(schema);
  if (httpPart === 'body') {
    return (raw: unknown) => {
      const value = plainInput(schema, raw);
      return verdict(mayBeAbsent && value == null ? [] : check(value), value);
    };
  }
  return (raw: unknown) => {
    const value = Value.Convert(schema, raw);
    return verdict(check(value), value);
  };
};

function limitOf(error: RawError): number {
  return Number((error.params as { limit?: unknown }).limit);
}

const NAMED_PATTERNS = new Map([[MONEY_PATTERN, 'amount']]);
const NAMED_FORMATS = new Map([
  ['email', 'email'],
  ['uri', 'url'],
]);
const NAMED_TYPES = new Map([
  ['integer', 'integer'],
  ['number', 'numeric'],
]);

/** The browser's validator (domain §10) for a failed keyword. `invalid` cannot be caused through a form. */
function toFieldError(error: RawError): FieldError {
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'minLength':
      return error.instancePath.endsWith('password')
        ? { code: 'password' }
        : limitOf(error) === 1
          ? { code: 'required' }
          : { code: 'minLength', params: { n: limitOf(error) } };
    case 'maxLength':
      return { code: 'maxLength', params: { n: limitOf(error) } };
    case 'minimum':
      return { code: 'min', params: { min: limitOf(error) } };
    case 'maximum':
      return { code: 'max', params: { max: limitOf(error) } };
    case 'format':
      return { code: NAMED_FORMATS.get(String(params.format)) ?? 'invalid' };
    case 'pattern':
      return { code: NAMED_PATTERNS.get(String(params.pattern)) ?? 'invalid' };
    case 'type':
      return { code: NAMED_TYPES.get(String(params.type)) ?? 'invalid' };
    case 'const':
      return { code: params.allowedValue === true ? 'accepted' : 'select' };
    default:
      return { code: 'invalid' };
  }
}

/** One entry per field, for its first failed rule; the branches of a union would repeat themselves. */
export function toFieldErrors(errors: readonly RawError[]): FieldErrors {
  const fields: FieldErrors = {};
  for (const error of errors) {
    const path = error.instancePath.slice(1).replaceAll('/', '.');
    if (error.keyword === 'required') {
      const names = (error.params as { requiredProperties?: string[] }).requiredProperties ?? [];
      for (const name of names) fields[path ? `${path}.${name}` : name] = [{ code: 'required' }];
    } else if (path && !fields[path]) {
      fields[path] = [toFieldError(error)];
    }
  }
  return fields;
}
