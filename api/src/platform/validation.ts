import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { Format } from 'typebox/format';
import { Settings } from 'typebox/system';
import { Value } from 'typebox/value';
import { MONEY_PATTERN } from '../contract/common.ts';
import type { FieldError } from '../contract/errors.ts';
import type { FieldErrors } from './problem.ts';
import { isWellFormedText, textErrors } from './well-formed-input.ts';

// A form wants every broken field at once; a body with more broken rules than this is no form of ours.
Settings.Set({ maxErrors: 64 });

// The standard lets anything stand in quotes before the @: line ends, commas, another address. No mailbox needs it, and what
// reads headers of mail has been misled by it.
Format.Set('email', (value) => Format.IsEmail(value) && !value.includes('"'));

type RawError = FastifySchemaValidationError;

/** Attached to the error that Fastify raises, and read back by the error handler. */
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

/** Parameters by themselves: walking the whole schema, for texts and for defaults, cost a list more than its SQL cost Node. */
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
 * Text to the schema's types, defaults filled in. A value that the schema refuses is dropped, as if it had not been sent:
 * links are typed, cut and shared, and a list with one nonsense filter is better than an error page.
 */
function queryReader(schema: TSchema, check: (value: unknown) => RawError[]) {
  const parameters = parametersOf(schema);
  const withDefaults = (query: Record<string, unknown>) => {
    for (const { name, fallback } of parameters) if (fallback !== undefined) query[name] ??= fallback;
    return query;
  };
  return (raw: Record<string, unknown>): ReturnType<typeof verdict> => {
    const query = Object.fromEntries(Object.entries(raw).filter(([, value]) => says(value)));
    for (const parameter of parameters) {
      const { name } = parameter;
      if (query[name] !== undefined) query[name] = Value.Convert(parameter.schema, query[name]);
    }
    const errors = check(withDefaults(query));
    if (errors.length === 0) return { value: query };
    for (const error of errors) {
      const field = topField(error);
      if (field) delete query[field];
    }
    return verdict(check(withDefaults(query)), query);
  };
}

function verdict(errors: RawError[], value: unknown) {
  // Fastify takes the array for its own kind of validation error.
  return errors.length > 0 ? { error: errors as unknown as Error } : { value };
}

/** What is wrong with a value, and with its texts: see {@link textErrors}. Compiled for the first value, not at the start. */
export function checkerOf(schema: TSchema): (value: unknown) => RawError[] {
  let compiled: ReturnType<typeof Compile<TSchema>> | undefined;
  return (value) => {
    compiled ??= Compile(schema);
    return compiled.Check(value) ? textErrors(schema, value) : compiled.Errors(value);
  };
}

/** On the schema of a body that `readForm` reads and checks by itself, because it may be multipart. */
export const FORM_KEYWORD = 'x-form';

/** Bodies as they are, path parameters converted, queries read by {@link queryReader}. */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  if (FORM_KEYWORD in schema) return (raw: unknown) => ({ value: raw });
  const check = checkerOf(schema);
  if (httpPart === 'querystring') return queryReader(schema, check);
  const mayBeAbsent = Type.IsOptional(schema);
  if (httpPart === 'body') return (raw: unknown) => verdict(mayBeAbsent && raw == null ? [] : check(raw), raw);
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

/** The browser's validator (domain §10) for a broken keyword. `invalid` is what no person can cause through a form. */
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

/** One entry per field: the first broken rule says it; the branches of a union would repeat themselves. */
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
