import { type Static, Type } from 'typebox';

/**
 * Every error code of the API with its HTTP status. The browser owns the texts, one per code (`errors.<code>` in shared-ui)
 * in both languages.
 */
export const ERROR_STATUS = {
  malformed_request: 400,
  signature_invalid: 400,
  not_authenticated: 401,
  token_not_valid: 401,
  invalid_credentials: 401,
  sign_in_expired: 401,
  email_not_verified: 403,
  account_disabled: 403,
  forbidden: 403,
  not_a_member: 403,
  company_required: 403,
  second_step_required: 403,
  confirmation_required: 403,
  blocked: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  invalid_transition: 409,
  idempotency_mismatch: 409,
  offer_inactive: 409,
  offer_changed: 409,
  own_offer: 409,
  quote_required: 409,
  application_required: 409,
  quote_exists: 409,
  quote_limit: 409,
  quote_expired: 409,
  quote_changed: 409,
  proposal_binding: 409,
  offer_limit: 409,
  dues_overdue: 409,
  company_not_active: 409,
  already_decided: 409,
  already_exported: 409,
  too_soon: 409,
  resubmit_limit: 409,
  nothing_changed: 409,
  referrer_set: 409,
  plan_current: 409,
  payment_expired: 409,
  own_profile: 409,
  own_company: 409,
  own_decision: 409,
  account_not_added: 409,
  account_waiting: 409,
  recipient_blocked: 409,
  opinion_exists: 409,
  membership_limit: 409,
  limit_reached: 409,
  offer_order_limit: 409,
  seller_order_limit: 409,
  last_owner: 409,
  last_admin: 409,
  has_obligations: 409,
  card_exists: 409,
  card_taken: 409,
  already_member: 409,
  account_exists: 409,
  email_taken: 409,
  export_exists: 409,
  payload_too_large: 413,
  address_too_long: 414,
  unsupported_media_type: 415,
  validation_failed: 422,
  insufficient_points: 422,
  link_preview_failed: 422,
  token_invalid: 422,
  token_expired: 422,
  invitation_revoked: 422,
  invitation_used: 422,
  throttled: 429,
  internal: 500,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

/** One failed rule of a field; `code` is a validator's name (`required`, `email`, `max`…), `params` its limits. */
export const FieldError = Type.Object({
  code: Type.String(),
  params: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
});
export type FieldError = Static<typeof FieldError>;

/** RFC 9457 problem document. */
export const Problem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String(),
  code: Type.String(),
  fields: Type.Optional(Type.Record(Type.String(), Type.Array(FieldError))),
  /** Values of the text for this code, e.g. `limit` and `open` of `offer_order_limit`. */
  params: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
  allowed_actions: Type.Optional(Type.Array(Type.String())),
  request_id: Type.String(),
});
export type Problem = Static<typeof Problem>;
