import type { ErrorCode } from '@wspolnik/contract/errors';
import type { Standing } from '../../platform/sign-in/access.ts';
import { IDENTITIES, type IdentityName } from './identities.ts';
import type { World } from './world.ts';

/** The result of a call: the status of a success, or the code of a refusal. */
export type Outcome = number | ErrorCode;
/** Owners of companies that are not active are answered as the other owner, unless the row differs. */
export type Outcomes = readonly [
  none: Outcome,
  user: Outcome,
  anotherUser: Outcome,
  member: Outcome,
  manager: Outcome,
  owner: Outcome,
  otherOwner: Outcome,
  admin: Outcome,
  draftOwner?: Outcome,
  suspendedOwner?: Outcome,
];

export interface Attempt {
  /** Fills the path's parameter. */
  id?: string;
  query?: Record<string, string>;
  body?: object | string;
  /** Instead of the identity's own headers. */
  headers?: Record<string, string>;
  /** Identifies the resource in an answer, where only the row's `seenBy` may find it. */
  mark?: string;
}

export interface Row {
  /** As in the OpenAPI document. */
  call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`;
  /** The resource, where one call has several rows. */
  on?: string;
  /** An explanation, where the columns are not enough. */
  who?: string;
  outcomes: Outcomes;
  /** Identities that find the {@link Attempt.mark} in the answer. */
  seenBy?: readonly IdentityName[];
  /** Required standing of the company in use: without it 409 `company_not_active`. */
  standing?: Standing;
  /** A valid request on a new resource, so that no earlier attempt changes the result. */
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
  more: Pick<Row, 'on' | 'who' | 'seenBy' | 'standing'> = {},
): Row {
  return { call, outcomes, request, ...more };
}

/** The result that a row has for an identity. */
export function expectedOf({ outcomes, standing }: Pick<Row, 'outcomes' | 'standing'>, name: IdentityName): Outcome {
  const own = outcomes[IDENTITIES.indexOf(name)];
  if (own !== undefined) return own;
  const isRefused = standing === 'active' || (standing === 'unsuspended' && name === 'suspended owner');
  return isRefused ? 'company_not_active' : (outcomes[IDENTITIES.indexOf('other owner')] ?? 0);
}

const OUT: Outcome = 'not_authenticated';
const NEEDS: Outcome = 'company_required';
const NO: Outcome = 'forbidden';
const HIDDEN: Outcome = 'not_found';

/** Public. */
export const everyone = (ok: Outcome): Outcomes => [ok, ok, ok, ok, ok, ok, ok, ok];
export const signedIn = (ok: Outcome): Outcomes => [OUT, ok, ok, ok, ok, ok, ok, ok];
/** With a company in use: about that company. */
export const companies = (ok: Outcome): Outcomes => [OUT, NEEDS, NEEDS, ok, ok, ok, ok, NEEDS];
export const managers = (ok: Outcome): Outcomes => [OUT, NEEDS, NEEDS, NO, ok, ok, ok, NEEDS];
export const owners = (ok: Outcome): Outcomes => [OUT, NEEDS, NEEDS, NO, NO, ok, ok, NEEDS];
export const admins = (ok: Outcome): Outcomes => [OUT, NO, NO, NO, NO, NO, NO, ok];
/** The person's own; hidden from everybody else. */
export const userAlone = (ok: Outcome): Outcomes => [OUT, ok, HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN];
/** The company's own, for calls that people use as well; hidden from everybody else. */
export const teamAlone = (ok: Outcome): Outcomes => [OUT, HIDDEN, HIDDEN, ok, ok, ok, HIDDEN, HIDDEN];
/** Of both sides of the user's order; hidden from everybody else. */
export const orderSides = (ok: Outcome): Outcomes => [OUT, ok, HIDDEN, ok, ok, ok, HIDDEN, HIDDEN];
export const teamOfCompany = (ok: Outcome): Outcomes => [OUT, NEEDS, NEEDS, ok, ok, ok, HIDDEN, NEEDS];
export const managersOfCompany = (ok: Outcome): Outcomes => [OUT, NEEDS, NEEDS, NO, ok, ok, HIDDEN, NEEDS];
/** The buyer's action on an order: the seller's members see the order and get 403; it is hidden from others. */
export const buyer = (ok: Outcome): Outcomes => [OUT, ok, HIDDEN, NO, NO, NO, HIDDEN, HIDDEN];

/** With another answer to the owner of a suspended company than to that of a draft. */
export function butSuspended(outcomes: Outcomes, suspended: Outcome): Outcomes {
  const [none, user, anotherUser, member, manager, owner, otherOwner, admin] = outcomes;
  return [none, user, anotherUser, member, manager, owner, otherOwner, admin, otherOwner, suspended];
}

export const TEAM = ['member', 'manager', 'owner'] as const satisfies readonly IdentityName[];
