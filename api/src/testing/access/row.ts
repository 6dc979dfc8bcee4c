import type { ErrorCode } from '../../contract/errors.ts';
import type { World } from './world.ts';

/** The columns of the table. Members, managers and owners act with the Company-Id of their company. */
export const IDENTITIES = [
  'none',
  'user',
  'another user',
  'member',
  'manager',
  'owner',
  'other owner',
  'admin',
] as const;
export type IdentityName = (typeof IDENTITIES)[number];

/** What a caller gets: the status of a success, or the code of a refusal. */
export type Outcome = number | ErrorCode;
export type Outcomes = readonly [
  none: Outcome,
  user: Outcome,
  anotherUser: Outcome,
  member: Outcome,
  manager: Outcome,
  owner: Outcome,
  otherOwner: Outcome,
  admin: Outcome,
];

export interface Attempt {
  /** Fills the path's parameter. */
  id?: string;
  query?: Record<string, string>;
  body?: object | string;
  /** In the stead of the identity's own. */
  headers?: Record<string, string>;
  /** Names the resource in an answer: it shows to `seenBy` of the row alone. */
  mark?: string;
}

export interface Row {
  /** As in the OpenAPI document. */
  call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`;
  /** Which resource, where one call has several answers. */
  on?: string;
  /** Why, where the columns do not tell. */
  who?: string;
  outcomes: Outcomes;
  /** Who finds the {@link Attempt.mark} in the answer. */
  seenBy?: readonly IdentityName[];
  /** A valid request on a resource of its own, so that no earlier attempt changes the answer. */
  request(world: World, identity: IdentityName): Attempt | Promise<Attempt>;
}

export interface Area {
  title: string;
  rows: readonly Row[];
}

const NO_REQUEST: Row['request'] = () => ({});

export function row(
  call: Row['call'],
  outcomes: Outcomes,
  request: Row['request'] = NO_REQUEST,
  more: Pick<Row, 'on' | 'who' | 'seenBy'> = {},
): Row {
  return { call, outcomes, request, ...more };
}

const OUT: Outcome = 'not_authenticated';
const NEEDS: Outcome = 'company_required';
const NO: Outcome = 'forbidden';
const HIDDEN: Outcome = 'not_found';

/** Public. */
export const everyone = (ok: Outcome): Outcomes => [ok, ok, ok, ok, ok, ok, ok, ok];
export const signedIn = (ok: Outcome): Outcomes => [OUT, ok, ok, ok, ok, ok, ok, ok];
/** With a company profile in use: about that company. */
export const companies = (ok: Outcome): Outcomes => [OUT, NEEDS, NEEDS, ok, ok, ok, ok, NEEDS];
export const managers = (ok: Outcome): Outcomes => [OUT, NEEDS, NEEDS, NO, ok, ok, ok, NEEDS];
export const owners = (ok: Outcome): Outcomes => [OUT, NEEDS, NEEDS, NO, NO, ok, ok, NEEDS];
export const admins = (ok: Outcome): Outcomes => [OUT, NO, NO, NO, NO, NO, NO, ok];
/** The person's own; nobody else may know of it. */
export const userAlone = (ok: Outcome): Outcomes => [OUT, ok, HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN];
/** The company's own, for calls that people use as well; nobody else may know of it. */
export const teamAlone = (ok: Outcome): Outcomes => [OUT, HIDDEN, HIDDEN, ok, ok, ok, HIDDEN, HIDDEN];
/** The company's own, for calls that need a company profile; another company may not know of it. */
export const teamOfCompany = (ok: Outcome): Outcomes => [OUT, NEEDS, NEEDS, ok, ok, ok, HIDDEN, NEEDS];
export const managersOfCompany = (ok: Outcome): Outcomes => [OUT, NEEDS, NEEDS, NO, ok, ok, HIDDEN, NEEDS];
/** The buyer's deed with an order: the seller's people see the order and may not, others do not know of it. */
export const buyer = (ok: Outcome): Outcomes => [OUT, ok, HIDDEN, NO, NO, NO, HIDDEN, HIDDEN];

export const TEAM = ['member', 'manager', 'owner'] as const satisfies readonly IdentityName[];
