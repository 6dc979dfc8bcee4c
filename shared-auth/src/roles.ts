import type { SessionState } from './session-store.ts';

export type Role = 'user' | 'company' | 'admin';
type Identity = Pick<SessionState, 'user' | 'company'>;

/**
 * Roles of the identity: the active company, an admin without one, or a person without one. None for a guest. An admin who has
 * yet to set up a second step is no more than a person.
 */
export function rolesOf({ user, company }: Identity): Role[] {
  if (!user) return [];
  if (company) return ['company'];
  return [user.role === 'ADMIN' && !user.second_step_required ? 'admin' : 'user'];
}

/** The role check: an empty list allows everyone, including guests. */
export function hasRole(state: Identity, roles: readonly Role[]): boolean {
  return roles.length === 0 || rolesOf(state).some((role) => roles.includes(role));
}

/** The profile in use is a person or an active company: a draft or a suspended one may neither trade nor write (ADR 85). */
export const actsAsActive = ({ company }: Pick<SessionState, 'company'>): boolean =>
  company === null || company.status === 'active';

export interface Profile {
  id: string;
  type: 'user' | 'company';
  image: string | null;
  thumbnail: string | null;
  name: string;
  email: string | null;
}

/** The profile that others see, or null for a guest. */
export function currentProfile({ user, company }: Identity): Profile | null {
  if (!user) return null;
  const { id, image, thumbnail, email } = company ?? user;
  const name = company ? company.name : `${user.first_name} ${user.last_name}`.trim();
  return { id, type: company ? 'company' : 'user', image, thumbnail, name, email };
}
