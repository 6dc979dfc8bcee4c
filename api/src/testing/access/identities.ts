/**
 * The columns of the table. Members, managers and owners act with the Company-Id of their company; the last two own one that is
 * not active.
 */
export const IDENTITIES = [
  'none',
  'user',
  'another user',
  'member',
  'manager',
  'owner',
  'other owner',
  'admin',
  'draft owner',
  'suspended owner',
] as const;
export type IdentityName = (typeof IDENTITIES)[number];
