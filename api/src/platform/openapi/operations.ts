import { STATUS_CODES } from 'node:http';
import type { Access } from '../sign-in/access.ts';
import type { Json } from './named-schemas.ts';

type JsonObject = { [key: string]: Json };

export interface Operation {
  'x-access'?: Access;
  'x-confirmed'?: true;
  parameters?: ({ in: string } | { $ref: string })[];
  requestBody?: unknown;
  responses: { [status: string]: { description: string } | { $ref: string } };
  [key: string]: unknown;
}

const PROBLEMS = {
  Unauthenticated: 'Nobody is signed in, or the access token is expired or revoked.',
  Forbidden: 'The caller may not make this call.',
  NotFound: 'There is no such object, or the caller may not know of it.',
  Conflict: 'Not possible in the present state; the code says why.',
  Invalid: 'Some fields are not valid; `fields` has their failed rules.',
  Problem: 'Any other refusal or failure: too many calls, an unreadable request, an outage.',
};

/** `components.responses`: RFC 9457 problem documents. */
export function problemResponses(schema: Json): JsonObject {
  const content = { 'application/problem+json': { schema } };
  return Object.fromEntries(Object.entries(PROBLEMS).map(([name, description]) => [name, { description, content }]));
}

/** Headers that no route's schema names: they are read by the platform. */
export const HEADERS: JsonObject = {
  CompanyId: {
    name: 'Company-Id',
    in: 'header',
    description: 'The company that the caller acts as. Without it the caller acts as a person.',
    schema: { type: 'string', format: 'uuid' },
  },
  CompanyInUse: {
    name: 'Company-Id',
    in: 'header',
    required: true,
    description: 'The company that the caller acts as.',
    schema: { type: 'string', format: 'uuid' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'The same key and body again get the first response for 24 hours. Purchases and withdrawals require it.',
    schema: { type: 'string', maxLength: 200 },
  },
  Confirmation: {
    name: 'Confirmation',
    in: 'header',
    required: true,
    description: 'A token of POST /api/accounts/confirm/ for the caller, at most five minutes old.',
    schema: { type: 'string' },
  },
};

const header = (name: 'CompanyId' | 'CompanyInUse' | 'IdempotencyKey' | 'Confirmation') => ({
  $ref: `#/components/parameters/${name}`,
});

const COMPANY_HEADERS: Partial<Record<Access, { $ref: string }>> = {
  guest: header('CompanyId'),
  user: header('CompanyId'),
  company: header('CompanyInUse'),
  manager: header('CompanyInUse'),
  owner: header('CompanyInUse'),
};

/** Parts of the request that the platform reads, beside the route's schema. */
function headersOf(method: string, { 'x-access': access, 'x-confirmed': isConfirmed }: Operation) {
  const company = access && COMPANY_HEADERS[access];
  const isOnce = method !== 'get' && access !== 'public';
  return [
    ...(company ? [company] : []),
    ...(isOnce ? [header('IdempotencyKey')] : []),
    ...(isConfirmed ? [header('Confirmation')] : []),
  ];
}

const refused = (name: keyof typeof PROBLEMS) => ({ $ref: `#/components/responses/${name}` });

/** The refusals that a call may answer, by its declared access and by what it takes. */
function refusalsOf(method: string, { 'x-access': access, parameters = [], requestBody }: Operation) {
  const has = (place: string) => parameters.some((one) => 'in' in one && one.in === place);
  const isWrite = method !== 'get';
  return {
    ...(access !== 'public' && { 401: refused('Unauthenticated'), 403: refused('Forbidden') }),
    ...((has('path') || requestBody !== undefined) && { 404: refused('NotFound') }),
    ...(isWrite && { 409: refused('Conflict') }),
    ...((has('query') || requestBody !== undefined) && { 422: refused('Invalid') }),
    '4XX': refused('Problem'),
    '5XX': refused('Problem'),
  };
}

/** `getOffersById`: the method and the path below /api. Stable, because a path is. */
export function operationIdOf(method: string, path: string): string {
  const words = path
    .replace('/api/', '')
    .replaceAll(/\{(\w+)\}/g, 'by-$1')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** The operation with its id and its refusals; successes are described by their status. */
export function describeOperation(method: string, path: string, operation: Operation): Operation {
  const successes = Object.entries(operation.responses).map(([status, response]) => [
    status,
    { ...response, description: STATUS_CODES[status] ?? status },
  ]);
  const responses = { ...Object.fromEntries(successes), ...refusalsOf(method, operation) };
  const parameters = [...(operation.parameters ?? []), ...headersOf(method, operation)];
  return { operationId: operationIdOf(method, path), ...operation, parameters, responses };
}
