/** docs/security.md explains each. */
export const SECURITY_EVENTS = [
  'sign_in',
  'sign_in_refused',
  'second_step_due',
  'second_step_refused',
  'second_step_changed',
  'confirmation_refused',
  'refused',
  'throttled',
  'token_reused',
  'password_changed',
  'password_reset',
  'email_changed',
  'role_changed',
  'data_exported',
  'deletion_requested',
  'company_deletion_requested',
  'company_deleted',
  'admin_decision',
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];
