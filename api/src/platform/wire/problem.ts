import { ERROR_STATUS, type ErrorCode, type FieldError, type Problem } from '@wspolnik/contract/errors';
import type { SecurityEvent } from '../security-event.ts';

export type FieldErrors = Record<string, FieldError[]>;

interface ProblemDetails {
  /** In English, for developers; people read the browser's text for the code. */
  detail?: string;
  fields?: FieldErrors;
  /** Values of the browser's text for the code. */
  params?: Problem['params'];
  allowed_actions?: string[];
  /** Methods of the path, sent as Allow. */
  allow?: string[];
  /** Seconds, sent as Retry-After. */
  retryAfter?: number;
  /** For the log of security events, never sent: what the refusal means, and the id of the person it is about. */
  event?: SecurityEvent;
  account?: string;
}

/** An error of the catalogue. Thrown anywhere below a route; it rolls the transaction back. */
export class ApiProblem extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: ProblemDetails;

  constructor(code: ErrorCode, details: ProblemDetails = {}) {
    super(details.detail ?? TITLES[code]);
    this.name = 'ApiProblem';
    this.code = code;
    this.status = ERROR_STATUS[code];
    this.details = details;
  }
}

/** `throw problem('offer_inactive')` */
export function problem(code: ErrorCode, details?: ProblemDetails): ApiProblem {
  return new ApiProblem(code, details);
}

/** `throw invalidField('password', 'registerPassword')` */
export function invalidField(name: string, code: string, params?: FieldError['params']): ApiProblem {
  return new ApiProblem('validation_failed', { fields: { [name]: [params ? { code, params } : { code }] } });
}

const TITLES = {
  offer_closed: 'The last day to apply is over',
  sign_up_closed: 'The webinar is over, or its sign-up is on another page',
  already_exported: 'In a file for the bank already',
  withdrawal_changed: 'The withdrawal is not as it was seen',
  case_changed: 'The case is not as it was seen',
  held_by_other: 'Another administrator has it in hand',
  in_bank_file: 'In a file for the bank that was not declared not sent',
  file_sent: 'A withdrawal of the file was paid, so the file was sent',
  tax_data_reported: 'The file of the year was made, so its data do not change',
  tax_year_open: 'The year has not ended',
  tax_report_changed: 'The report is not as it was seen',
  report_answered: 'The seller has answered the report meanwhile',
  malformed_request: 'The request could not be read',
  not_authenticated: 'Sign-in is required',
  token_not_valid: 'The access token is expired or revoked',
  invalid_credentials: 'Wrong e-mail address or password',
  sign_in_expired: 'The sign-in took too long or had too many tries',
  email_not_verified: 'The e-mail address is not verified',
  account_disabled: 'The account is disabled',
  forbidden: 'Not allowed',
  not_a_member: 'Not a member of this company',
  confirmation_required: 'Confirm with the password or a code first (accounts/confirm/)',
  second_step_required: 'This role requires a second step at sign-in',
  company_required: 'An active company profile is required',
  not_found: 'Not found',
  method_not_allowed: 'Method not allowed',
  invalid_transition: 'Not possible in the present state',
  idempotency_mismatch: 'The idempotency key was used with another request',
  offer_inactive: 'The offer is not active',
  offer_changed: 'The offer has changed',
  order_changed: 'The order is not as it was seen',
  reminded_lately: 'Reminded within the last days',
  own_offer: 'This is your own offer',
  quote_required: 'The seller names the price: ask for a quote (offers/quotes/)',
  application_required: 'A job offer takes applications (offers/quotes/)',
  quote_exists: 'An open request for this offer exists already',
  quote_limit: 'Too many open requests to this seller',
  quote_expired: 'The proposal has expired',
  quote_changed: 'The proposal has changed',
  proposal_binding: 'The proposal is binding until its last day',
  offer_limit: 'The plan allows no more offers',
  dues_overdue: 'Dues are overdue',
  company_not_active: 'The company is not active',
  already_decided: 'Already decided',
  activation_changed: 'The request for activation is not as it was seen',
  too_soon: 'Too soon after the last time',
  signature_invalid: 'The signature is not valid',
  nothing_changed: 'Nothing was added since the rejection',
  release_refused: 'The version cannot be released.',
  resubmit_limit: 'No more submissions are possible',
  referrer_set: 'The referrer is set already',
  plan_changed: 'The price or the credit of the plan has changed',
  plan_current: 'This is the current plan',
  payment_expired: 'The payment has expired',
  account_not_added: 'The account is not among the payout accounts',
  account_waiting: 'The account can be used 24 hours after it was added',
  own_decision: 'Another admin decides on an appeal against a decision',
  own_proposal: 'Another admin decides about a proposed admin',
  introduction_exists: 'An introduction is asked for already',
  chain_changed: 'The chain of contacts is not as it was seen',
  own_profile: 'Not possible with oneself',
  own_company: 'Not possible with the own company',
  recipient_blocked: 'The sender has blocked this recipient',
  opinion_exists: 'An opinion exists already',
  membership_limit: 'A company holds at most 3 cards',
  limit_reached: 'The limit is reached',
  offer_order_limit: 'Too many open orders of this offer',
  seller_order_limit: 'Too many open orders of this seller',
  last_owner: 'A company keeps at least one owner',
  last_admin: 'The product keeps at least one admin',
  has_obligations: 'Open orders or points must be settled first',
  card_exists: 'A card with this number exists already',
  card_taken: 'The card was taken meanwhile',
  already_member: 'The person is already a member',
  account_exists: 'There is an account with this address',
  email_taken: 'The address belongs to another account',
  export_exists: 'A copy of the data is on its way or ready',
  request_timeout: 'The request took too long to arrive',
  payload_too_large: 'The request is too large',
  address_too_long: 'The address is too long',
  unsupported_media_type: 'The media type is not supported',
  validation_failed: 'Some fields are not valid',
  insufficient_points: 'Not enough points',
  link_preview_failed: 'There is no preview of this link',
  token_invalid: 'The link is not valid',
  token_expired: 'The link has expired',
  invitation_revoked: 'Invitation withdrawn',
  invitation_used: 'Invitation already accepted',
  throttled: 'Too many attempts',
  internal: 'Something went wrong',
  unavailable: 'Temporarily unavailable',
} satisfies Record<ErrorCode, string>;

/** The RFC 9457 document of a problem. */
export function problemDocument({ code, status, message, details }: ApiProblem, requestId: string): Problem {
  return {
    type: `urn:wspolnik:problem:${code}`,
    title: TITLES[code],
    status,
    detail: message,
    code,
    ...(details.fields ? { fields: details.fields } : {}),
    ...(details.params ? { params: details.params } : {}),
    ...(details.allowed_actions ? { allowed_actions: details.allowed_actions } : {}),
    request_id: requestId,
  };
}
